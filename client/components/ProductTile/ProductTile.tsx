/**
 * A product in a grid: picture, tags, name, price, colours. The whole tile is one link; the colours lie above it, and
 * the picked one decides the picture and the colour that the link asks for.
 */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductTile_product$key } from '#relay/ProductTile_product.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { Swatches } from '../Swatches/Swatches.tsx';
import { Tags } from '../Tags/Tags.tsx';
import styles from './ProductTile.module.css';

interface ProductTileProps {
  product: ProductTile_product$key;
  /** The picture that the screen opens with. */
  priority?: boolean;
  /** Told when the shopper follows the tile to the product. */
  onOpen?: (() => void) | undefined;
}

export function ProductTile({ product: key, priority = false, onOpen }: ProductTileProps) {
  const product = useFragment(
    graphql`
      fragment ProductTile_product on Product {
        displayTitle
        tagline
        path
        image {
          alt
          rendition(size: TILE) {
            ...Picture_rendition
          }
        }
        price {
          ...Price_price
        }
        swatches {
          label
          path
          image {
            alt
            # One rendition for every screen: it is only loaded for a colour that the shopper looks at.
            url(width: 680, height: 906)
          }
        }
        ...Swatches_product
        ...Tags_product
      }
    `,
    key,
  );
  const [first] = product.swatches;
  const [picked, setPicked] = useState<string | null>(null);
  const swatch = product.swatches.find((each) => each.label === picked) ?? first;
  const other = swatch === first ? undefined : swatch;

  return (
    <article className={styles.tile}>
      <div className={styles.frame}>
        <Picture
          rendition={product.image.rendition}
          alt={other ? '' : product.image.alt}
          fit="cover"
          priority={priority}
        />
        {other && (
          <img
            key={other.label}
            className={styles.other}
            src={other.image.url}
            alt={other.image.alt}
            width={680}
            height={906}
            decoding="async"
          />
        )}
        <div className={styles.tags}>
          <Tags product={product} />
        </div>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={swatch?.path ?? product.path} className={styles.link} onClick={onOpen}>
            {product.displayTitle}
          </Link>
        </h3>
        {product.tagline && <p className={styles.tagline}>{product.tagline}</p>}
        {product.price && (
          <p className={styles.price}>
            <Price price={product.price} />
          </p>
        )}
      </div>
      {swatch && <Swatches product={product} selected={swatch.label} onSelect={setPicked} />}
    </article>
  );
}

/**
 * A product in a grid: picture, tags, name, price, stock, colours. The whole tile is one link; the swatches are above
 * it, and the selected one decides what the tile shows and links to.
 */
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductTile_product$key } from '#relay/ProductTile_product.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useEditTags } from '../../preview/useEditTags.ts';
import { preloadPictures } from '../../viewport/pictures/preloadPictures.ts';
import { filesOnConnection } from '../../viewport/pictures/pictureAddress.ts';
import { useWording } from '../../wording/wording.ts';
import { Picture } from '../Picture/Picture.tsx';
import { PriceStack } from '../Price/PriceStack.tsx';
import { Swatches } from '../Swatches/Swatches.tsx';
import { TagList } from '../Tags/TagList.tsx';
import styles from './ProductTile.module.css';
import { tileStock } from './tileStock.rules.ts';
import { useColourFiles } from './useColourFiles.ts';

/** A screen's override of the product's own text. */
export interface TileTexts {
  title: ReactNode;
  /** Null keeps the product's own. */
  tagline: ReactNode;
}

interface ProductTileProps {
  product: ProductTile_product$key;
  /** Of the list that it is in; a product may be in several. */
  listId: string;
  /** Label of the initial colour; null for the product's first. */
  color?: string | null;
  /** Its picture is above the fold. */
  priority?: boolean;
  /** Width of the picture, as a `sizes` attribute. */
  sizes?: string;
  /** Called when the tile is followed, with its colour; null when there is only one. */
  onOpen?: ((color: string | null) => void) | undefined;
  words?: TileTexts | null;
  /** Rendered by the screen below the tile. */
  children?: ReactNode;
}

export function ProductTile({
  product: key,
  listId,
  color = null,
  priority = false,
  sizes,
  onOpen,
  words = null,
  children,
}: ProductTileProps) {
  const t = useWording();
  const product = useFragment(
    graphql`
      fragment ProductTile_product on Product
      @argumentDefinitions(size: { type: "ImageSize!", defaultValue: TILE }) {
        __id
        displayTitle
        tagline
        textLanguage
        path
        tags
        availability
        image {
          name
          alt
          rendition(size: $size) {
            ...Picture_rendition
          }
        }
        price {
          ...PriceStack_prices
        }
        swatches {
          label
          path
          tags
          availability
          price {
            ...PriceStack_prices
          }
          image {
            name
            alt
          }
        }
        ...Swatches_product
        ...useColourFiles_product @arguments(size: $size)
        # For the page that the tile leads to, whose code comes later than this.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...ProductPreview_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...KnownPicture_product @arguments(size: $size)
      }
    `,
    key,
  );
  const filesOf = useColourFiles(product);
  const editTag = useEditTags();
  const [picked, setPicked] = useState<string | null>(color);
  // The selected colour starts as the first (catalogue.md 4), or as the one that the list is filtered by.
  const swatchOf = (label: string | null) =>
    product.swatches.find((each) => each.label === label) ?? product.swatches[0];
  // The link changes at once, since Enter may follow; the content changes after the swatch is painted.
  const chosen = swatchOf(picked);
  const swatch = swatchOf(useDeferredValue(picked));
  const { price, tags } = swatch ?? product;
  const tagline = words?.tagline ?? product.tagline;
  const stock = tileStock({ product: product.availability, colour: swatch?.availability ?? null });
  const other = swatch && swatch.image.name !== product.image.name ? swatch : undefined;

  const handleOpen = onOpen && (() => onOpen(chosen?.label ?? null));
  const warmColours = () =>
    preloadPictures(
      product.swatches
        .filter(({ image }) => image.name !== product.image.name)
        .map(({ image }) => filesOf(image.name, sizes)),
    );

  return (
    <article className={styles.tile}>
      <div className={styles.frame}>
        <Picture
          rendition={product.image.rendition}
          alt={other ? '' : product.image.alt}
          fit="cover"
          priority={priority}
          sizes={sizes}
        />
        {other && (
          <img
            key={other.label}
            className={styles.other}
            {...filesOnConnection(filesOf(other.image.name, sizes))}
            alt={other.image.alt}
            loading={other.label === color && !priority ? 'lazy' : 'eager'}
            decoding="async"
          />
        )}
        <div className={styles.tags}>
          <TagList tags={tags} />
        </div>
        {/* Overlays the picture: it changes with the colour without a shift. */}
        {stock && (
          <p className={styles.stock} data-stock={stock}>
            {t(`tile.${stock}`, { color: swatch ? t.value('Color', swatch.label) : '' })}
          </p>
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} {...editTag(product.__id)}>
          <Link
            href={chosen?.path ?? product.path}
            known={product}
            className={styles.link}
            onClick={handleOpen}
          >
            {words?.title ?? product.displayTitle}
          </Link>
        </h3>
        {tagline && (
          <p className={styles.tagline} lang={product.textLanguage ?? undefined}>
            {tagline}
          </p>
        )}
        {price && (
          <p className={styles.price}>
            <PriceStack price={price} others={product.swatches.map((each) => each.price)} />
          </p>
        )}
      </div>
      {chosen && (
        <Swatches
          product={product}
          group={`${listId} ${product.path}`}
          selected={chosen.label}
          onSelect={setPicked}
          onApproach={warmColours}
          onOpen={handleOpen}
        />
      )}
      {children}
    </article>
  );
}

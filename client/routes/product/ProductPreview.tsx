/**
 * Preview of a product page: picture, name and price from the followed tile, in their final positions, so that nothing
 * shifts when the rest loads.
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { KnownPicture_product$key } from '#relay/KnownPicture_product.graphql.ts';
import type { ProductPreview_product$key } from '#relay/ProductPreview_product.graphql.ts';
import type { useColourFiles_product$key } from '#relay/useColourFiles_product.graphql.ts';
import { isSameColour } from '../../components/OptionChoice/variantMatch.rules.ts';
import { PriceStack } from '../../components/Price/PriceStack.tsx';
import { TagList } from '../../components/Tags/TagList.tsx';
import type { PreviewProps } from '../../navigation/entryPoint.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import buyStyles from './buy/BuyBox.module.css';
import { KnownPicture } from './gallery/KnownPicture.tsx';
import galleryStyles from './gallery/ProductGallery.module.css';
import styles from './ProductPreview.module.css';
import pageStyles from './ProductRoute.module.css';

/** Preview data of links to a product. */
export type KnownProduct = ProductPreview_product$key & KnownPicture_product$key & useColourFiles_product$key;

export default function ProductPreview({ known, match }: PreviewProps<KnownProduct>) {
  const product = useFragment<ProductPreview_product$key>(
    graphql`
      fragment ProductPreview_product on Product {
        displayTitle
        tagline
        textLanguage
        tags
        price {
          ...PriceStack_prices
        }
        swatches {
          label
          tags
          price {
            ...PriceStack_prices
          }
        }
      }
    `,
    known,
  );
  const { swatches } = product;
  const color = match.search.get('color');
  const offer = swatches.find(({ label }) => isSameColour(label, color)) ?? swatches[0] ?? product;
  return (
    <div className={pageStyles.page}>
      <div className={styles.trail}>
        <Skeleton lines={1} inlineSize="60%" />
      </div>
      <div className={pageStyles.top}>
        <div className={galleryStyles.gallery}>
          <div className={galleryStyles.stage}>
            <div className={galleryStyles.track}>
              <div className={galleryStyles.slide}>
                <KnownPicture product={known} color={color} />
              </div>
            </div>
          </div>
        </div>
        <div className={pageStyles.buy}>
          <div className={buyStyles.box}>
            <div className={buyStyles.head}>
              {[product, ...swatches].some(({ tags }) => tags.length > 0) && (
                <p className={buyStyles.tags}>
                  <TagList tags={offer.tags} />
                </p>
              )}
              <h1 className={buyStyles.title}>{product.displayTitle}</h1>
              {product.tagline && (
                <p className={buyStyles.tagline} lang={product.textLanguage ?? undefined}>
                  {product.tagline}
                </p>
              )}
              {offer.price && (
                <p className={buyStyles.price}>
                  <PriceStack price={offer.price} others={swatches.map(({ price }) => price)} size="large" />
                </p>
              )}
            </div>
            <Skeleton blockSize="5rem" />
            <Skeleton blockSize="3.25rem" />
          </div>
        </div>
      </div>
    </div>
  );
}

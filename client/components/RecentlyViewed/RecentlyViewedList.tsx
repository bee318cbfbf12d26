/** The recently viewed products. Nothing when this market shows none of them. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { RecentlyViewedListQuery } from '#relay/RecentlyViewedListQuery.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './RecentlyViewed.module.css';
import { RecentlyViewedFrame } from './RecentlyViewedFrame.tsx';

export function RecentlyViewedList({ query }: { query: PreloadedQuery<RecentlyViewedListQuery> }) {
  const { products } = usePreloadedQuery<RecentlyViewedListQuery>(
    graphql`
      query RecentlyViewedListQuery($locale: Locale!, $handles: [String!]!)
      @inContext(locale: $locale)
      @preloadable {
        products: productsByHandle(handles: $handles) {
          id
          displayTitle
          path
          image {
            rendition(size: TILE) {
              ...Picture_rendition
            }
          }
          selected {
            price {
              ...Price_price
            }
          }
        }
      }
    `,
    query,
  );
  if (products.length === 0) return null;

  return (
    <RecentlyViewedFrame>
      <ul className={styles.row}>
        {products.map((product) => (
          <li key={product.id} className={styles.item}>
            <div className={styles.frame}>
              <Picture
                rendition={product.image.rendition}
                alt=""
                fit="cover"
                sizes="(min-width: 1440px) min(15vw, 15rem), 11.5rem"
              />
            </div>
            <Link href={product.path} preload="intent" className={styles.link}>
              {product.displayTitle}
            </Link>
            <p className={styles.price}>
              {product.selected.price ? <Price price={product.selected.price} /> : null}
            </p>
          </li>
        ))}
      </ul>
    </RecentlyViewedFrame>
  );
}

/** Related products, as a separate query: the page does not wait for it. Nothing when there are none. */
import { useId } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { RelatedProductsQuery } from '#relay/RelatedProductsQuery.graphql.ts';
import { ProductGrid } from './lateParts.ts';
import styles from './RelatedProducts.module.css';

export function RelatedProducts({ query }: { query: PreloadedQuery<RelatedProductsQuery> }) {
  const id = useId();
  const { product } = usePreloadedQuery<RelatedProductsQuery>(
    graphql`
      query RelatedProductsQuery($locale: Locale!, $handle: String!)
      @inContext(locale: $locale)
      @preloadable {
        product(handle: $handle) {
          ... on Product {
            relatedHeading
            related(first: 4) {
              # Of the late part.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...ProductGrid_products
            }
          }
        }
      }
    `,
    query,
  );
  if (!product?.related || product.related.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {product.relatedHeading}
      </h2>
      <ProductGrid products={product.related} label={product.relatedHeading ?? ''} listId="related" />
    </section>
  );
}

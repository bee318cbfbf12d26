/** Add-ons of a product, as a separate query: the page does not wait for it. Nothing when there are none. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { ProductAddOnsQuery } from '#relay/ProductAddOnsQuery.graphql.ts';
import { ProductAddOnsOfSize } from './lateParts.ts';

interface ProductAddOnsProps {
  query: PreloadedQuery<ProductAddOnsQuery>;
  /** Selected size of the product; null when there is none. */
  size: string | null;
}

export function ProductAddOns({ query, size }: ProductAddOnsProps) {
  const { product } = usePreloadedQuery<ProductAddOnsQuery>(
    graphql`
      query ProductAddOnsQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) @preloadable {
        product(handle: $handle) {
          ... on Product @alias(as: "shown") {
            # Of the late part.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...ProductAddOnsOfSize_product
          }
        }
      }
    `,
    query,
  );
  return product?.shown ? <ProductAddOnsOfSize product={product.shown} size={size} /> : null;
}

/** Add-ons of a product, as a separate query: the page does not wait for it. Nothing when there are none. */
import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { ProductAddOnsQuery } from '#relay/ProductAddOnsQuery.graphql.ts';
import { AddOnGridSkeleton } from '../../components/AddOnGrid/AddOnGridSkeleton.tsx';
import { ProductAddOnsOfSize } from './ProductAddOnsOfSize.tsx';

interface ProductAddOnsProps {
  query: PreloadedQuery<ProductAddOnsQuery>;
  /** Selected size of the product; null when there is none. */
  size: string | null;
}

export function ProductAddOns(props: ProductAddOnsProps) {
  return (
    <Suspense fallback={<AddOnGridSkeleton />}>
      <LoadedAddOns {...props} />
    </Suspense>
  );
}

function LoadedAddOns({ query, size }: ProductAddOnsProps) {
  const { product } = usePreloadedQuery<ProductAddOnsQuery>(
    graphql`
      query ProductAddOnsQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) @preloadable {
        product(handle: $handle) {
          ... on Product @alias(as: "shown") {
            ...ProductAddOnsOfSize_product
          }
        }
      }
    `,
    query,
  );
  return product?.shown ? <ProductAddOnsOfSize product={product.shown} size={size} /> : null;
}

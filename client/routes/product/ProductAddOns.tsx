/** Add-ons of a product, as a separate query: the page does not wait for it. Nothing when there are none. */
import { startTransition, useEffect, useRef } from 'react';
import { graphql, usePreloadedQuery, useRefetchableFragment } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { ProductAddOns_product$key } from '#relay/ProductAddOns_product.graphql.ts';
import type { ProductAddOnsOfSizeQuery } from '#relay/ProductAddOnsOfSizeQuery.graphql.ts';
import type { ProductAddOnsQuery } from '#relay/ProductAddOnsQuery.graphql.ts';
import { AddOnGrid } from '../../components/AddOnGrid/AddOnGrid.tsx';
import { cartContents, type CartContents } from '../../components/AddOnGrid/cartContents.rules.ts';
import { useViewer } from '../../components/Viewer/useViewer.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';

interface ProductAddOnsProps {
  query: PreloadedQuery<ProductAddOnsQuery>;
  /** Selected size of the product; null when there is none. */
  size: string | null;
}

export function ProductAddOns({ query, size }: ProductAddOnsProps) {
  const lines = useViewer().cart?.lines ?? [];
  const { product } = usePreloadedQuery<ProductAddOnsQuery>(
    graphql`
      query ProductAddOnsQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) @preloadable {
        product(handle: $handle) {
          ... on Product @alias(as: "shown") {
            ...ProductAddOns_product
          }
        }
      }
    `,
    query,
  );
  if (!product?.shown) return null;
  return <OfSize product={product.shown} contents={cartContents(lines)} size={size} />;
}

interface OfSizeProps {
  product: ProductAddOns_product$key;
  contents: CartContents;
  size: string | null;
}

/** Fit may depend on the size: only then refetch; the old result stays until the response. */
function OfSize({ product: key, contents, size }: OfSizeProps) {
  const { lang } = useRouteMatch();
  const [{ addOns }, refetch] = useRefetchableFragment<ProductAddOnsOfSizeQuery, ProductAddOns_product$key>(
    graphql`
      fragment ProductAddOns_product on Product
      @argumentDefinitions(size: { type: "String" })
      @refetchable(queryName: "ProductAddOnsOfSizeQuery") {
        addOns(size: $size) {
          variesBySize
          ...AddOnGrid_grid
        }
      }
    `,
    key,
  );
  const requested = useRef<string | null>(null);
  const varies = addOns?.variesBySize ?? false;
  useEffect(() => {
    if (!varies || requested.current === size) return;
    requested.current = size;
    startTransition(() => {
      refetch({ size }, { fetchPolicy: 'store-or-network' });
    });
  }, [varies, size, refetch]);
  return addOns ? <AddOnGrid grid={addOns} contents={contents} locale={lang} /> : null;
}

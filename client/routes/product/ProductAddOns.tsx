/** What goes with a product, by a query of its own: the page does not wait for it. Nothing when there is nothing. */
import { startTransition, useEffect, useRef } from 'react';
import { graphql, usePreloadedQuery, useRefetchableFragment } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { AddOnGrid_cart$key } from '#relay/AddOnGrid_cart.graphql.ts';
import type { ProductAddOns_product$key } from '#relay/ProductAddOns_product.graphql.ts';
import type { ProductAddOnsOfSizeQuery } from '#relay/ProductAddOnsOfSizeQuery.graphql.ts';
import type { ProductAddOnsQuery } from '#relay/ProductAddOnsQuery.graphql.ts';
import { AddOnGrid } from '../../components/AddOnGrid/AddOnGrid.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';

interface ProductAddOnsProps {
  query: PreloadedQuery<ProductAddOnsQuery>;
  /** Size of the product that is chosen; null when none is. */
  size: string | null;
}

export function ProductAddOns({ query, size }: ProductAddOnsProps) {
  const { product, cart } = usePreloadedQuery<ProductAddOnsQuery>(
    graphql`
      query ProductAddOnsQuery($locale: String!, $uid: String!) @inContext(locale: $locale) @preloadable {
        product(uid: $uid) {
          ... on Product @alias(as: "shown") {
            ...ProductAddOns_product
          }
        }
        cart {
          ...AddOnGrid_cart
        }
      }
    `,
    query,
  );
  if (!product?.shown) return null;
  return <OfSize product={product.shown} cart={cart} size={size} />;
}

interface OfSizeProps {
  product: ProductAddOns_product$key;
  cart: AddOnGrid_cart$key | null;
  size: string | null;
}

/** What fits may depend on the size. Only then it is asked for again; until it is there the last answer stands. */
function OfSize({ product: key, cart, size }: OfSizeProps) {
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
  const asked = useRef<string | null>(null);
  const varies = addOns?.variesBySize ?? false;
  useEffect(() => {
    if (!varies || asked.current === size) return;
    asked.current = size;
    startTransition(() => {
      refetch({ size }, { fetchPolicy: 'store-or-network' });
    });
  }, [varies, size, refetch]);
  return addOns ? <AddOnGrid grid={addOns} cart={cart} locale={lang} /> : null;
}

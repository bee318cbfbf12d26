/** The add-ons that fit a size. Only where the fit depends on it, refetch; the old result stays until the response. */
import { startTransition, useEffect, useRef } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay/hooks.js';
import type { ProductAddOnsOfSize_product$key } from '#relay/ProductAddOnsOfSize_product.graphql.ts';
import type { ProductAddOnsOfSizeQuery } from '#relay/ProductAddOnsOfSizeQuery.graphql.ts';
import { AddOnGrid } from '../../components/AddOnGrid/AddOnGrid.tsx';
import { cartContents } from '../../components/AddOnGrid/cartContents.rules.ts';
import { useViewer } from '../../components/Viewer/useViewer.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';

export interface ProductAddOnsOfSizeProps {
  product: ProductAddOnsOfSize_product$key;
  /** Selected size of the product; null when there is none. */
  size: string | null;
}

export function ProductAddOnsOfSize({ product: key, size }: ProductAddOnsOfSizeProps) {
  const { lang } = useRouteMatch();
  const lines = useViewer().cart?.lines ?? [];
  const [{ addOns }, refetch] = useRefetchableFragment<
    ProductAddOnsOfSizeQuery,
    ProductAddOnsOfSize_product$key
  >(
    graphql`
      fragment ProductAddOnsOfSize_product on Product
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
  return addOns ? <AddOnGrid grid={addOns} contents={cartContents(lines)} locale={lang} /> : null;
}

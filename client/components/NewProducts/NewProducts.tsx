/** The newest products as a row of small pictures, in the opened navigation and in an empty search box. */
import type { MouseEvent } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { NewProductsQuery } from '#relay/NewProductsQuery.graphql.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { newProductsWording } from '../../wording/shopping/newProducts.ts';
import { useWording } from '../../wording/wording.ts';
import { ProductRow } from '../ProductRow/ProductRow.tsx';

interface NewProductsProps {
  /** Handle of the only category; null: of all. */
  category: string | null;
  /** Called when a product is followed. */
  onFollow?: (event: MouseEvent, href: string) => void;
}

export default function NewProducts({ category, onFollow }: NewProductsProps) {
  const t = useWording(newProductsWording);
  return (
    <ProductRow title={t('newProducts.title')} products={useNewProducts(category)} onFollow={onFollow} />
  );
}

/** Ids of the products in the row. Its readers share one request. */
export function useNewProductIds(category: string | null): ReadonlySet<string> {
  return new Set(useNewProducts(category).map(({ id }) => id));
}

function useNewProducts(category: string | null) {
  const { lang } = useRouteMatch();
  const { search } = useLazyLoadQuery<NewProductsQuery>(
    graphql`
      query NewProductsQuery($locale: Locale!, $category: String) @inContext(locale: $locale) {
        search(searchTerm: "", kinds: [PRODUCT], first: 5, sort: NEWEST, filter: { category: $category }) {
          edges {
            node {
              ... on ProductSearchResult {
                product {
                  id
                  ...ProductRow_products
                }
              }
            }
          }
        }
      }
    `,
    { locale: lang, category },
  );
  return search.edges.flatMap(({ node: { product } }) => product ?? []);
}

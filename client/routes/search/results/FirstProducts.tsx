/** Products for a search without any, by the editors' order: loaded in the browser only when needed. */
import { Suspense, useEffect, useEffectEvent } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { FirstProductsQuery } from '#relay/FirstProductsQuery.graphql.ts';
import FirstProductsQueryParameters from '#relay/FirstProductsQuery$parameters.ts';
import { ProductGrid } from '../../../components/ProductGrid/ProductGrid.tsx';
import { ProductGridSkeleton } from '../../../components/ProductGrid/ProductGridSkeleton.tsx';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';

interface FirstProductsProps {
  label: string;
  /** Handle of the only category; null: of all. */
  category: string | null;
}

export default function FirstProducts({ label, category }: FirstProductsProps) {
  const { lang } = useRouteMatch();
  const [query, loadQuery] = useQueryLoader<FirstProductsQuery>(FirstProductsQueryParameters);
  const ask = useEffectEvent(() => loadQuery({ locale: lang, category }));
  useEffect(() => ask(), []);

  const room = <ProductGridSkeleton count={4} />;
  return <Suspense fallback={room}>{query ? <Row query={query} label={label} /> : room}</Suspense>;
}

function Row({ query, label }: { query: PreloadedQuery<FirstProductsQuery>; label: string }) {
  const { search } = usePreloadedQuery<FirstProductsQuery>(
    graphql`
      query FirstProductsQuery($locale: Locale!, $category: String) @inContext(locale: $locale) @preloadable {
        search(searchTerm: "", kinds: [PRODUCT], first: 4, filter: { category: $category }) {
          edges {
            node {
              ... on ProductSearchResult {
                product {
                  ...ProductGrid_products
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const products = search.edges.flatMap(({ node: { product } }) => (product ? [product] : []));
  return <ProductGrid products={products} label={label} listId="search_nothing_found" />;
}

/** What comes near where no product of a list matches: loaded in the browser only when needed. */
import { Suspense, useEffect, useEffectEvent } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { NearProductsQuery } from '#relay/NearProductsQuery.graphql.ts';
import NearProductsQueryParameters from '#relay/NearProductsQuery$parameters.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { searchPageWording } from '../../wording/shopping/searchPage.ts';
import { useWording } from '../../wording/wording.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ProductGridSkeleton } from '../ProductGrid/ProductGridSkeleton.tsx';
import { filtersOf, without, type Listing } from './listing.rules.ts';
import styles from './NearProducts.module.css';

interface NearProductsProps {
  /** Searched term; empty in a category. */
  term: string;
  /** Handle of the category; null in a search. */
  category: string | null;
  listing: Listing;
  /** Name of the facet without which something matches; null where no single one can be dropped. */
  narrowest: string | null;
}

export default function NearProducts({ term, category, listing, narrowest }: NearProductsProps) {
  const t = useWording(searchPageWording);
  const { lang } = useRouteMatch();
  const [query, loadQuery] = useQueryLoader<NearProductsQuery>(NearProductsQueryParameters);
  const facets = narrowest === null ? [] : filtersOf(without(listing, narrowest));
  const ask = useEffectEvent(() => loadQuery({ locale: lang, term, category, facets }));
  useEffect(() => ask(), []);

  const label = t(narrowest === null ? 'searchPage.start' : 'searchPage.near');
  const room = <ProductGridSkeleton count={4} />;
  return (
    <section className={styles.near} aria-labelledby="near-products">
      <h2 id="near-products" className={styles.heading}>
        {label}
      </h2>
      <Suspense fallback={room}>{query ? <Row query={query} label={label} /> : room}</Suspense>
    </section>
  );
}

function Row({ query, label }: { query: PreloadedQuery<NearProductsQuery>; label: string }) {
  const { search } = usePreloadedQuery<NearProductsQuery>(
    graphql`
      query NearProductsQuery($locale: Locale!, $term: String!, $category: String, $facets: [FacetFilter!]!)
      @inContext(locale: $locale)
      @preloadable {
        search(
          searchTerm: $term
          kinds: [PRODUCT]
          first: 4
          filter: { category: $category, facets: $facets }
        ) {
          edges {
            node {
              ... on ProductSearchResult {
                preferredColor
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
  const found = search.edges.flatMap(({ node: { product, preferredColor } }) =>
    product ? [{ product, color: preferredColor ?? null }] : [],
  );
  return (
    <ProductGrid
      products={found.map(({ product }) => product)}
      colors={found.map(({ color }) => color)}
      label={label}
      listId="near_products"
    />
  );
}

/** The products of a category, as the address selects them. */
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { CategoryProducts_category$key } from '#relay/CategoryProducts_category.graphql.ts';
import type { CategoryProductsPaginationQuery } from '#relay/CategoryProductsPaginationQuery.graphql.ts';
import type { CategoryProductsQuery } from '#relay/CategoryProductsQuery.graphql.ts';
import { CompareToggle } from '../../components/CompareToggle/CompareToggle.tsx';
import { firstRequestSize, readListing } from '../../components/Listing/listing.rules.ts';
import { ProductListing } from '../../components/Listing/ProductListing.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';

interface CategoryProductsProps {
  query: PreloadedQuery<CategoryProductsQuery>;
  /** Title of the category, for the labels. */
  title: string;
  /** Its address without listing parameters. */
  path: string;
  /** Its first product's picture is above the fold. */
  isOpening: boolean;
}

export function CategoryProducts({ query, ...look }: CategoryProductsProps) {
  const { category } = usePreloadedQuery<CategoryProductsQuery>(
    graphql`
      query CategoryProductsQuery(
        $locale: Locale!
        $handle: String!
        $first: Int!
        $skip: Int!
        $sort: ProductSort!
        $filters: [FacetFilter!]!
      ) @inContext(locale: $locale) @preloadable {
        category(handle: $handle) {
          ...CategoryProducts_category @arguments(first: $first, skip: $skip, sort: $sort, filters: $filters)
        }
      }
    `,
    query,
  );
  return category ? <ProductList category={category} {...look} /> : null;
}

interface ProductListProps extends Omit<CategoryProductsProps, 'query'> {
  category: CategoryProducts_category$key;
}

function ProductList({ category: key, title, path, isOpening }: ProductListProps) {
  const t = useWording(listingWording);
  const { search, params } = useRouteMatch();
  // The generated refetch query uses the category's id, which includes the market: no `@inContext` is needed.
  const { data, loadNext, isLoadingNext } = usePaginationFragment<
    CategoryProductsPaginationQuery,
    CategoryProducts_category$key
  >(
    graphql`
      fragment CategoryProducts_category on Category
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        skip: { type: "Int!" }
        sort: { type: "ProductSort!" }
        filters: { type: "[FacetFilter!]!" }
      )
      @refetchable(queryName: "CategoryProductsPaginationQuery") {
        products(first: $first, after: $after, skip: $skip, sort: $sort, filter: { facets: $filters })
          @connection(key: "CategoryProducts_products", filters: ["skip", "sort", "filter"]) {
          totalCount
          facets {
            ...ProductListing_facets
          }
          costliestFacet {
            ...ProductListing_costliest
          }
          edges {
            preferredColor
            node {
              ...ProductListing_products
              ...CompareToggle_product
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    key,
  );
  const { edges, totalCount, facets, costliestFacet, pageInfo } = data.products;
  return (
    <ProductListing
      title={title}
      listId="category"
      path={path}
      within={{ term: '', category: params['handle'] ?? null }}
      ownOrder={t('category.sort.FEATURED')}
      everything={t('category.emptyWayOut', { title })}
      products={edges.map((edge) => edge.node)}
      colors={edges.map((edge) => edge.preferredColor)}
      requested={firstRequestSize(readListing(search))}
      total={totalCount}
      isOpening={isOpening}
      facets={facets}
      costliest={costliestFacet}
      hasNext={pageInfo.hasNextPage}
      isLoadingNext={isLoadingNext}
      loadNext={loadNext}
      renderBelow={(index) => {
        const edge = edges[index];
        return edge ? <CompareToggle product={edge.node} /> : null;
      }}
    />
  );
}

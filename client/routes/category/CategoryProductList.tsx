/** The list of a category's products: facets, orders and pagination. */
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { CategoryProductList_category$key } from '#relay/CategoryProductList_category.graphql.ts';
import type { CategoryProductListPaginationQuery } from '#relay/CategoryProductListPaginationQuery.graphql.ts';
import { CompareToggle } from '../../components/CompareToggle/CompareToggle.tsx';
import { firstRequestSize, readListing } from '../../components/Listing/listing.rules.ts';
import { ProductListing } from '../../components/Listing/ProductListing.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';

export interface CategoryProductListProps {
  category: CategoryProductList_category$key;
  /** Title of the category, for the labels. */
  title: string;
  /** Its address without listing parameters. */
  path: string;
  /** Its first product's picture is above the fold. */
  isOpening: boolean;
}

export function CategoryProductList({ category: key, title, path, isOpening }: CategoryProductListProps) {
  const t = useWording(listingWording);
  const { search, params } = useRouteMatch();
  // The generated refetch query uses the category's id, which includes the market: no `@inContext` is needed.
  const { data, loadNext, isLoadingNext } = usePaginationFragment<
    CategoryProductListPaginationQuery,
    CategoryProductList_category$key
  >(
    graphql`
      fragment CategoryProductList_category on Category
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        skip: { type: "Int!" }
        sort: { type: "ProductSort!" }
        filters: { type: "[FacetFilter!]!" }
      )
      @refetchable(queryName: "CategoryProductListPaginationQuery") {
        products(first: $first, after: $after, skip: $skip, sort: $sort, filter: { facets: $filters })
          @connection(key: "CategoryProductList_products", filters: ["skip", "sort", "filter"]) {
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

/**
 * The category screen. Two parallel queries: the category, which stays while filters change, and its products for the
 * address.
 */
import type { CategoryProductsQuery } from '#relay/CategoryProductsQuery.graphql.ts';
import CategoryProductsQueryParameters from '#relay/CategoryProductsQuery$parameters.ts';
import type { CategoryRouteQuery } from '#relay/CategoryRouteQuery.graphql.ts';
import CategoryRouteQueryParameters from '#relay/CategoryRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';
import { filtersOf, firstRequestSize, readListing, skipOf } from '../../components/Listing/listing.rules.ts';

export const categoryEntryPoint = defineEntryPoint<{
  page: CategoryRouteQuery;
  products: CategoryProductsQuery;
}>({
  name: 'category',
  load: () => import('./CategoryRoute.tsx'),
  queries: ({ lang, params, search }) => {
    const handle = params['handle'] ?? '';
    const listing = readListing(search);
    return {
      page: { parameters: CategoryRouteQueryParameters, variables: { locale: lang, handle } },
      products: {
        parameters: CategoryProductsQueryParameters,
        variables: {
          locale: lang,
          handle,
          first: firstRequestSize(listing),
          skip: skipOf(listing),
          sort: listing.sort,
          filters: filtersOf(listing),
        },
      },
    };
  },
});

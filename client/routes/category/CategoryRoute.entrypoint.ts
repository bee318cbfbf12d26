/**
 * The category screen. Two queries start together: what the category is, which stays while the shopper narrows it, and
 * its products as the address asks for them.
 */
import type { CategoryProductsQuery } from '#relay/CategoryProductsQuery.graphql.ts';
import CategoryProductsQueryParameters from '#relay/CategoryProductsQuery$parameters.ts';
import type { CategoryRouteQuery } from '#relay/CategoryRouteQuery.graphql.ts';
import CategoryRouteQueryParameters from '#relay/CategoryRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';
import { filtersOf, largestAnswer, readListing, skipOf } from './listing.rules.ts';

export const categoryEntryPoint = defineEntryPoint<{
  page: CategoryRouteQuery;
  products: CategoryProductsQuery;
}>({
  name: 'category',
  load: () => import('./CategoryRoute.tsx'),
  queries: ({ lang, params, search }) => {
    const uid = params['uid'] ?? '';
    const listing = readListing(search);
    return {
      page: { parameters: CategoryRouteQueryParameters, variables: { locale: lang, uid } },
      products: {
        parameters: CategoryProductsQueryParameters,
        variables: {
          locale: lang,
          uid,
          // A longer list goes on from there by itself (CategoryProducts.tsx).
          first: Math.min(listing.show, largestAnswer),
          skip: skipOf(listing),
          sort: listing.sort,
          filters: filtersOf(listing),
        },
      },
    };
  },
});

/** The store locator. Three parallel queries: search-independent data, the list for the address, its map. */
import type { StoreListQuery } from '#relay/StoreListQuery.graphql.ts';
import StoreListQueryParameters from '#relay/StoreListQuery$parameters.ts';
import type { StoreMapQuery } from '#relay/StoreMapQuery.graphql.ts';
import StoreMapQueryParameters from '#relay/StoreMapQuery$parameters.ts';
import type { StoresRouteQuery } from '#relay/StoresRouteQuery.graphql.ts';
import StoresRouteQueryParameters from '#relay/StoresRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';
import { readStoreQuery } from './storeQuery.rules.ts';

export const storesEntryPoint = defineEntryPoint<{
  page: StoresRouteQuery;
  list: StoreListQuery;
  map: StoreMapQuery;
}>({
  name: 'stores',
  load: () => import('./StoresRoute.tsx'),
  queries: ({ lang, search }) => {
    const variables = { locale: lang, near: null, ...readStoreQuery(search) };
    return {
      page: { parameters: StoresRouteQueryParameters, variables: { locale: lang } },
      // Opening states change by the minute.
      list: { parameters: StoreListQueryParameters, variables, fetchPolicy: 'store-and-network' },
      map: { parameters: StoreMapQueryParameters, variables },
    };
  },
});

import TestStoreRouteQueryParameters from '#relay/TestStoreRouteQuery$parameters.ts';
import type { TestStoreRouteQuery } from '#relay/TestStoreRouteQuery.graphql.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/test-store`. */
export const testStoreEntryPoint = defineEntryPoint<{ page: TestStoreRouteQuery }>({
  name: 'test-store',
  load: () => import('./TestStoreRoute.tsx'),
  queries: ({ lang }) => ({
    page: { isPersonal: true, parameters: TestStoreRouteQueryParameters, variables: { locale: lang } },
  }),
});

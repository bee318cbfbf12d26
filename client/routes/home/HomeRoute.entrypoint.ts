import HomeRouteQueryParameters from '#relay/HomeRouteQuery$parameters.ts';
import type { HomeRouteQuery } from '#relay/HomeRouteQuery.graphql.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/` and `/{lang}`. */
export const homeEntryPoint = defineEntryPoint<{ page: HomeRouteQuery }>({
  name: 'home',
  load: () => import('./HomeRoute.tsx'),
  queries: ({ lang }) => ({ page: { parameters: HomeRouteQueryParameters, variables: { locale: lang } } }),
});

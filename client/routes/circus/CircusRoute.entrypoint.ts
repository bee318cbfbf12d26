import type { CircusRouteQuery } from '#relay/CircusRouteQuery.graphql.ts';
import CircusRouteQueryParameters from '#relay/CircusRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/traveling-circus`. */
export const circusEntryPoint = defineEntryPoint<{ page: CircusRouteQuery }>({
  name: 'circus',
  load: () => import('./CircusRoute.tsx'),
  queries: ({ lang }) => ({
    page: { parameters: CircusRouteQueryParameters, variables: { locale: lang } },
  }),
});

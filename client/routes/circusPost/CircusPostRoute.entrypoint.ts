import type { CircusPostRouteQuery } from '#relay/CircusPostRouteQuery.graphql.ts';
import CircusPostRouteQueryParameters from '#relay/CircusPostRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/traveling-circus/p/{handle}`. */
export const circusPostEntryPoint = defineEntryPoint<{ page: CircusPostRouteQuery }>({
  name: 'circus-post',
  load: () => import('./CircusPostRoute.tsx'),
  queries: ({ lang, params }) => ({
    page: {
      parameters: CircusPostRouteQueryParameters,
      variables: { locale: lang, handle: params['handle'] ?? '' },
    },
  }),
});

import PageRouteQueryParameters from '#relay/PageRouteQuery$parameters.ts';
import type { PageRouteQuery } from '#relay/PageRouteQuery.graphql.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/{page}`. */
export const pageEntryPoint = defineEntryPoint<{ page: PageRouteQuery }>({
  name: 'page',
  // One route shows many pages, which analytics must distinguish.
  viewName: ({ params }) => `page-${params['page'] ?? ''}`,
  load: () => import('./PageRoute.tsx'),
  queries: ({ lang, params }) => ({
    page: { parameters: PageRouteQueryParameters, variables: { locale: lang, handle: params['page'] ?? '' } },
  }),
});

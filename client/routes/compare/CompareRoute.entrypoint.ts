/** The comparison. The address names the products, so that it can be bookmarked and shared. */
import type { CompareRouteQuery } from '#relay/CompareRouteQuery.graphql.ts';
import CompareRouteQueryParameters from '#relay/CompareRouteQuery$parameters.ts';
import { readCompared } from '../../components/CompareToggle/compareList.rules.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

export const compareEntryPoint = defineEntryPoint<{ page: CompareRouteQuery }>({
  name: 'compare',
  load: () => import('./CompareRoute.tsx'),
  queries: ({ lang, search }) => ({
    page: {
      parameters: CompareRouteQueryParameters,
      variables: { locale: lang, handles: readCompared(search.get('p')).handles },
    },
  }),
});

import type { CircusSeasonRouteQuery } from '#relay/CircusSeasonRouteQuery.graphql.ts';
import CircusSeasonRouteQueryParameters from '#relay/CircusSeasonRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';
import { readShown } from './shownPosts.rules.ts';

/** `/{lang}/traveling-circus/{handle}`; `?shown=` is the number of posts. */
export const circusSeasonEntryPoint = defineEntryPoint<{ page: CircusSeasonRouteQuery }>({
  name: 'circus-season',
  load: () => import('./CircusSeasonRoute.tsx'),
  queries: ({ lang, params, search }) => ({
    page: {
      parameters: CircusSeasonRouteQueryParameters,
      variables: { locale: lang, handle: params['handle'] ?? '', first: readShown(search) },
    },
  }),
});

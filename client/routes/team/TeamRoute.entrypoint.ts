import type { TeamRouteQuery } from '#relay/TeamRouteQuery.graphql.ts';
import TeamRouteQueryParameters from '#relay/TeamRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/team`. */
export const teamEntryPoint = defineEntryPoint<{ page: TeamRouteQuery }>({
  name: 'team',
  load: () => import('./TeamRoute.tsx'),
  queries: ({ lang }) => ({
    page: { parameters: TeamRouteQueryParameters, variables: { locale: lang } },
  }),
});

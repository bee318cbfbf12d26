import LandingRouteQueryParameters from '#relay/LandingRouteQuery$parameters.ts';
import type { LandingRouteQuery } from '#relay/LandingRouteQuery.graphql.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/l/{handle}`. */
export const landingEntryPoint = defineEntryPoint<{ page: LandingRouteQuery }>({
  name: 'landing',
  load: () => import('./LandingRoute.tsx'),
  queries: ({ lang, params }) => ({
    page: {
      parameters: LandingRouteQueryParameters,
      variables: { locale: lang, handle: params['handle'] ?? '' },
    },
  }),
});

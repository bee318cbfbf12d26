/** `/{lang}/team/{handle}`. Products are a separate query: the page does not wait for prices. */
import type { AthleteProductsQuery } from '#relay/AthleteProductsQuery.graphql.ts';
import AthleteProductsQueryParameters from '#relay/AthleteProductsQuery$parameters.ts';
import type { AthleteRouteQuery } from '#relay/AthleteRouteQuery.graphql.ts';
import AthleteRouteQueryParameters from '#relay/AthleteRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

export const athleteEntryPoint = defineEntryPoint<{
  page: AthleteRouteQuery;
  products: AthleteProductsQuery;
}>({
  name: 'athlete',
  load: () => import('./AthleteRoute.tsx'),
  queries: ({ lang, params }) => {
    const variables = { locale: lang, handle: params['handle'] ?? '' };
    return {
      page: { parameters: AthleteRouteQueryParameters, variables },
      products: { isAside: true, parameters: AthleteProductsQueryParameters, variables },
    };
  },
});

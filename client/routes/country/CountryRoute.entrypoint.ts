import type { CountryRouteQuery } from '#relay/CountryRouteQuery.graphql.ts';
import CountryRouteQueryParameters from '#relay/CountryRouteQuery$parameters.ts';
import { pathToKeep } from '../../navigation/addresses/countryPath.rules.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/country`; `?from=` is the shopper's previous path. */
export const countryEntryPoint = defineEntryPoint<{ page: CountryRouteQuery }>({
  name: 'country',
  load: () => import('./CountryRoute.tsx'),
  queries: (match) => ({
    page: {
      parameters: CountryRouteQueryParameters,
      variables: { locale: match.lang, path: pathToKeep(match) },
    },
  }),
});

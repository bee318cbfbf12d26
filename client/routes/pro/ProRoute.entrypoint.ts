import ProRouteQueryParameters from '#relay/ProRouteQuery$parameters.ts';
import type { ProRouteQuery } from '#relay/ProRouteQuery.graphql.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/pro` and `/{lang}/psia`: presentation of the programme, in general and for instructors. */
function entryPointOf(name: 'pro' | 'psia') {
  return defineEntryPoint<{ page: ProRouteQuery }>({
    name,
    load: () => import('./ProRoute.tsx'),
    queries: ({ lang }) => ({
      page: {
        isPersonal: true,
        parameters: ProRouteQueryParameters,
        variables: { locale: lang, handle: name },
        fetchPolicy: 'store-and-network',
      },
    }),
  });
}

export const proEntryPoint = entryPointOf('pro');
export const psiaEntryPoint = entryPointOf('psia');

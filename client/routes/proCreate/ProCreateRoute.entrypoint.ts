/** `/{lang}/pro/create`. */
import type { ProCreateRouteQuery } from '#relay/ProCreateRouteQuery.graphql.ts';
import ProCreateRouteQueryParameters from '#relay/ProCreateRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

export const proCreateEntryPoint = defineEntryPoint<{ page: ProCreateRouteQuery }>({
  name: 'pro-create',
  load: () => import('./ProCreateRoute.tsx'),
  queries: ({ lang }) => ({
    page: { isPersonal: true, parameters: ProCreateRouteQueryParameters, variables: { locale: lang } },
  }),
});

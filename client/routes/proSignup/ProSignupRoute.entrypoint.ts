import ProSignupRouteQueryParameters from '#relay/ProSignupRouteQuery$parameters.ts';
import type { ProSignupRouteQuery } from '#relay/ProSignupRouteQuery.graphql.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/pro/signup`. */
export const proSignupEntryPoint = defineEntryPoint<{ page: ProSignupRouteQuery }>({
  name: 'pro-signup',
  load: () => import('./ProSignupRoute.tsx'),
  queries: ({ lang }) => ({
    page: {
      isPersonal: true,
      parameters: ProSignupRouteQueryParameters,
      variables: { locale: lang },
      fetchPolicy: 'store-and-network',
    },
  }),
});

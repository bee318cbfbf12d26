import type { AccountProfileRouteQuery } from '#relay/AccountProfileRouteQuery.graphql.ts';
import AccountProfileRouteQueryParameters from '#relay/AccountProfileRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/account/profile`. */
export const accountProfileEntryPoint = defineEntryPoint<{ page: AccountProfileRouteQuery }>({
  name: 'account-profile',
  load: () => import('./AccountProfileRoute.tsx'),
  queries: ({ lang }) => ({
    page: {
      isPersonal: true,
      parameters: AccountProfileRouteQueryParameters,
      variables: { locale: lang },
      fetchPolicy: 'store-and-network',
    },
  }),
});

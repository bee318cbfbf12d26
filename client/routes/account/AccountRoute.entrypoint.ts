import type { AccountRouteQuery } from '#relay/AccountRouteQuery.graphql.ts';
import AccountRouteQueryParameters from '#relay/AccountRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/account`: sign-in for guests, the account's home for customers. */
export const accountEntryPoint = defineEntryPoint<{ page: AccountRouteQuery }>({
  name: 'account',
  load: () => import('./AccountRoute.tsx'),
  queries: ({ lang }) => ({
    page: {
      isPersonal: true,
      parameters: AccountRouteQueryParameters,
      variables: { locale: lang },
      fetchPolicy: 'store-and-network',
    },
  }),
});

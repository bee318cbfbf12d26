import type { AccountAddressesRouteQuery } from '#relay/AccountAddressesRouteQuery.graphql.ts';
import AccountAddressesRouteQueryParameters from '#relay/AccountAddressesRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/account/addresses`. */
export const accountAddressesEntryPoint = defineEntryPoint<{ page: AccountAddressesRouteQuery }>({
  name: 'account-addresses',
  load: () => import('./AccountAddressesRoute.tsx'),
  queries: ({ lang }) => ({
    page: {
      isPersonal: true,
      parameters: AccountAddressesRouteQueryParameters,
      variables: { locale: lang },
      fetchPolicy: 'store-and-network',
    },
  }),
});

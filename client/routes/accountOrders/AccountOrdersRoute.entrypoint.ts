import type { AccountOrdersRouteQuery } from '#relay/AccountOrdersRouteQuery.graphql.ts';
import AccountOrdersRouteQueryParameters from '#relay/AccountOrdersRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';
import { readShown } from './shownOrders.rules.ts';

/** `/{lang}/account/orders`. */
export const accountOrdersEntryPoint = defineEntryPoint<{ page: AccountOrdersRouteQuery }>({
  name: 'account-orders',
  load: () => import('./AccountOrdersRoute.tsx'),
  queries: ({ lang, search }) => ({
    page: {
      isPersonal: true,
      parameters: AccountOrdersRouteQueryParameters,
      variables: { locale: lang, first: readShown(search) },
      fetchPolicy: 'store-and-network',
    },
  }),
});

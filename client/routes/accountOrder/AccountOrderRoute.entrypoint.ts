import type { AccountOrderRouteQuery } from '#relay/AccountOrderRouteQuery.graphql.ts';
import AccountOrderRouteQueryParameters from '#relay/AccountOrderRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';
import { readOrderNumber } from './orderNumber.rules.ts';

/** `/{lang}/account/orders/{number}`. */
export const accountOrderEntryPoint = defineEntryPoint<{ page: AccountOrderRouteQuery }>({
  name: 'account-order',
  load: () => import('./AccountOrderRoute.tsx'),
  queries: ({ lang, params }) => ({
    page: {
      isPersonal: true,
      parameters: AccountOrderRouteQueryParameters,
      variables: { locale: lang, number: readOrderNumber(params['number'] ?? '') },
      fetchPolicy: 'store-and-network',
    },
  }),
});

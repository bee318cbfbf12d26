/**
 * The cart screen. Shows the known cart at once and refetches it, since it may have changed elsewhere. Renders a
 * failure itself.
 */
import type { CartAddOnsQuery } from '#relay/CartAddOnsQuery.graphql.ts';
import CartAddOnsQueryParameters from '#relay/CartAddOnsQuery$parameters.ts';
import type { CartRouteQuery } from '#relay/CartRouteQuery.graphql.ts';
import CartRouteQueryParameters from '#relay/CartRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

export const cartEntryPoint = defineEntryPoint<{ page: CartRouteQuery; addOns: CartAddOnsQuery }>({
  name: 'cart',
  showsFailure: true,
  load: () => import('./CartRoute.tsx'),
  queries: ({ lang }) => ({
    page: {
      isPersonal: true,
      parameters: CartRouteQueryParameters,
      variables: { locale: lang },
      fetchPolicy: 'store-and-network',
    },
    addOns: {
      isPersonal: true,
      isAside: true,
      parameters: CartAddOnsQueryParameters,
      variables: { locale: lang },
      fetchPolicy: 'store-and-network',
    },
  }),
});

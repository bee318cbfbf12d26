/** The cart screen. What is known of the cart is shown at once and asked for again: it may have changed elsewhere. */
import type { CartRouteQuery } from '#relay/CartRouteQuery.graphql.ts';
import CartRouteQueryParameters from '#relay/CartRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

export const cartEntryPoint = defineEntryPoint<{ page: CartRouteQuery }>({
  name: 'cart',
  load: () => import('./CartRoute.tsx'),
  queries: ({ lang }) => ({
    page: {
      parameters: CartRouteQueryParameters,
      variables: { locale: lang },
      fetchPolicy: 'store-and-network',
    },
  }),
});

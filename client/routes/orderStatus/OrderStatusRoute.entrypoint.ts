import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/order-status`: for those who ordered without an account. Asks for nothing before the shopper does. */
export const orderStatusEntryPoint = defineEntryPoint<Record<never, never>>({
  name: 'order-status',
  load: () => import('./OrderStatusRoute.tsx'),
  queries: () => ({}),
});

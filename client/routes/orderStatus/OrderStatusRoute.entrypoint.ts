import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/order-status`: for orders without an account. Has no query. */
export const orderStatusEntryPoint = defineEntryPoint<Record<never, never>>({
  name: 'order-status',
  load: () => import('./OrderStatusRoute.tsx'),
  queries: () => ({}),
});

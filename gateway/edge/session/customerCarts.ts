/**
 * The cart of each customer by store, over all replicas, so that it is found after signing in again or on another
 * device. The shop API gives the owner of a cart, but not the carts of an owner (catalogue.md 7.1).
 */
import { z } from 'zod';
import type { ExpiringValues } from '../state/SharedState.ts';
import type { CustomerCarts, CustomersCart } from '../../graph/session.ts';

const shape = z.object({
  id: z.string(),
  /** Milliseconds since 1970 when the store first reported the cart missing; null while it exists. */
  goneSince: z.number().nullable(),
}) satisfies z.ZodType<CustomersCart>;

/** As long as the platform keeps an unchanged cart (wire-protocols 3.3). */
const KEPT_MS = 30 * 24 * 60 * 60_000;

export function createCustomerCarts(values: ExpiringValues): CustomerCarts {
  const keyOf = (store: string, customerId: number): string => `customer-cart:${store}:${customerId}`;
  return {
    async find(store, customerId) {
      const value = await values.get(keyOf(store, customerId));
      return value === null ? null : shape.parse(JSON.parse(value));
    },
    keep: (store, customerId, cart) => values.set(keyOf(store, customerId), JSON.stringify(cart), KEPT_MS),
    forget: (store, customerId) => values.delete(keyOf(store, customerId)),
  };
}

/** For internal requests, such as the sitemap's. */
export const noCustomerCarts: CustomerCarts = {
  find: async () => null,
  keep: async () => {},
  forget: async () => {},
};

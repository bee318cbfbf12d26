/**
 * Which cart is a customer's, by store, over all copies of the gateway: whoever signs in again, here or on another device,
 * finds it. The shop API tells the owner of a cart, and never the carts of an owner (catalogue.md 7.1).
 */
import { z } from 'zod';
import type { KeptValues } from '../state/SharedState.ts';
import type { CustomerCarts, CustomersCart } from '../../graph/session.ts';

const shape = z.object({
  id: z.string(),
  /** Milliseconds since 1970 at which the store first said that it is gone; null while it did not. */
  goneSince: z.number().nullable(),
}) satisfies z.ZodType<CustomersCart>;

/** As long as the platform keeps a cart that nobody changes (wire-protocols 3.3). */
const KEPT_MS = 30 * 24 * 60 * 60_000;

export function createCustomerCarts(values: KeptValues): CustomerCarts {
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

/** For requests of nobody's: the sitemap's. */
export const noCustomerCarts: CustomerCarts = {
  find: async () => null,
  keep: async () => {},
  forget: async () => {},
};

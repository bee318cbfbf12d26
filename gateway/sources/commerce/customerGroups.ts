/** Customer groups and their discounts (catalogue.md 7.1). v2: bare lists. */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import { amountJson, bareListOf, inStore, settingsCache } from './answers.ts';
import type { CommerceClient } from './client.ts';

/** An unknown kind of rule makes the whole group invalid: no price is better than one that differs from the cart's. */
const discountRuleJson = z.object({
  type: z.enum(['all', 'category', 'product']),
  /** `percent` off, `price`: an amount off each, `fixed`: the price of each. */
  method: z.enum(['percent', 'fixed', 'price']),
  amount: amountJson,
  /** With `category` only. */
  category_id: z.number().optional(),
  /** With `product` only. */
  product_id: z.number().optional(),
});

const customerGroupJson = z.object({
  id: z.number(),
  name: z.string(),
  is_default: z.boolean(),
  is_group_for_guests: z.boolean(),
  discount_rules: z.array(discountRuleJson),
});

export type CustomerGroupJson = z.infer<typeof customerGroupJson>;

const shared = {
  source: 'commerce',
  method: 'GET',
  varies: ['commerceRegion'],
  idempotent: true,
  cache: settingsCache,
} as const;

export const getGuestGroups = defineCall({
  ...shared,
  name: 'getGuestGroups',
  route: '/customer_groups',
  request: (_: Record<string, never>, scope) =>
    inStore(scope, '/customer_groups', { query: { is_group_for_guests: true } }),
  answer: bareListOf(customerGroupJson),
});

const getCustomerGroup = defineCall({
  ...shared,
  name: 'getCustomerGroup',
  route: '/customer_groups/{id}',
  request: ({ id }: { id: number }, scope) => inStore(scope, `/customer_groups/${id}`),
  answer: customerGroupJson.nullable(),
  statuses: { 404: null },
});

export function customerGroupCalls({ read }: CommerceClient) {
  return {
    customerGroup: (id: number) => read(getCustomerGroup, { id }),
    /** The group that guests belong to; null when the store has none. */
    async guestGroup(): Promise<CustomerGroupJson | null> {
      const groups = await read(getGuestGroups, {});
      return groups.find((group) => group.is_group_for_guests) ?? null;
    },
  };
}

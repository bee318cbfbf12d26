/** `customer_groups` of the shop API (catalogue.md 7.1). v2: bare lists. */
import { whenKnown, type Awaitable } from '../../transport/awaitable.ts';
import { defineCall } from '../../transport/call.ts';
import { bareListOf, settingsCache } from '../answers.ts';
import { customerGroupJson, type CustomerGroupJson } from '../customerGroups.ts';
import { inStore, type CommerceClient } from './client.ts';

const shared = {
  source: 'commerce',
  method: 'GET',
  varies: ['commerceRegion'],
  idempotent: true,
  cache: settingsCache,
} as const;

const getGuestGroups = defineCall({
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

export function customerGroupCalls({ read, readKnown }: CommerceClient) {
  return {
    customerGroup: (id: number) => read(getCustomerGroup, { id }),
    /** The group that guests belong to; null when the store has none. */
    guestGroup: (): Awaitable<CustomerGroupJson | null> =>
      whenKnown(
        readKnown(getGuestGroups, {}),
        (groups) => groups.find((group) => group.is_group_for_guests) ?? null,
      ),
  };
}

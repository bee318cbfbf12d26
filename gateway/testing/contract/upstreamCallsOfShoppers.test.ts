/**
 * Calls of the commerce service for what a shopper does with cart and account, step by step with cold caches and on both drivers of
 * commerce, compared with upstreamCallsOfShoppers.json. Reads of lists are in upstreamCalls.test.ts.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxPassword } from '../../sandbox/commerce/seed/customerSeed.ts';
import { buyable, variants } from '../shop/cartOperations.ts';
import { shippedOperation } from '../shop/shippedOperation.ts';
import { signedIn } from '../shop/signedInVisitors.ts';
import { callsBySource, startShop, type CommerceDriver, type Shop } from '../shop/shop.ts';

const table = JSON.parse(
  readFileSync(new URL('upstreamCallsOfShoppers.json', import.meta.url), 'utf8'),
) as Record<string, Record<CommerceDriver, number>>;

let shop: Shop;
let variantId: string;
let soldOutId: string;
let orderNumber: number;
beforeAll(async () => {
  shop = await startShop();
  variantId = await buyable(shop);
  soldOutId = (await variants(shop)).find(({ availability }) => availability === 'SOLD_OUT')?.id ?? '';
  const customer = await signedIn(shop, 'shopper.us');
  const { data } = await customer.ask<{ viewer: { orders: { edges: { node: { number: number } }[] } } }>(
    'query @inContext(locale: "en-us") { viewer { orders(first: 1) { edges { node { number } } } } }',
  );
  orderNumber = data.viewer.orders.edges[0]?.node.number ?? 0;
});
afterAll(() => shop.close());

const address = {
  firstName: 'Lou',
  lastName: 'Many',
  line1: '1 Adit Street',
  city: 'Leadville',
  region: 'CO',
  postalCode: '80461',
  country: 'US',
};

type Step = [title: string, operation: string, variables: (seen: Seen) => Record<string, unknown>];
/** Ids that earlier steps brought. */
interface Seen {
  lineId: string;
  addressId: string;
  /** Of the account that is opened; every walk has its own, and a code of its own. */
  email: string;
  proCode: string;
}

const password = 'three larches in fog';
const newPassword = 'four larches in fog';

const steps: Step[] = [
  ['first add', 'addCartItemMutation', () => ({ input: { variantId, quantity: 1 } })],
  ['second add', 'addCartItemMutation', () => ({ input: { variantId, quantity: 1 } })],
  ['cart', 'CartRouteQuery', () => ({})],
  ['cart drawer', 'CartDrawerQuery', () => ({})],
  ['viewer with a cart', 'useViewerQuery', () => ({})],
  ['another quantity', 'changeCartItemMutation', ({ lineId }) => ({ input: { lineId, quantity: 1 } })],
  [
    'sign-in',
    'useSignInMutation',
    () => ({ input: { email: 'shopper.us@skarn.example', password: sandboxPassword } }),
  ],
  ['account', 'AccountRouteQuery', () => ({})],
  ['profile', 'AccountProfileRouteQuery', () => ({})],
  ['orders', 'AccountOrdersRouteQuery', () => ({ first: 10 })],
  ['order', 'AccountOrderRouteQuery', () => ({ number: orderNumber })],
  ['new address', 'useCreateAddressMutation', () => ({ input: { address } })],
  ['addresses', 'AccountAddressesRouteQuery', () => ({})],
  [
    'changed address',
    'useUpdateAddressMutation',
    ({ addressId: id }) => ({ input: { id, address: { ...address, line1: '2 Adit Street' } } }),
  ],
  ['default address', 'useSetDefaultAddressMutation', ({ addressId: id }) => ({ input: { id } })],
  ['address removed', 'useDeleteAddressMutation', ({ addressId: id }) => ({ input: { id } })],
  ['changed profile', 'useUpdateProfileMutation', () => ({ input: { firstName: 'Lou', lastName: 'Many' } })],
  ['cart of a customer', 'CartRouteQuery', () => ({})],
  ['last line removed', 'removeCartItemMutation', ({ lineId }) => ({ input: { lineId } })],
  ['sign-out', 'useSignOutMutation', () => ({})],
  [
    'order of a guest',
    'useFindOrderMutation',
    () => ({ input: { number: String(orderNumber), email: 'shopper.us@skarn.example' } }),
  ],
  [
    'back-in-stock email',
    'useRequestStockNoticeMutation',
    ({ email }) => ({ input: { variantId: soldOutId, email } }),
  ],
  [
    'newsletter',
    'useJoinEmailListsMutation',
    ({ email }) => ({ input: { email, listIds: ['letters'], hasConsented: true } }),
  ],
  [
    'registration',
    'useCreateAccountMutation',
    ({ email }) => ({ input: { email, password, firstName: 'Lou', lastName: 'Many' } }),
  ],
  ['pro code', 'useJoinProProgrammeMutation', ({ proCode }) => ({ input: { proCode } })],
  [
    'new password',
    'useChangeCredentialsMutation',
    () => ({ input: { currentPassword: password, newPassword } }),
  ],
  ['account deleted', 'useDeleteAccountMutation', () => ({ input: { password: newPassword } })],
];

let walks = 0;
async function walk(driver: CommerceDriver): Promise<Record<string, number>> {
  const visitor = shop.visitor();
  walks += 1;
  const email = `walk.${walks}@skarn.example`;
  const seen: Seen = { lineId: '', addressId: '', email, proCode: `SKARN-PRO-US-${walks}` };
  const calls: Record<string, number> = {};
  await shop.coldSources(driver);
  for (const [title, operation, variables] of steps) {
    await shop.coldSources();
    const { data, errors, log } = await visitor.ask<object>(shippedOperation(operation), {
      locale: 'en-us',
      ...variables(seen),
    });
    expect([title, errors]).toEqual([title, []]);
    const text = JSON.stringify(data);
    // A refusal would be cheap.
    expect([title, text]).toEqual([title, expect.not.stringContaining('"message"')]);
    calls[title] = callsBySource(log.records).commerce ?? 0;
    const read = await visitor.ask<{
      cart: { lines: { id: string }[] } | null;
      viewer: { addresses: { id: string; line1: string }[] | null } | null;
    }>(ids);
    seen.lineId = read.data.cart?.lines[0]?.id ?? '';
    seen.addressId =
      read.data.viewer?.addresses?.find(({ line1 }) => line1.endsWith('Adit Street'))?.id ?? '';
  }
  return calls;
}

const ids = 'query @inContext(locale: "en-us") { cart { lines { id } } viewer { addresses { id line1 } } }';

test.each(['shop-api', 'bigcommerce'] as const)('of a shopper on %s', async (driver) => {
  const expected = Object.fromEntries(Object.entries(table).map(([title, row]) => [title, row[driver]]));
  expect(await walk(driver)).toEqual(expected);
});

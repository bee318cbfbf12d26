/** Back-in-stock notices: the client against the stand-in, over loopback. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type Sellable, type TestShop } from '../../sandbox/commerce/testShop.ts';
import { caller } from '../../testing/shop/caller.ts';
import { listen } from '../../testing/shop/listen.ts';
import type { CommerceSource } from './handle.ts';
import { commerceSource } from './commerce.ts';

let shop: TestShop;
let source: CommerceSource;
let soldOut: Sellable;
let available: Sellable;

beforeAll(async () => {
  shop = await openTestShop(listen);
  source = commerceSource({ url: shop.url });
  soldOut = await shop.sellable((one) => one.isPurchasable && one.quantity === 0, 'eu_region_1');
  available = await shop.sellable((one) => one.isPurchasable && one.quantity > 0, 'eu_region_1');
});
afterAll(async () => {
  await source.close();
  await shop.close();
});

const notice = ({ product, variant }: Sellable, email = 'ruth@skarn.example') => ({
  email,
  product_id: product.id,
  variant_id: variant.variant_id,
  locale: 'de-de',
});

test('is sent to the request’s store with its token, and may be repeated', async () => {
  const mine = caller({ commerceRegion: 'eu_region_1' });
  const commerce = source.open(mine);
  expect(await commerce.createStockNotice(notice(soldOut))).toBeUndefined();
  expect(await commerce.createStockNotice(notice(soldOut))).toBeUndefined();
  expect(mine.log.networkCalls().map(({ call }) => call)).toEqual([
    'getCsrfToken',
    'createStockNotice',
    'createStockNotice',
  ]);
});

test.each([
  ['in stock', () => notice(available), { status: 409, type: 'in_stock' }],
  ['unknown', () => ({ ...notice(soldOut), variant_id: 1 }), { status: 422, type: 'not_purchasable' }],
  [
    'requested for an invalid address',
    () => notice(soldOut, 'ruth'),
    { status: 422, type: 'invalid', errors: { email: expect.any(String) } },
  ],
])('is refused for a variant that is %s', async (_, wanted, refusal) => {
  const commerce = source.open(caller({ commerceRegion: 'eu_region_1' }));
  const error: unknown = await commerce.createStockNotice(wanted()).catch((caught: unknown) => caught);
  expect(commerce.refusal(error)).toMatchObject(refusal);
});

/** `back-in-stock` over HTTP, and what it stores. */
import { DatabaseSync } from 'node:sqlite';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../testing/shop/listen.ts';
import { openTestShop, type Sellable, type TestShop } from '../testShop.ts';

let shop: TestShop;
/** Purchasable but sold out. */
let gone: Sellable;
let there: Sellable;

beforeAll(async () => {
  shop = await openTestShop(listen);
  gone = await shop.sellable((one) => one.isPurchasable && one.quantity === 0);
  there = await shop.sellable((one) => one.isPurchasable && one.quantity > 0);
});
afterAll(() => shop.close());

const notice = ({ product, variant }: Sellable, more: object = {}) => ({
  email: 'ruth@skarn.example',
  product_id: product.id,
  variant_id: variant.variant_id,
  locale: 'en-us',
  ...more,
});
const ask = (body: unknown, region = 'us', at = shop) =>
  at.call<{ data?: object; type?: string; errors?: object }>('/back-in-stock', {
    method: 'POST',
    body,
    region,
  });

function kept(dataDir: string): object[] {
  const db = new DatabaseSync(join(dataDir, 'commerce.sqlite'), { readOnly: true });
  try {
    return db.prepare('SELECT store, email, locale FROM stock_notices ORDER BY email').all();
  } finally {
    db.close();
  }
}

test('stores an address once, and answers alike whether or not it was known', async () => {
  const first = await ask(notice(gone));
  const again = await ask(notice(gone));
  const shouted = await ask(notice(gone, { email: ' RUTH@skarn.example ' }));
  expect([first.status, again.status, shouted.status]).toEqual([201, 201, 201]);
  expect(again.text).toBe(first.text);
  expect(first.json.data).toEqual(notice(gone));
  await ask(notice(gone, { email: 'nell@skarn.example', locale: 'de-de' }));
  expect(kept(shop.dataDir)).toEqual([
    { store: 'us', email: 'nell@skarn.example', locale: 'de-de' },
    { store: 'us', email: 'ruth@skarn.example', locale: 'en-us' },
  ]);
});

describe('refuses', () => {
  test.each([
    ['an invalid address', () => notice(gone, { email: 'ruth' }), 422, 'invalid'],
    ['what is there', () => notice(there), 409, 'in_stock'],
    ['an unknown variant', () => notice(gone, { variant_id: 1 }), 422, 'not_purchasable'],
    [
      'a variant of another product',
      () => notice(gone, { product_id: there.product.id + 1 }),
      422,
      'not_purchasable',
    ],
    ['an invalid locale', () => notice(gone, { locale: 'English' }), 400, 'malformed'],
    ['a body without an address', () => ({ ...notice(gone), email: undefined }), 400, 'malformed'],
  ])('%s', async (_, body, status, type) => {
    const answer = await ask(body());
    expect([answer.status, answer.json.type]).toEqual([status, type]);
  });

  test('variants of another store', async () => {
    expect((await ask(notice(gone), 'eu_region_1')).status).toBe(422);
  });

  test('a write without its token, and one without a region', async () => {
    const unsigned = await shop.call('/back-in-stock', { method: 'POST', body: notice(gone), token: false });
    const nowhere = await shop.call('/back-in-stock', { method: 'POST', body: notice(gone), region: null });
    expect([unsigned.status, nowhere.status]).toEqual([403, 401]);
  });
});

test('notices survive a restart', async () => {
  const first = await openTestShop(listen);
  const sold = await first.sellable((one) => one.isPurchasable && one.quantity === 0);
  await ask(notice(sold), 'us', first);
  await first.close({ keepData: true });
  const second = await openTestShop(listen, { dataDir: first.dataDir });
  expect(kept(first.dataDir)).toHaveLength(1);
  await second.close({ keepData: true });
  rmSync(first.dataDir, { recursive: true });
});

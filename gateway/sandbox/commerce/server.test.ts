import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../testing/shop/listen.ts';
import { openTestShop, type TestShop } from './testShop.ts';

const hourMs = 60 * 60 * 1000;
let shop: TestShop;
let clock = Date.parse('2027-01-15T10:00:00Z');

beforeAll(async () => {
  shop = await openTestShop(listen, { now: () => clock });
});
afterAll(() => shop.close());

describe('every call requires the region header', () => {
  test.each([
    ['without it: 401', null, 401],
    ['with an unknown region: 403', 'jp', 403],
    ['with a pro region, which has no store: 403', 'pro_ca', 403],
    ['us', 'us', 200],
    ['ca', 'ca', 200],
    ['eu_region_1', 'eu_region_1', 200],
  ])('%s', async (_, region, status) => {
    expect((await shop.call('/store', { region })).status).toBe(status);
  });

  test('an unknown call is 404 in JSON', async () => {
    const answer = await shop.call('/nonsense');
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ status: 404, type: 'not_found' });
  });
});

describe('writes require the anti-forgery token', () => {
  const logout = { method: 'POST', text: '' } as const;

  test('the token is also set as the cookie XSRF-TOKEN', async () => {
    const answer = await fetch(`${shop.url}/api/csrf-token`);
    const { token } = (await answer.json()) as { token: string };
    expect(answer.headers.get('set-cookie')).toMatch(`XSRF-TOKEN=${token}`);
  });

  test('without it: 403', async () => {
    expect((await shop.call('/customers/logout', { ...logout, token: false })).status).toBe(403);
  });

  test('with the header but without the cookie: 403', async () => {
    const { token } = (await (await fetch(`${shop.url}/api/csrf-token`)).json()) as { token: string };
    const headers = { 'csrf-token': token };
    expect((await shop.call('/customers/logout', { ...logout, token: false, headers })).status).toBe(403);
  });

  test('with a forged token: 403', async () => {
    const headers = { 'csrf-token': 'abc.def.ghi', cookie: 'XSRF-TOKEN=abc.def.ghi' };
    expect((await shop.call('/customers/logout', { ...logout, token: false, headers })).status).toBe(403);
  });

  test('with the token: accepted, for twelve hours', async () => {
    expect((await shop.call('/customers/logout', logout)).status).toBe(204);
    clock += 13 * hourMs;
    const late = await shop.call('/customers/logout', logout);
    expect(late.status).toBe(403);
    expect(late.json).toMatchObject({ type: 'csrf' });
    clock -= 13 * hourMs;
  });
});

test('malformed JSON is 400, an oversized body 413', async () => {
  expect((await shop.call('/cart/create', { method: 'POST', text: '{"line' })).status).toBe(400);
  expect((await shop.call('/cart/create', { method: 'POST', text: 'x'.repeat(300_000) })).status).toBe(413);
});

test('a cart and a token survive a restart; a fresh start drops the cart', async () => {
  const first = await openTestShop(listen);
  const { product, variant } = await first.sellable((one) => one.isPurchasable && one.quantity > 3);
  const body = { line_items: [{ product_id: product.id, variant_id: variant.variant_id, quantity: 2 }] };
  const made = await first.call<{ data: { id: string } }>('/cart/create', { method: 'POST', body });
  const token = ((await (await fetch(`${first.url}/api/csrf-token`)).json()) as { token: string }).token;
  await first.close({ keepData: true });

  const second = await openTestShop(listen, { dataDir: first.dataDir });
  const path = `/cart/${made.json.data.id}`;
  expect((await second.call(path)).json).toEqual(made.json);
  const headers = { 'csrf-token': token, cookie: `XSRF-TOKEN=${token}` };
  const logout = await second.call('/customers/logout', { method: 'POST', token: false, headers });
  expect(logout.status).toBe(204);
  await second.close({ keepData: true });

  const third = await openTestShop(listen, { dataDir: first.dataDir, fresh: true });
  expect((await third.call(path)).status).toBe(404);
  await third.close();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoreRegion } from '../brand/types.ts';
import type { OrderTotalJson } from '../../sources/spend/spend.ts';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { brandFor } from '../brand/brand.ts';
import { commerceStandin } from '../commerce/server.ts';
import type { Standin } from '../source.ts';
import { spendStandin } from './server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dataDir = mkdtempSync(join(tmpdir(), 'skarn-spend-'));
const brand = brandFor();
let clock = Date.parse('2027-01-15T10:00:00Z');
let commerce: Standin;
let spend: Standin;
let server: Listening;

beforeAll(async () => {
  const options = { fresh: true, now: () => clock };
  commerce = commerceStandin(brand, { ...options, dataDir: join(dataDir, 'commerce') });
  spend = spendStandin(brand, { ...options, dataDir: join(dataDir, 'spend'), country: 'no' });
  server = await listen(spend.app);
});
afterAll(async () => {
  await server.close();
  await spend.close();
  await commerce.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api${path}`, { headers: { 'x-bc-region': 'us', ...headers } });
const orderTotal = async (customer: number, brandId: string) =>
  (await (
    await get(`/pro/order_total?customer_id=${customer}&brand_id=${brandId}`)
  ).json()) as OrderTotalJson;

describe('pro spend', () => {
  test.each<[string, number, StoreRegion, string]>([
    ['pro.us', 1003, 'us', 'us'],
    ['employee', 1004, 'us', 'us'],
    ['pro.no', 1005, 'us', 'no'],
    ['pro.ca', 3002, 'ca', 'ca'],
    ['pro.eu', 5002, 'eu_region_1', 'eu_region_1'],
  ])('of %s equals the sum of the shop’s orders', async (_, customer, store, brandId) => {
    const answer = await commerce.app.request(`/api/orders/${customer}`, {
      headers: { 'x-bc-region': store },
    });
    const orders = (await answer.json()) as { total_inc_tax: string }[];
    const total = orders.reduce((sum, order) => sum + Number(order.total_inc_tax), 0);
    expect((await orderTotal(customer, brandId)).order_total).toBeCloseTo(total, 2);
  });

  test("includes the membership's expiry, staff status and the limit", async () => {
    expect(await orderTotal(1003, 'us')).toMatchObject({
      expiration_date: '2027-08-03',
      employee_group: false,
      spend_limit: 4000,
    });
    expect(await orderTotal(1004, 'us')).toMatchObject({ employee_group: true, spend_limit: 6000 });
    expect(await orderTotal(1005, 'no')).toMatchObject({ spend_limit: null });
  });

  test.each([
    ['a customer outside the programme: 404', 'customer_id=1002&brand_id=us', 404],
    ['a pro of another brand: 404', 'customer_id=1003&brand_id=ca', 404],
    ['an invalid brand: 400', 'customer_id=1003&brand_id=jp', 400],
    ['no brand: 400', 'customer_id=1003', 400],
    ['a customer id that is not a number: 400', 'customer_id=me&brand_id=us', 400],
  ])('%s', async (_, query, status) => {
    expect((await get(`/pro/order_total?${query}`)).status).toBe(status);
  });
});

test('shipping settings by region; 404 for an unknown one', async () => {
  expect(await (await get('/pro/shipping_method_settings?bcRegion=ca')).json()).toEqual({
    is_enabled: true,
    hide_free_shipping_groups: '31, 33, 34',
  });
  expect((await get('/pro/shipping_method_settings?bcRegion=jp')).status).toBe(404);
  expect((await get('/pro/shipping_method_settings')).status).toBe(400);
});

describe('geolocation answers in lower case', () => {
  test.each<[string, Record<string, string>, string]>([
    ["the CDN's country header", { 'cf-ipcountry': 'JP' }, 'jp'],
    ["another CDN's country header", { 'x-country': 'Ch' }, 'ch'],
    ['the configured country by default', {}, 'no'],
    ['none when the CDN does not know', { 'cf-ipcountry': 'XX' }, ''],
    ['nothing for Tor', { 'cf-ipcountry': 'T1' }, ''],
  ])('%s', async (_, headers, country) => {
    expect(await (await get('/geolocation', headers)).json()).toEqual({ country });
  });
});

describe('references', () => {
  const query = 'content_type=display_text&api_key=sandbox&entry_uids=display_text_pro,display_text_cart';

  test('returns the entries in the locale, else in the base locale', async () => {
    const { entries } = (await (await get(`/interstack/references?${query}&locale=ja`)).json()) as {
      entries: { uid: string; display_text_input: { text: string }[] }[];
    };
    expect(entries.map(({ uid }) => uid)).toEqual(['display_text_pro', 'display_text_cart']);
    expect(entries[0]!.display_text_input[0]!.text).toBe('Your pro spend this year');
    expect(entries[1]!.display_text_input[0]!.text).toBe('カートに追加しました！');
  });

  test.each([
    ['a wrong key: 403', query.replace('sandbox', 'guess'), 403],
    ['an unknown content type: 404', query.replace('=display_text&', '=page&'), 404],
    ['no entries: 400', 'content_type=display_text&api_key=sandbox', 400],
  ])('%s', async (_, query, status) => {
    expect((await get(`/interstack/references?${query}`)).status).toBe(status);
  });
});

describe('the store of a call', () => {
  test.each([
    '/pro/order_total?customer_id=1003&brand_id=us',
    '/pro/shipping_method_settings?bcRegion=ca',
    '/geolocation',
    `/interstack/references?content_type=display_text&api_key=sandbox&entry_uids=display_text_pro`,
  ])('%s is refused without a store and with a wrong one', async (path) => {
    const statuses = await Promise.all(
      ['', 'jp', 'ca'].map(async (region) => (await get(path, { 'x-bc-region': region })).status),
    );
    expect(statuses).toEqual([401, 403, 200]);
  });
});

test('each stand-in owns its own paths', () => {
  const paths = [
    '/api/pro/order_total',
    '/api/geolocation',
    '/api/interstack/references',
    '/api/products/1',
    '/api/store',
  ];
  expect(paths.map((path) => spend.owns(path))).toEqual([true, true, true, false, false]);
  expect(paths.map((path) => commerce.owns(path))).toEqual([false, false, false, true, true]);
  for (const other of [
    '/api/graphql',
    '/api/as/v1/engines/shop/search',
    '/v3/content_types',
    '/i/k2/logo-skarn',
  ]) {
    expect([spend.owns(other), commerce.owns(other)]).toEqual([false, false]);
  }
});

test('spend survives a restart', async () => {
  const before = await orderTotal(1003, 'us');
  await spend.close();
  clock += 30 * dayMs;
  spend = spendStandin(brand, { fresh: false, now: () => clock, dataDir: join(dataDir, 'spend') });
  await server.close();
  server = await listen(spend.app);
  expect(await orderTotal(1003, 'us')).toEqual(before);
});

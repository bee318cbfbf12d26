/** The product's own small services against the stand-in over loopback. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { spendStandin } from '../../sandbox/spend/server.ts';
import type { Standin } from '../../sandbox/source.ts';
import { caller } from '../../testing/shop/caller.ts';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import type { Source } from '../transport/source.ts';
import { createSpend, spendSource } from './spend.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'skarn-spend-'));
let standin: Standin;
let server: Listening;
const displayTexts = { display_text: ['display_text_cart', 'gone'], duplicate_display_text: [] };
let source: Source;

/** Path and named store of every call that arrived. */
const arrived: [path: string, store: string | undefined][] = [];
const recordStore: MiddlewareHandler = async (c, next) => {
  arrived.push([c.req.path, c.req.header('x-bc-region')]);
  await next();
};

beforeAll(async () => {
  standin = spendStandin(brandFor(), { dataDir, fresh: true });
  server = await listen(new Hono().use(recordStore).route('/', standin.app));
  source = spendSource({ url: server.url, apiKey: 'sandbox', displayTexts });
});
afterAll(async () => {
  await source.close();
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the order total of a pro, null for others, never cached', async () => {
  const mine = caller({ customerId: 1003 });
  const spend = createSpend(source, mine);
  const total = await spend.orderTotal(1003, 'us');
  expect(total).toMatchObject({ employee_group: false, spend_limit: 4000 });
  expect(total?.order_total).toBeGreaterThan(0);
  expect(await spend.orderTotal(1002, 'us')).toBeNull();
  await spend.orderTotal(1003, 'us');
  expect(mine.log.records.map(({ verdict }) => verdict)).toEqual(['network', 'network', 'network']);
});

test('the spend limit is null when the default applies', async () => {
  expect(await createSpend(source, caller()).orderTotal(1005, 'no')).toMatchObject({ spend_limit: null });
});

test('shipping settings by region', async () => {
  const spend = createSpend(source, caller());
  expect(await spend.shippingMethodSettings('us')).toEqual({
    is_enabled: true,
    hide_free_shipping_groups: '13,14',
  });
  expect(await spend.shippingMethodSettings('eu_region_1')).toMatchObject({ is_enabled: false });
});

test('the CDN’s country, else the service’s own, else null', async () => {
  const spend = createSpend(source, caller());
  expect(await spend.geolocation()).toEqual({ country: 'us' });
  expect(await spend.geolocation({ country: 'DE' })).toEqual({ country: 'de' });
  expect(await spend.geolocation({ country: 'XX' })).toBeNull();
});

test('display texts by entry and locale; no call for no entries', async () => {
  const mine = caller();
  const spend = createSpend(source, mine);
  const entries = await spend.otherDisplayTexts('display_text', 'de');
  expect(entries.map(({ uid }) => uid)).toEqual(['display_text_cart']);
  expect(entries[0]?.display_text_input).toContainEqual({ title: 'addToCart.added', text: 'Im Warenkorb!' });
  expect(await spend.otherDisplayTexts('duplicate_display_text', 'de')).toEqual([]);
  expect(mine.log.records).toHaveLength(1);
});

test.each(['us', 'ca', 'eu_region_1'])('every call names the store %s', async (commerceRegion) => {
  const cold = spendSource({ url: server.url, apiKey: 'sandbox', displayTexts });
  const spend = createSpend(cold, caller({ commerceRegion, customerId: 1003 }));
  arrived.length = 0;
  await spend.orderTotal(1003, 'us');
  await spend.shippingMethodSettings(commerceRegion);
  await spend.geolocation();
  await spend.geolocation({ country: 'de' });
  await spend.otherDisplayTexts('display_text', 'de');
  expect(arrived).toEqual([
    ['/api/pro/order_total', commerceRegion],
    ['/api/pro/shipping_method_settings', commerceRegion],
    ['/api/geolocation', commerceRegion],
    ['/api/geolocation', commerceRegion],
    ['/api/interstack/references', commerceRegion],
  ]);
  await cold.close();
});

test('a missing stack key is a configuration error', async () => {
  const keyless = spendSource({ url: `${server.url}/api`, displayTexts });
  await expect(
    createSpend(keyless, caller()).otherDisplayTexts('display_text', 'en-us'),
  ).rejects.toMatchObject({
    code: 'SOURCE_MISCONFIGURED',
    status: 403,
  });
  await keyless.close();
});

/** The whole sandbox over loopback: one server, five sources. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchResponseJson } from '../sources/engine/driver.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir, fresh: true });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

async function search(body: object): Promise<SearchResponseJson> {
  const response = await fetch(`${sandbox.url}/api/as/v1/engines/shop/search.json`, {
    method: 'POST',
    headers: { authorization: 'Bearer search-sandbox', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as SearchResponseJson;
}

const content = { api_key: 'sandbox', access_token: 'sandbox' };

test.each([
  ['commerce', '/api/products?limit=1', { 'x-bc-region': 'us' }],
  ['commerce', '/api/csrf-token', {}],
  ['delivery', '/v3/content_types/page/entries?environment=production&locale=en-us&limit=1', content],
  ['imagery', '/i/k2/logo-skarn.json?metadata=true', {}],
  ['spend', '/api/geolocation', { 'x-bc-region': 'us' }],
])('%s answers %s', async (source, path, headers) => {
  await fetch(`${sandbox.url}/__sandbox/calls`, { method: 'DELETE' });
  const response = await fetch(sandbox.url + path, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('application/json'),
  ]);
  const { calls } = (await (await fetch(`${sandbox.url}/__sandbox/calls`)).json()) as { calls: object[] };
  expect(calls).toEqual([{ source, method: 'GET', path, status: 200, at: expect.any(String) }]);
});

test("search returns the published content at commerce's prices", async () => {
  const { results, meta } = await search({
    query: 'lodestar 98',
    filters: { all: [{ locale: 'en-us' }, { regions: 'us' }] },
    page: { size: 5 },
  });
  const first = results[0] as Record<string, { raw: unknown }>;
  expect([first['title']?.raw, meta.page.total_results > 0]).toEqual(['Lodestar 98', true]);
  const uid = String(first['uid']?.raw);
  const entry = await fetch(
    `${sandbox.url}/v3/content_types/product/entries/${uid}?environment=production&locale=en-us`,
    { headers: content },
  );
  const { entry: product } = (await entry.json()) as {
    entry: { title: string; bc_products: { region: string; id: number }[] };
  };
  expect(product.title).toBe('Lodestar 98');
  const id = product.bc_products.find(({ region }) => region === 'us')?.id;
  const asked = await fetch(`${sandbox.url}/api/products/${id}`, { headers: { 'x-bc-region': 'us' } });
  const { data } = (await asked.json()) as { data: { variationPriceRange: { lowPrice: number } } };
  expect(first['price_us']?.raw).toBe(data.variationPriceRange.lowPrice);
});

test('every product is indexed once in every locale', async () => {
  const { facets, meta } = await search({
    query: '',
    page: { size: 0 },
    facets: { locale: { type: 'value' } },
  });
  const locales = facets?.['locale']?.[0]?.data ?? [];
  expect(locales.map(({ value }) => value).sort()).toEqual([
    'de',
    'en-us',
    'es',
    'fr',
    'it',
    'ja',
    'no',
    'sv',
  ]);
  expect(new Set(locales.map(({ count }) => count)).size).toBe(1);
  expect(locales[0]?.count).toBe(meta.page.total_results / 8);
});

test('a fault of one source leaves the others unaffected', async () => {
  await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    body: JSON.stringify({ source: 'spend', status: 503 }),
  });
  expect((await fetch(`${sandbox.url}/api/geolocation`, { headers: { 'x-bc-region': 'us' } })).status).toBe(
    503,
  );
  expect((await search({ query: '' })).results).toHaveLength(10);
  await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
  expect((await fetch(`${sandbox.url}/api/geolocation`, { headers: { 'x-bc-region': 'us' } })).status).toBe(
    200,
  );
});

test('a ready sandbox has prepared its first search', async () => {
  const isPrepared = async (): Promise<unknown> =>
    ((await (await fetch(`${sandbox.url}/__sandbox/health`)).json()) as Record<string, unknown>)[
      'isPrepared'
    ];
  expect(await isPrepared()).toBe(true);
  await search({ query: 'lodestar' });
  expect(await isPrepared()).toBe(true);
});

test('a port in use is refused, and the state can be opened by the next start', async () => {
  const other = join(dataDir, 'other');
  const port = Number(new URL(sandbox.url).port);
  await expect(startSandbox({ port, dataDir: other, fresh: false })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  const again = await startSandbox({ port: 0, dataDir: other, fresh: false });
  const health = (await (await fetch(`${again.url}/__sandbox/health`)).json()) as { sources: string[] };
  expect(health.sources.sort()).toEqual(['botcheck', 'commerce', 'delivery', 'engine', 'imagery', 'spend']);
  await again.close();
});

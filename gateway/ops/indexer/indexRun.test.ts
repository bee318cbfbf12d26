/** Indexing runs with the whole sandbox: what is sent and removed, and what remains after failures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readIndexerConfig } from '../../config/config.ts';
import type { EntryDraft } from '../../sandbox/delivery/seed/draft.ts';
import { startSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import { startTestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { runIndexer, type RunOptions } from './indexer.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await sandbox.close();
});
afterEach(async () => {
  await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
});

const configOf = (url: string) => readIndexerConfig(sandboxEnvironment({ url, sessionSecret: '', port: 0 }));
const run = (options: RunOptions = {}) => runIndexer(configOf(sandbox.url), options);

async function engine(method: string, path: string, body?: object): Promise<Record<string, never>> {
  const response = await fetch(`${sandbox.url}/api/as/v1/engines/shop/${path}`, {
    method,
    headers: { authorization: 'Bearer private-search-sandbox', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as Record<string, never>;
}
async function titles(query: string, filters: object = {}): Promise<string[]> {
  const { results } = (await engine('POST', 'search', {
    query,
    filters: { locale: 'en-us', ...filters },
  })) as unknown as {
    results: { title: { raw: string } }[];
  };
  return results.map(({ title }) => title.raw);
}
const total = async (): Promise<number> =>
  (
    (await engine('GET', 'documents/list?page[size]=1')) as unknown as {
      meta: { page: { total_results: number } };
    }
  ).meta.page.total_results;
const breakSource = (fault: object) =>
  fetch(`${sandbox.url}/__sandbox/faults`, { method: 'PUT', body: JSON.stringify(fault) });

test('the sandbox has documents of every kind in every locale, with typed fields', async () => {
  const { facets } = (await engine('POST', 'search', {
    query: '',
    page: { size: 0 },
    facets: { document_kind: { type: 'value' }, locale: { type: 'value' } },
  })) as unknown as { facets: Record<string, { data: { value: string; count: number }[] }[]> };
  const counts = (field: string) => facets[field]?.[0]?.data ?? [];
  expect(
    counts('document_kind')
      .map(({ value }) => value)
      .sort(),
  ).toEqual(['category', 'page', 'post', 'product', 'support']);
  expect(counts('locale')).toHaveLength(8);
  expect(new Set(counts('locale').map(({ count }) => count)).size).toBe(1);
  expect(await engine('GET', 'schema')).toMatchObject({
    price_us: 'number',
    title: 'text',
    published_at: 'date',
  });
  expect(await engine('GET', 'search_settings')).toMatchObject({
    search_fields: { product_type: { weight: 10 }, title: { weight: 8 } },
  });
});

test.each([
  ['a category', 'all-mountain', 'category', 'All-mountain'],
  ['a page', 'privacy', 'page', 'Privacy'],
  ['an athlete', 'ylva', 'page', 'Ylva Stenmo'],
  ['a post', 'wax is not a secret', 'post', 'Wax is not a secret'],
  ['an event', 'lantern laps', 'post', 'Lantern laps'],
])('%s is found', async (_, query, kind, title) => {
  expect((await titles(query, { document_kind: kind }))[0]?.toLowerCase()).toContain(title.toLowerCase());
});

test('noindex pages and the test page are not found', async () => {
  const { results } = (await engine('POST', 'search', {
    query: '',
    filters: { url: ['/hostile', '/test-store', '/'] },
  })) as unknown as { results: object[] };
  expect(results).toEqual([]);
});

describe('a run', () => {
  test('sends nothing without changes, and does not accumulate synonyms', async () => {
    const before = (await engine('GET', 'synonyms')) as unknown as { results: object[] };
    expect(await run()).toEqual({ total: await total(), sent: 0, removed: 0, logged: 0 });
    const after = (await engine('GET', 'synonyms')) as unknown as { results: object[] };
    expect([after.results.length, before.results.length > 10]).toEqual([before.results.length, true]);
  });

  test('sends everything on request, with progress', async () => {
    const lines: string[] = [];
    const all = await total();
    expect(await run({ full: true, onProgress: (line) => void lines.push(line) })).toEqual({
      total: all,
      sent: all,
      removed: 0,
      logged: 0,
    });
    expect(lines).toContainEqual(expect.stringMatching(/^read ja \(3\/8\): \d+ documents$/));
    expect(lines).toContain(`sent ${all}/${all}`);
  });

  test('sends changes of a store: a sold-out product in every locale', async () => {
    const asked = async (path: string, headers: Record<string, string>): Promise<unknown> =>
      (await fetch(sandbox.url + path, { headers })).json();
    const { entry } = (await asked(
      '/v3/content_types/product/entries/product_lodestar_98?environment=production',
      { api_key: 'sandbox', access_token: 'sandbox' },
    )) as { entry: { bc_products: { region: string; id: number }[] } };
    const id = entry.bc_products.find(({ region }) => region === 'us')?.id;
    const { data } = (await asked(`/api/products/${id}/variants`, { 'x-bc-region': 'us' })) as {
      data: { variant_id: number }[];
    };
    for (const { variant_id: variant } of data) {
      await fetch(`${sandbox.url}/__sandbox/variants/${variant}`, {
        method: 'PUT',
        body: JSON.stringify({ stock: 0 }),
      });
    }
    expect(await run()).toMatchObject({ sent: 8, removed: 0, logged: 0 });
    expect(await titles('', { uid: 'product_lodestar_98', in_stock_us: 'false' })).toHaveLength(1);
  });

  test('removes outdated documents, and restores missing ones', async () => {
    const all = await total();
    await engine('POST', 'documents', [
      { id: 'de:page:gone', uid: 'gone', locale: 'de', document_kind: 'page', title: 'Gone' },
    ] as object);
    await engine('DELETE', 'documents', ['de:product:product_lodestar_98'] as object);
    const { sent, removed } = await run();
    expect([sent, removed, await total()]).toEqual([1, 1, all]);
  });

  test('is refused when most of the index would be removed, and writes nothing', async () => {
    const foreign = Array.from({ length: 30 }, (_, n) => ({
      id: `de:leaflet:${n}`, uid: `leaflet${n}`, locale: 'de', document_kind: 'leaflet', title: 'Leaflet',
    })); // oxfmt-ignore
    await engine('POST', 'documents', foreign as object);
    await engine('DELETE', 'documents', ['de:product:product_lodestar_98'] as object);
    const all = await total();
    await expect(run()).rejects.toThrow('30 of 30 documents of kind leaflet would be removed');
    expect(await total()).toBe(all);
    expect(await run({ allowShrink: true })).toMatchObject({ sent: 1, removed: 30 });
  });

  test.each([
    ['content', { source: 'delivery', status: 401 }],
    ['commerce', { source: 'commerce', status: 403 }],
    ['commerce, with malformed responses,', { source: 'commerce', malformed: true }],
  ])('stops when %s fails, and leaves the index unchanged', async (_, fault) => {
    const all = await total();
    await engine('DELETE', 'documents', ['de:product:product_lodestar_98'] as object);
    await breakSource(fault);
    await expect(run()).rejects.toMatchObject({ name: 'SourceError' });
    await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
    expect(await total()).toBe(all - 1);
    expect(await run()).toMatchObject({ sent: 1 });
  });
});

test('edits are found after the next run, and hidden entries are not', async () => {
  const own = mkdtempSync(join(tmpdir(), 'indexer-edited-'));
  const start = (rewriteEntry?: (draft: EntryDraft) => EntryDraft) =>
    startSandbox({ port: 0, dataDir: own, fresh: false, rewriteEntry });
  await (await start()).close();
  const edited = await start((draft) => {
    if (draft.uid === 'page_about') return { ...draft, title: 'Zwiebelturm' };
    if (draft.uid === 'support_returns') return { ...draft, unpublished: true };
    return draft;
  });
  try {
    const search = async (body: object) => {
      const response = await fetch(`${edited.url}/api/as/v1/engines/shop/search`, {
        method: 'POST',
        headers: { authorization: 'Bearer search-sandbox', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { results: { uid: { raw: string } }[] }).results.map(
        ({ uid }) => uid.raw,
      );
    };
    expect(await search({ query: 'zwiebelturm', filters: { locale: 'en-us' } })).toEqual(['page_about']);
    expect(await search({ query: '', filters: { document_kind: 'support', url: '/returns' } })).toEqual([]);
    expect(await runIndexer(configOf(edited.url))).toMatchObject({ sent: 0, removed: 0, logged: 0 });
  } finally {
    await edited.close();
    rmSync(own, { recursive: true });
  }
});

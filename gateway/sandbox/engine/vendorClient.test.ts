/** The vendor's own client, unmodified, against the stand-in. It has no types: these follow its guide. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import type { Standin } from '../source.ts';
import { sampleDocuments } from './sampleDocuments.ts';
import { engineStandin } from './server.ts';

interface ResultItem {
  getRaw(field: string): unknown;
  getSnippet(field: string): unknown;
  data: { _group?: ResultItem[] };
}
interface ResultList {
  results: ResultItem[];
  info: {
    meta: { page: Record<string, number>; request_id: string };
    facets: Record<string, { type: string; data: { value: string; count: number }[] }[]>;
  };
}
interface Client {
  search(query: unknown, options: object): Promise<ResultList>;
  multiSearch(searches: { query: string; options?: object }[]): Promise<ResultList[]>;
  querySuggestion(
    query: string,
    options?: object,
  ): Promise<{ results: { documents: { suggestion: string }[] } }>;
  click(click: {
    query?: string;
    documentId?: string;
    requestId?: string;
    tags?: string[];
  }): Promise<unknown>;
}
const { createClient } = createRequire(import.meta.url)('@elastic/app-search-javascript') as {
  createClient(options: {
    endpointBase: string;
    searchKey?: string;
    engineName: string;
    cacheResponses?: boolean;
  }): Client;
};

const dataDir = mkdtempSync(join(tmpdir(), 'engine-'));
let standin: Standin;
let server: Listening;

beforeAll(async () => {
  standin = engineStandin(sampleDocuments, { dataDir, fresh: true });
  server = await listen(standin.app);
});
afterAll(async () => {
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

function client(searchKey: string | undefined = 'search-sandbox', engineName = 'shop'): Client {
  return createClient({ endpointBase: server.url, engineName, searchKey, cacheResponses: false });
}

test('search returns a result list with raw values and snippets', async () => {
  const { results, info } = await client().search('metal', {
    filters: { all: [{ locale: 'en-us' }] },
    result_fields: { title: { raw: {} }, body: { snippet: { size: 100 } } },
  });
  expect(results.map((result) => result.getRaw('title'))).toEqual(['Lodestar 98']);
  expect(results[0]?.getSnippet('body')).toContain('<em>metal</em> &lt;stop&gt;');
  expect(info.meta.page).toEqual({ current: 1, size: 10, total_pages: 1, total_results: 1 });
  expect(info.meta.request_id).toMatch(/^[0-9a-f]{32}$/);
});

test('a disjunctive facet is counted without its own filter', async () => {
  const { info } = await client().search('', {
    page: { size: 5 },
    filters: { all: [{ locale: 'en-us' }, { kind: 'skis' }] },
    facets: { kind: [{ type: 'value' }], colors: [{ type: 'value' }] },
    disjunctiveFacets: ['kind'],
  });
  expect(info.meta.page['total_results']).toBe(3);
  expect(info.facets['kind']?.[0]?.data).toContainEqual({ value: 'accessories', count: 3 });
  expect(info.facets['colors']?.[0]?.data).toContainEqual({ value: 'Spruce', count: 2 });
});

test('grouped results nest', async () => {
  const { results } = await client().search('', { group: { field: 'kind' }, filters: { locale: 'en-us' } });
  expect(results[0]?.data['_group']?.map((item) => item.getRaw('title'))).toEqual([
    'Lodestar 106',
    'Overburden 108',
  ]);
});

test('several searches in one call', async () => {
  const lists = await client().multiSearch([
    { query: 'lodestar' },
    { query: '', options: { page: { size: 1 } } },
  ]);
  expect(lists.map(({ results }) => results.length)).toEqual([6, 1]);
});

test('query suggestions', async () => {
  const { results } = await client().querySuggestion('shaf', { types: { documents: { fields: ['title'] } } });
  expect(results.documents).toEqual([{ suggestion: 'shaft' }, { suggestion: 'shaft 12' }]);
});

test('a click is accepted with an empty response', async () => {
  const click = { query: 'ski', documentId: 'en-us:product_lodestar_98', requestId: 'r', tags: ['results'] };
  await expect(client().click(click)).resolves.toEqual({});
});

test.each([
  ['a missing query', () => client().search(undefined, {}), '[400] Missing required parameter: query'],
  ['an unknown key', () => client().search('', { bad: 1 }), '[400] Options contains invalid key: bad'],
  [
    'two unknown keys',
    () => client().search('', { a: 1, b: 2 }),
    '[400] Options contains invalid key: a,Options contains invalid key: b',
  ],
  [
    'two bad searches',
    () =>
      client().multiSearch([
        { query: '', options: { a: 1 } },
        { query: '', options: { b: 1 } },
      ]),
    '[400] Options contains invalid key: a, Options contains invalid key: b',
  ],
  ['a wrong key', () => client('nope').search('', {}), '[401]'],
  ['no key', () => client('').search('', {}), '[401]'],
  [
    'an unknown engine',
    () => client('search-sandbox', 'other').search('', {}),
    '[404] Could not find engine.',
  ],
  ['an empty click', () => client().click({}), '[400] Missing required parameter: query'],
  [
    'a bad suggestion option',
    () => client().querySuggestion('ski', { bad: 1 }),
    '[400] Options contains invalid key: bad',
  ],
] as const)('%s is refused with a message that the client passes on', async (_, call, message) => {
  await expect(call()).rejects.toThrow(new Error(message));
});

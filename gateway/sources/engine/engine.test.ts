/** The client and its handle against the real stand-in over loopback, and against answers no stand-in would give. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDocuments } from '../../sandbox/engine/sampleDocuments.ts';
import { engineStandin } from '../../sandbox/engine/server.ts';
import type { Standin } from '../../sandbox/source.ts';
import { caller } from '../../testing/shop/caller.ts';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { SourceError } from '../transport/errors.ts';
import { searchBody } from './appSearch.ts';
import type { EngineSource, SearchInput } from './driver.ts';
import { createEngine, engineSource } from './engine.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'engine-'));
const germany = { contentLocale: 'de', contentRegion: 'eu_region_1' };
let standin: Standin;
let server: Listening;
let source: EngineSource;

beforeAll(async () => {
  standin = engineStandin(sampleDocuments, { dataDir, fresh: true });
  server = await listen(standin.app);
  source = engineSource({ url: `${server.url}/`, engine: 'shop', key: 'search-sandbox' });
});
afterAll(async () => {
  await source.close();
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

test.each([
  ['no address', { url: '', engine: 'shop', key: 'k' }],
  ['no engine', { url: 'http://127.0.0.1:1', engine: '', key: 'k' }],
])('%s: the connector names what it needs', (_, config) => {
  expect(() => engineSource(config)).toThrow(
    new Error('hostIdentifier or endpointBase, and engineName are required'),
  );
});

const scope = { contentLocale: 'en-us', contentRegion: 'us' };
const market = [{ any: [{ locale: 'en-us' }] }, { any: [{ regions: 'us' }] }];
const bodies: [string, Partial<SearchInput>, object][] = [
  ['the term alone', {}, { query: 'x', page: {}, filters: { all: market } }],
  [
    'page and sort field',
    { resultsPerPage: 24, current: 2, sortField: 'rank', sortDirection: 'asc' },
    { query: 'x', page: { size: 24, current: 2 }, sort: { rank: 'asc' }, filters: { all: market } },
  ],
  [
    'a list of sorts takes precedence',
    { sortField: 'rank', sortDirection: 'asc', sortList: [{ field: 'season', direction: 'desc' }] },
    { query: 'x', page: {}, sort: [{ season: 'desc' }], filters: { all: market } },
  ],
  [
    'any and none with several values become one list, all and single values one entry a value, ranges lose their name',
    {
      filters: [
        { field: 'colors', values: ['Ore', 'Coal'] },
        { field: 'kind', values: ['skis', 'poles'], type: 'none' },
        { field: 'length', values: [170, 177], type: 'all' },
        { field: 'price_us', values: [{ from: 1, to: 5, name: 'cheap' }, { from: 9 }], type: 'any' },
        { field: 'size', values: [] },
      ],
    },
    {
      query: 'x',
      page: {},
      filters: {
        all: [
          { any: [{ colors: ['Ore', 'Coal'] }] },
          { none: [{ kind: ['skis', 'poles'] }] },
          { all: [{ length: 170 }, { length: 177 }] },
          { any: [{ price_us: { from: 1, to: 5 } }, { price_us: { from: 9 } }] },
          ...market,
        ],
      },
    },
  ],
  [
    'stack, environment, locales and regions are filters; empty facets, fields and filters are dropped',
    {
      stack: 'skarn',
      environment: 'production',
      includeLocales: [],
      includeRegions: ['us', 'ca'],
      excludeRegions: ['jp'],
      facets: {},
      resultFields: {},
    },
    {
      query: 'x',
      page: {},
      filters: {
        all: [
          { all: [{ stack: 'skarn' }] },
          { all: [{ environment: 'production' }] },
          { any: [{ regions: ['us', 'ca'] }] },
          { none: [{ regions: 'jp' }] },
        ],
      },
    },
  ],
  [
    'a disjunction of filters becomes any',
    {
      filters: [
        {
          either: [
            { field: 'price_us', values: [{ from: 0 }] },
            { field: 'document_kind', values: ['page', 'post'] },
          ],
        },
      ],
    },
    {
      query: 'x',
      page: {},
      filters: {
        all: [
          { any: [{ any: [{ price_us: { from: 0 } }] }, { any: [{ document_kind: ['page', 'post'] }] }] },
          ...market,
        ],
      },
    },
  ],
  ['no filters', { includeLocales: [], includeRegions: [] }, { query: 'x', page: {} }],
];
test.each(bodies)('body: %s', (_, input, body) => {
  expect(searchBody({ searchTerm: 'x', ...input }, scope)).toEqual(body);
});

test('a search is normalised and finds only documents of its market', async () => {
  const answer = await createEngine(source, caller(germany)).search({
    term: 'lodestar',
    facets: { kind: { type: 'value' } },
    sort: { field: 'price_us', direction: 'asc' },
    page: { size: 1, current: 1 },
    resultFields: ['uid', 'locale'],
  });
  expect(answer).toMatchObject({ resultSearchTerm: 'lodestar', totalPages: 2, totalResults: 2 });
  expect(answer.requestId).toMatch(/^[0-9a-f]{32}$/);
  expect(answer.facets).toEqual({ kind: [{ type: 'value', data: [{ value: 'skis', count: 2 }] }] });
  expect(answer.results).toEqual([
    { id: { raw: 'de:product_lodestar_106' }, uid: { raw: 'product_lodestar_106' }, locale: { raw: 'de' } },
  ]);
  expect(answer.rawResponse.meta.page.total_results).toBe(2);
});

test('a query may name another market', async () => {
  const engine = createEngine(source, caller(germany));
  const inJapan = await engine.search({ locales: ['en-us'], regions: ['jp'] });
  expect(inJapan.results.map((result) => result['uid']?.raw)).toEqual(['product_overburden_108']);
  const notInJapan = await engine.search({ locales: ['en-us'], regions: [], excludeRegions: ['jp'] });
  expect(notInJapan.totalResults).toBe(7);
});

test('pages are capped at 100 although the service counts more', async () => {
  const documents = Array.from({ length: 101 }, (_, index) => ({ ...sampleDocuments[0]!, id: `d${index}` }));
  const many = engineStandin(documents, { dataDir: join(dataDir, 'many'), fresh: true });
  const listening = await listen(many.app);
  const manySource = engineSource({ url: listening.url, engine: 'shop', key: 'search-sandbox' });
  const { totalPages, totalResults, rawResponse } = await createEngine(manySource, caller()).search({
    page: { size: 1 },
  });
  expect([totalPages, totalResults, rawResponse.meta.page.total_pages]).toEqual([100, 101, 101]);
  await manySource.close();
  await listening.close();
  await many.close();
});

test('identical searches of a request are deduplicated, and another request hits the cache', async () => {
  const first = caller();
  const engine = createEngine(source, first);
  const [one, two] = await Promise.all([engine.search({ term: 'pole' }), engine.search({ term: 'pole' })]);
  expect(one).toBe(two);
  expect(first.log.records.map(({ verdict }) => verdict)).toEqual(['network']);
  const second = caller();
  await createEngine(source, second).search({ term: 'pole' });
  expect(second.log.records.map(({ verdict }) => verdict)).toEqual(['fresh']);
  const elsewhere = caller(germany);
  await createEngine(source, elsewhere).search({ term: 'pole' });
  expect(elsewhere.log.records.map(({ verdict }) => verdict)).toEqual(['network']);
});

test('parts of the scope that the call does not vary on do not split the cache', async () => {
  await createEngine(source, caller({ commerceRegion: 'us', customerGroup: null })).search({ term: 'hitch' });
  const other = caller({ commerceRegion: 'ca', customerGroup: 7, country: 'ca', language: 'fr' });
  await createEngine(source, other).search({ term: 'hitch' });
  expect(other.log.records.map(({ verdict }) => verdict)).toEqual(['fresh']);
});

async function failure(
  url: string,
  key = 'search-sandbox',
  engine = 'shop',
  facet = 'kind',
): Promise<SourceError> {
  const failing = engineSource({ url, engine, key });
  const query = { facets: { [facet]: { type: 'value' as const } } };
  const error: unknown = await createEngine(failing, caller())
    .search(query)
    .catch((thrown: unknown) => thrown);
  await failing.close();
  if (!(error instanceof SourceError)) return expect.fail('it should have failed');
  return error;
}

test('a refusal has the status in brackets and the errors of the service', async () => {
  const unknownFacet = await failure(server.url, 'search-sandbox', 'shop', 'taco');
  expect(unknownFacet.message).toBe('engine.search: [400] Facets contains invalid field: taco');
  expect([unknownFacet.code, unknownFacet.status]).toEqual(['SOURCE_REFUSED', 400]);
  const wrongKey = await failure(server.url, 'nope');
  expect(wrongKey.message).toBe('engine.search: [401] Invalid authentication token.');
  expect(wrongKey.code).toBe('SOURCE_MISCONFIGURED');
  expect((await failure(server.url, 'search-sandbox', 'other')).message).toBe(
    'engine.search: [404] Could not find engine.',
  );
});

async function withAnswer<Value>(
  answer: () => Response,
  ask: (url: string) => Promise<Value>,
): Promise<Value> {
  const odd = await listen(new Hono().all('*', answer));
  try {
    return await ask(odd.url);
  } finally {
    await odd.close();
  }
}

test('an error that is not JSON has the status alone', async () => {
  const error = await withAnswer(() => new Response('<h1>Teapot</h1>', { status: 418 }), failure);
  expect(error.message).toBe('engine.search: [418]');
});

test('status 200 without JSON is an outage, not an empty result', async () => {
  const error = await withAnswer(() => new Response('<h1>Hello</h1>'), failure);
  expect([error.code, error.isOutage]).toEqual(['SOURCE_MALFORMED', true]);
});

test('errors of several searches are joined by a comma and a space, those of one by a comma', async () => {
  const list = () =>
    Response.json([{ errors: ['a', 'b'] }, { errors: [] }, { errors: ['c'] }], { status: 400 });
  expect((await withAnswer(list, failure)).message).toBe('engine.search: [400] a, b, c');
  const one = () => Response.json({ errors: ['a', 'b'] }, { status: 400 });
  expect((await withAnswer(one, failure)).message).toBe('engine.search: [400] a,b');
});

test('errors are never cached: the next search sends a request', async () => {
  let ill = true;
  const good = { results: [], meta: { request_id: 'r', page: { total_pages: 0, total_results: 0 } } };
  await withAnswer(
    () => (ill ? Response.json({ errors: ['no'] }, { status: 400 }) : Response.json(good)),
    async (url) => {
      const odd = engineSource({ url, engine: 'shop', key: 'k' });
      const engine = createEngine(odd, caller());
      await expect(engine.search({ term: 'x' })).rejects.toThrow('[400] no');
      ill = false;
      await expect(engine.search({ term: 'x' })).resolves.toMatchObject({ totalResults: 0 });
      await odd.close();
    },
  );
});

test('results have their fields, without the service’s metadata', async () => {
  const answer = {
    results: [
      { uid: { raw: 'p', snippet: null }, waist: { raw: 98 }, colors: { raw: ['Ore'] }, _meta: { score: 1 } },
    ],
    meta: { request_id: 'r', page: { total_pages: 1, total_results: 1 } },
  };
  await withAnswer(
    () => Response.json(answer),
    async (url) => {
      const odd = engineSource({ url, engine: 'shop', key: 'k' });
      const { results } = await createEngine(odd, caller()).search({});
      expect(results).toEqual([
        { uid: { raw: 'p', snippet: null }, waist: { raw: 98 }, colors: { raw: ['Ore'] } },
      ]);
      await odd.close();
    },
  );
});

test('suggestions are texts, best first, deduplicated within a request', async () => {
  const first = caller();
  const engine = createEngine(source, first);
  const query = { term: 'lod', fields: ['title'], size: 3 };
  const [one, two] = await Promise.all([engine.suggest(query), engine.suggest({ ...query })]);
  expect(one).toBe(two);
  expect(one.requestId).toMatch(/^[0-9a-f]{32}$/);
  expect(one.texts[0]).toBe('lodestar');
  expect(one.texts.length).toBeLessThanOrEqual(3);
  expect(first.log.records.map(({ call, verdict }) => [call, verdict])).toEqual([
    ['suggestQueries', 'network'],
  ]);
});

test('a refused suggestion has the error of the service', async () => {
  const engine = createEngine(source, caller());
  await expect(engine.suggest({ term: 'lod', size: 21 })).rejects.toThrow(
    'engine.suggestQueries: [400] Size must be an integer between 1 and 20',
  );
});

test('clicks are neither deduplicated nor retried', async () => {
  const clicks: unknown[] = [];
  let status = 200;
  const service = await listen(
    new Hono().post('/api/as/v1/engines/shop/click.json', async (context) => {
      clicks.push(await context.req.json());
      return new Response(null, { status });
    }),
  );
  const counting = engineSource({ url: service.url, engine: 'shop', key: 'k' });
  const engine = createEngine(counting, caller());
  const click = { term: 'hitch', documentId: 'en-us:product:hitch', requestId: 'r', tags: ['results'] };
  await Promise.all([engine.reportClick(click), engine.reportClick(click)]);
  const sent = { query: 'hitch', document_id: 'en-us:product:hitch', request_id: 'r', tags: ['results'] };
  expect(clicks).toEqual([sent, sent]);
  status = 503;
  await expect(engine.reportClick({ term: 'x', documentId: 'd' })).rejects.toThrow(
    'engine.reportClick: [503]',
  );
  expect(clicks.slice(2)).toEqual([{ query: 'x', document_id: 'd' }]);
  await counting.close();
  await service.close();
});

test('a click may be answered with an empty body', async () => {
  await createEngine(source, caller()).reportClick({ term: 'hitch', documentId: 'd' });
});

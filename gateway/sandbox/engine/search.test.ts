/** Matching, counting, sorting and presentation of a search (wire-protocols 2.2, 2.3). */
import { afterAll, expect, test } from 'vitest';
import { sampleEngine } from './sampleEngine.ts';

const { post, ask, uids, close } = sampleEngine();
afterAll(close);

const all = [
  'lodestar_98',
  'lodestar_106',
  'overburden_108',
  'shaft_12',
  'timber_hitch_13',
  'beanie',
  'hoodie',
  'skin',
];

const relevance: [string, string, string[]][] = [
  ['an empty query matches all documents, in the order of the index', '', all],
  [
    'a word in the title scores above one in the text',
    'lodestar',
    ['lodestar_98', 'lodestar_106', 'overburden_108'],
  ],
  ['the last word may be half typed', 'timber hi', ['timber_hitch_13']],
  ['all words must be there', 'lodestar wide', ['lodestar_106']],
  [
    'partial matches where no document has all words',
    'lodestar merino',
    ['beanie', 'lodestar_98', 'lodestar_106', 'overburden_108'],
  ],
  ['a typo is tolerated', 'lodestra', ['lodestar_98', 'lodestar_106', 'overburden_108']],
  ['a plural finds its singular', 'hoodies', ['hoodie']],
  ['accents may be left out', 'mane', ['beanie']],
  ['no near word, no result', 'zzyzx', []],
];
test.each(relevance)('%s', async (_, query, found) => {
  const answer = await uids({ query });
  expect(new Set(answer)).toEqual(new Set(found));
  if (query === 'lodestar') expect(answer.at(-1)).toBe('overburden_108');
});

test('a word matches in the language of the documents', async () => {
  expect(await uids({ query: 'gerader', filters: { locale: 'de' } })).toEqual(['shaft_12']);
  expect(await uids({ query: 'gerader' })).toEqual([]);
});

const filters: [string, unknown, string[]][] = [
  ['a value', { kind: 'poles' }, ['shaft_12']],
  ['a list means or', { kind: ['poles', 'bindings'] }, ['shaft_12', 'timber_hitch_13']],
  ['values match exactly, case included', { colors: 'spruce' }, ['shaft_12']],
  ['from is inclusive, to exclusive', { price_us: { from: 90, to: 95 } }, ['shaft_12']],
  ['an open range', { waist: { from: 106 } }, ['lodestar_106', 'overburden_108']],
  ['a range over a list of numbers', { length: { to: 165 } }, ['lodestar_98']],
  ['numbers may be sent as text', { waist: '98' }, ['lodestar_98']],
  ['all', { all: [{ colors: 'Coal' }, { size: 'L' }] }, ['hoodie']],
  ['any', { any: [{ size: 'L' }, { waist: 98 }] }, ['lodestar_98', 'hoodie']],
  ['none', { none: [{ kind: ['skis', 'accessories'] }] }, ['shaft_12', 'timber_hitch_13']],
  [
    'nested groups',
    { all: [{ any: [{ kind: 'skis' }, { kind: 'poles' }] }, { none: [{ colors: 'Spruce' }] }] },
    ['lodestar_106', 'shaft_12'],
  ],
  ['all keys of one object apply', { kind: 'skis', colors: 'Spruce' }, ['lodestar_98', 'overburden_108']],
  ['an empty object means no filter', {}, all],
  ['an empty list of all means no filter', { all: [] }, all],
];
test.each(filters)('filter: %s', async (_, filter, found) => {
  expect(await uids({ filters: { all: [{ locale: 'en-us' }, filter] } })).toEqual(found);
});

test('filters nest to five levels, with at most 32 filters and 1024 list items', async () => {
  const nested = (levels: number): object =>
    levels === 0 ? { kind: 'skis' } : { all: [nested(levels - 1)] };
  expect((await post('search', { query: '', filters: nested(5) })).status).toBe(200);
  expect((await post('search', { query: '', filters: nested(6) })).status).toBe(400);
  const many = (count: number) => ({ any: Array.from({ length: count }, () => ({ kind: 'skis' })) });
  expect((await post('search', { query: '', filters: many(32) })).status).toBe(200);
  expect((await post('search', { query: '', filters: many(33) })).status).toBe(400);
  const items = (count: number) => ({ kind: Array.from({ length: count }, String) });
  expect((await post('search', { query: '', filters: items(1024) })).status).toBe(200);
  expect((await post('search', { query: '', filters: items(1025) })).status).toBe(400);
});

test('facets are lists, requested as one object or as a list, and count the matches', async () => {
  const { facets } = await ask({
    query: 'lodestar',
    facets: {
      kind: { type: 'value' },
      colors: [
        { type: 'value', size: 2, name: 'top' },
        { type: 'value', sort: { value: 'desc' } },
      ],
      price_us: { type: 'range', ranges: [{ from: 600, to: 790, name: 'mid' }, { from: 790 }] },
      waist: { type: 'value', sort: { value: 'asc' } },
    },
  });
  expect(facets['kind']).toEqual([{ type: 'value', data: [{ value: 'skis', count: 3 }] }]);
  expect(facets['colors']?.[0]).toEqual({
    type: 'value',
    name: 'top',
    data: [
      { value: 'Spruce', count: 2 },
      { value: 'Coal', count: 1 },
    ],
  });
  expect(facets['colors']?.[1]?.data.map(({ value }) => value)).toEqual([
    'Tarn',
    'Spruce',
    'Ore',
    'Glacier',
    'Copper',
    'Coal',
  ]);
  expect(facets['price_us']?.[0]?.data).toEqual([
    { from: 600, to: 790, name: 'mid', count: 1 },
    { from: 790, count: 2 },
  ]);
  expect(facets['waist']?.[0]?.data).toEqual([
    { value: 98, count: 1 },
    { value: 106, count: 1 },
    { value: 108, count: 1 },
  ]);
});

test('a declared field may be requested although no document has it', async () => {
  const schema = { content_price_ru: 'number', radius: 'number' };
  await post('schema', schema, { authorization: 'Bearer private-search-sandbox' });
  const { facets, results } = await ask({
    facets: { content_price_ru: { type: 'value' } },
    sort: { radius: 'asc' },
  });
  expect([facets['content_price_ru'], results.length]).toEqual([[{ type: 'value', data: [] }], 8]);
});

test('sorts by one field or a list of them; documents without the field come last either way', async () => {
  expect((await uids({ sort: { price_us: 'asc' } })).slice(0, 2)).toEqual(['beanie', 'shaft_12']);
  expect((await uids({ sort: { waist: 'desc' } })).slice(0, 4)).toEqual([
    'overburden_108',
    'lodestar_106',
    'lodestar_98',
    'shaft_12',
  ]);
  expect((await uids({ sort: [{ kind: 'asc' }, { price_us: 'desc' }] })).slice(0, 3)).toEqual([
    'skin',
    'hoodie',
    'beanie',
  ]);
  expect((await uids({ query: 'lodestar', sort: { _score: 'asc' } }))[0]).toBe('overburden_108');
});

test('pages are limited and counted', async () => {
  const { meta, results } = await ask({ page: { size: 3, current: 3 } });
  expect(meta.page).toEqual({ current: 3, size: 3, total_pages: 3, total_results: 8 });
  expect(results).toHaveLength(2);
  expect((await ask({ page: { size: 3, current: 4 } })).results).toEqual([]);
  for (const page of [
    { size: 1001 },
    { current: 101 },
    { size: 1000, current: 11 },
    { size: -1 },
    { current: 0 },
  ]) {
    expect((await post('search', { query: '', page })).status, JSON.stringify(page)).toBe(400);
  }
});

test('page size 0 returns no results, but full totals and facets', async () => {
  const { meta, results, facets } = await ask({
    page: { size: 0 },
    facets: { kind: { type: 'value', size: 1 } },
  });
  expect(results).toEqual([]);
  expect(meta.page).toEqual({ current: 1, size: 0, total_pages: 1, total_results: 8 });
  expect(facets['kind']?.[0]?.data).toEqual([{ value: 'accessories', count: 3 }]);
});

test('raw is unescaped, snippet is safe HTML with em around matches', async () => {
  const { results } = await ask({
    query: 'metal',
    result_fields: {
      body: { raw: { size: 30 }, snippet: { size: 80 } },
      tagline: { snippet: { fallback: false } },
      waist: { raw: {} },
    },
  });
  expect(results[0]).toEqual({
    id: { raw: 'en-us:product_lodestar_98' },
    body: {
      raw: 'Two thin sheets of metal <stop>'.slice(0, 30),
      snippet:
        'Two thin sheets of <em>metal</em> &lt;stop&gt; short of the edge &amp; hold on hard mornings.',
    },
    tagline: { snippet: null },
    waist: { raw: 98 },
    _meta: { id: 'en-us:product_lodestar_98', engine: 'shop', score: expect.any(Number) },
  });
});

test('search fields restrict and weigh, value boosts raise, groups collapse', async () => {
  expect(await uids({ query: 'lodestar', search_fields: { body: { weight: 1 } } })).toEqual([
    'overburden_108',
  ]);
  const boosts = {
    uid: [{ type: 'value', value: 'product_overburden_108', operation: 'add', factor: 1000 }],
  };
  expect((await uids({ query: 'lodestar', boosts }))[0]).toBe('overburden_108');
  const { results, meta } = await ask({ group: { field: 'kind', size: 1 } });
  expect(results.map((result) => result['kind']?.raw)).toEqual(['skis', 'poles', 'bindings', 'accessories']);
  expect(results[0]?.['_group']).toHaveLength(1);
  expect(meta.page['total_results']).toBe(4);
});

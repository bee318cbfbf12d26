/**
 * What every search driver does, whichever service answers: the stand-ins in the unit tests, a real OpenSearch in
 * `npm run test:opensearch`. The service holds the sample documents: eight products in two locales.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDocuments } from '../../sandbox/engine/sampleDocuments.ts';
import type { EngineSource } from '../../sources/engine/driver.ts';
import type { IndexSettings } from '../../sources/engine/documents.ts';
import {
  createEngine,
  engineSource,
  engineStore,
  type EngineConfig,
  type EngineQuery,
} from '../../sources/engine/engine.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { caller } from '../shop/caller.ts';

const settings: IndexSettings = {
  fields: {
    uid: 'text',
    stack: 'text',
    environment: 'text',
    locale: 'text',
    regions: 'text',
    title: 'text',
    tagline: 'text',
    kind: 'text',
    category_titles: 'text',
    colors: 'text',
    size: 'text',
    length: 'number',
    waist: 'number',
    rank: 'number',
    season: 'number',
    price_us: 'number',
    on_sale_us: 'text',
  },
  weights: { title: 10, category_titles: 4, tagline: 3, kind: 3, colors: 2, body: 1 },
  synonyms: [['lodestar', 'pole star']],
};

/** Writes the sample documents as an index run does; the key may write. */
export async function fillWithSamples(config: EngineConfig): Promise<void> {
  const { source, open } = engineStore(config);
  const store = open((call, args) => source.run(call, args, caller({}, 60_000)));
  await store.prepare(settings);
  await store.put(sampleDocuments);
  const indexed = [];
  for await (const { id } of store.indexed()) indexed.push(id);
  expect(indexed).toEqual(sampleDocuments.map(({ id }) => id).toSorted());
  await source.close();
}

/** Registers the tests. `config` is called once the service is filled. */
export function driverCases(config: () => EngineConfig): void {
  let source: EngineSource;
  beforeAll(() => {
    source = engineSource(config());
  });
  afterAll(() => source.close());

  const search = (query: EngineQuery, scope = {}) => createEngine(source, caller(scope)).search(query);
  const names = async (query: EngineQuery, scope = {}): Promise<string[]> => {
    const { results } = await search({ resultFields: ['uid'], ...query }, scope);
    return results.map(({ uid }) => String(uid?.raw).replace('product_', ''));
  };
  const byRank = { sort: { field: 'rank', direction: 'asc' } } as const;

  const found: [string, EngineQuery, string[]][] = [
    ['an empty term finds all of the market, in the requested order', byRank, ['lodestar_98', 'lodestar_106', 'shaft_12', 'timber_hitch_13', 'beanie', 'hoodie', 'skin']],
    ['a name is found in its title', { term: 'Lodestar', ...byRank }, ['lodestar_98', 'lodestar_106']],
    ['case and diacritics are ignored', { term: 'mane' }, ['beanie']],
    ['the last word may be a prefix', { term: 'lode', ...byRank }, ['lodestar_98', 'lodestar_106']],
    ['a number matches exactly', { term: 'lodestar 106' }, ['lodestar_106']],
    ['a word may have a typo', { term: 'lodestra', ...byRank }, ['lodestar_98', 'lodestar_106']],
    ['an unknown word finds nothing', { term: 'bicycle' }, []],
    ['any of several values', { filters: [{ field: 'colors', values: ['Ore', 'Ochre'] }], ...byRank }, ['lodestar_98', 'beanie', 'skin']],
    ['all of several values', { filters: [{ field: 'colors', values: ['Coal', 'Copper'], type: 'all' }] }, ['shaft_12']],
    ['none of several values', { filters: [{ field: 'kind', values: ['skis', 'accessories'], type: 'none' }], ...byRank }, ['shaft_12', 'timber_hitch_13']],
    ['values match exactly, case included', { filters: [{ field: 'colors', values: ['Spruce'] }] }, ['lodestar_98']],
    ['a range is from inclusive, to exclusive', { filters: [{ field: 'price_us', values: [{ from: 90, to: 260 }] }], ...byRank }, ['shaft_12', 'hoodie', 'skin']],
    ['any of several ranges', { filters: [{ field: 'price_us', values: [{ to: 50 }, { from: 700 }] }], ...byRank }, ['lodestar_98', 'beanie']],
    ['a range matches a list with any number in it', { filters: [{ field: 'length', values: [{ from: 185 }] }] }, ['lodestar_106']],
    ['either of two filters', { filters: [{ either: [{ field: 'kind', values: ['poles'] }, { field: 'price_us', values: [{ from: 700 }] }] }], ...byRank }, ['lodestar_98', 'shaft_12']],
    ['either of two filters, one of them negative', { filters: [{ either: [{ field: 'kind', values: ['skis', 'accessories'], type: 'none' }, { field: 'colors', values: ['Ore', 'Spruce'], type: 'all' }] }], ...byRank }, ['lodestar_98', 'shaft_12', 'timber_hitch_13']],
    ['a filter without values is ignored', { filters: [{ field: 'kind', values: [] }], term: 'pole' }, ['shaft_12']],
    ['documents without the sort field come last in both directions', { sort: { field: 'waist', direction: 'desc' }, page: { size: 2 } }, ['lodestar_106', 'lodestar_98']],
    ['several sorts apply in turn', { sort: [{ field: 'season', direction: 'asc' }, { field: 'price_us', direction: 'desc' }], page: { size: 2 } }, ['lodestar_98', 'lodestar_106']],
    ['a page', { ...byRank, page: { size: 2, current: 2 } }, ['shaft_12', 'timber_hitch_13']],
    ['another region', { regions: ['jp'] }, ['overburden_108']],
    ['every region', { regions: [], term: 'overburden' }, ['overburden_108']],
    ['an excluded region', { regions: [], excludeRegions: ['us'] }, ['overburden_108']],
  ]; // oxfmt-ignore
  test.each(found)('finds: %s', async (_name, query, uids) => {
    expect(await names(query)).toEqual(uids);
  });

  test('a search finds only documents of its locale, unless the query names others', async () => {
    const germany = { contentLocale: 'de', contentRegion: 'eu_region_1' };
    expect(await names({ term: 'Gerader Stock' }, germany)).toEqual(['shaft_12']);
    expect(await names({ term: 'Gerader Stock' })).toEqual([]);
    expect((await search({ locales: ['de', 'en-us'] })).totalResults).toBe(14);
    expect((await search({ locales: [], regions: [] })).totalResults).toBe(16);
  });

  test('documents of another shop or environment in the same index are not found', async () => {
    const other = createEngine(source, caller(), { stack: 'other', environment: 'production' });
    expect((await other.search({})).totalResults).toBe(0);
  });

  test('the answer is normalised', async () => {
    const answer = await search({
      term: 'lodestar',
      ...byRank,
      page: { size: 1, current: 2 },
      resultFields: ['uid', 'waist', 'colors'],
    });
    expect(answer).toMatchObject({
      resultSearchTerm: 'lodestar',
      totalPages: 2,
      totalResults: 2,
      facets: {},
    });
    expect(answer.requestId).not.toBe('');
    expect(answer.results).toEqual([
      {
        id: { raw: 'en-us:product_lodestar_106' },
        uid: { raw: 'product_lodestar_106' },
        waist: { raw: 106 },
        colors: { raw: ['Tarn', 'Copper'] },
      },
    ]);
  });

  test('without named fields all come raw, without the driver’s own', async () => {
    const { results } = await search({ term: 'beanie' });
    const [beanie] = sampleDocuments.filter(({ uid }) => uid === 'product_beanie');
    expect(results).toEqual([
      Object.fromEntries(Object.entries(beanie ?? {}).map(([field, raw]) => [field, { raw }])),
    ]);
  });

  test('page size 0 returns totals and facets alone', async () => {
    const answer = await search({ page: { size: 0 }, facets: { kind: { type: 'value' } } });
    expect([answer.results, answer.totalResults]).toEqual([[], 7]);
    expect(answer.facets['kind']?.[0]?.data[0]).toEqual({ value: 'accessories', count: 3 });
  });

  test('facets count the matches, several per field, in the requested order', async () => {
    const { facets } = await search({
      filters: [{ field: 'kind', values: ['poles', 'accessories'] }],
      facets: {
        kind: [{ type: 'value', name: 'Kinds' }, { type: 'value', sort: { value: 'desc' }, size: 1 }],
        price_us: {
          type: 'range',
          ranges: [{ from: 100, name: 'dear' }, { from: 0, to: 50 }, { from: 50, to: 100, name: 'fair' }],
        },
      },
    }); // oxfmt-ignore
    expect(facets).toEqual({
      kind: [
        {
          type: 'value',
          name: 'Kinds',
          data: [
            { value: 'accessories', count: 3 },
            { value: 'poles', count: 1 },
          ],
        },
        { type: 'value', data: [{ value: 'poles', count: 1 }] },
      ],
      price_us: [
        {
          type: 'range',
          data: [
            { from: 100, name: 'dear', count: 1 },
            { from: 0, to: 50, count: 1 },
            { from: 50, to: 100, name: 'fair', count: 2 },
          ],
        },
      ],
    });
  });

  test('values of a number facet are numbers', async () => {
    const { facets } = await search({
      term: 'lodestar',
      facets: { waist: { type: 'value', sort: { value: 'asc' } } },
    });
    expect(facets['waist']?.[0]?.data).toEqual([
      { value: 98, count: 1 },
      { value: 106, count: 1 },
    ]);
  });

  test('facet counts equal a count over the documents', async () => {
    const mine = sampleDocuments.filter(
      ({ locale, regions }) => locale === 'en-us' && regions.includes('us'),
    );
    const { facets } = await search({ facets: { colors: { type: 'value', size: 250 } } });
    const counts = new Map<string, number>();
    for (const { colors } of mine)
      for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
    const answered = facets['colors']?.[0]?.data.map(({ value, count }) => [value, count]);
    expect(new Map(answered as [string, number][])).toEqual(counts);
  });

  test('snippets mark matches and are safe as HTML', async () => {
    const { results } = await search({
      term: 'metal hold',
      resultFields: {
        body: { snippet: { size: 200 } },
        tagline: { snippet: { size: 20 } },
        title: { snippet: { size: 50, fallback: false } },
      },
    });
    expect(results[0]).toEqual({
      id: { raw: 'en-us:product_lodestar_98' },
      body: {
        snippet:
          'Two thin sheets of <em>metal</em> &lt;stop&gt; short of the edge &amp; <em>hold</em> on hard mornings.',
      },
      tagline: { snippet: 'If you own one pair,' },
      title: { snippet: null },
    });
  });

  test.each<[string, EngineQuery, string]>([
    ['facet', { facets: { taco: { type: 'value' } } }, 'Facets contains invalid field: taco'],
    ['filter', { filters: [{ field: 'taco', values: [1] }] }, 'Filters contains invalid field: taco'],
    ['order', { sort: { field: 'taco', direction: 'asc' } }, 'Sort contains invalid field: taco'],
    ['result field', { resultFields: ['taco'] }, 'Result fields contains invalid field: taco'],
  ])('an unknown %s is refused with the same message', async (_name, query, words) => {
    await expect(search(query)).rejects.toThrow(new RegExp(`^engine\\.search: \\[400\\] ${words}$`));
  });

  async function failure(changed: Partial<EngineConfig>): Promise<SourceError> {
    const failing = engineSource({ ...config(), ...changed });
    const error: unknown = await createEngine(failing, caller())
      .search({})
      .catch((thrown: unknown) => thrown);
    await failing.close();
    if (!(error instanceof SourceError)) return expect.fail('it should have failed');
    return error;
  }

  test('an unknown index has the status in brackets and the service’s error', async () => {
    const unknown = await failure({ engine: 'other' });
    expect(unknown.message).toMatch(/^engine\.\w+: \[404\] \w/);
    expect([unknown.code, unknown.status]).toEqual(['SOURCE_REFUSED', 404]);
  });

  test('an unreachable service is an outage', async () => {
    expect((await failure({ url: 'http://127.0.0.1:1' })).isOutage).toBe(true);
  });

  test('identical searches of a request are deduplicated and cached', async () => {
    const first = caller();
    const engine = createEngine(source, first);
    const query = { term: 'footwall' };
    const [one, two] = await Promise.all([engine.search(query), engine.search(query)]);
    expect(one).toBe(two);
    const second = caller();
    expect((await createEngine(source, second).search(query)).requestId).toBe(one.requestId);
    expect(second.log.records.map(({ verdict }) => verdict)).not.toContain('network');
  });

  test('suggestions complete the term, best first', async () => {
    const { texts, requestId } = await createEngine(source, caller()).suggest({
      term: 'lod',
      fields: ['title'],
      size: 3,
    });
    expect(texts[0]).toBe('lodestar');
    expect(texts).toHaveLength(3);
    expect(requestId).not.toBe('');
    expect((await createEngine(source, caller()).suggest({ term: 'zzz', fields: ['title'] })).texts).toEqual(
      [],
    );
  });

  test('a click is accepted', async () => {
    const click = {
      term: 'hitch',
      documentId: 'en-us:product_timber_hitch_13',
      requestId: 'r',
      tags: ['results'],
    };
    await createEngine(source, caller()).reportClick(click);
  });

  test.each([
    '*', '"', '\\', 'title:lodestar', 'lodestar OR (1=1)', '{"match_all":{}}', 'kind:*', '/.*/', '_exists_:title',
    "'; DROP TABLE document; --", '<script>alert(1)</script>', '\u0000', '?????', 'a'.repeat(1000), '-lodestar', '~~', '[* TO *]',
  ])('query syntax is searched as words: %j', async (term) => {
    const { totalResults } = await search({ term });
    expect(totalResults).toBeLessThan(7);
  }); // oxfmt-ignore
}

/** Upstream cost of a search, and its behaviour when a source fails. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askSearch, foundBy, type SearchRequest, handlesOf } from '../../testing/shop/searchOperations.ts';
import { callsBySource, startShop, type Shop } from '../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  await shop.mendSources();
});
afterAll(() => shop.close());

const ask = (term: string, request?: SearchRequest, locale?: string) =>
  askSearch(shop, term, request, locale);
const found = (term: string, request?: SearchRequest, locale?: string) =>
  foundBy(shop, term, request, locale);

describe('a term without results', () => {
  test('is searched once more with its correction', async () => {
    await shop.coldSources();
    const { data, errors, log } = await ask('overburtonn');
    expect(errors).toEqual([]);
    expect(data.search).toMatchObject({ correctedTerm: 'overburden', resultSearchTerm: 'overburtonn' });
    const meant = await found('overburden');
    expect(data.search.totalCount).toBe(meant.totalCount);
    expect(handlesOf(data.search)).toEqual(handlesOf(meant));
    expect(log.records.filter(({ source }) => source === 'engine').map(({ call }) => call)).toEqual([
      'search',
      'suggestQueries',
      'search',
    ]);
  });

  test('is unchanged without a correction, at the cost of two more calls at most', async () => {
    await shop.coldSources();
    const { data, errors, log } = await ask('qqqqwwwwzzzz');
    expect(errors).toEqual([]);
    expect(data.search).toMatchObject({ correctedTerm: null, totalCount: 0, totalPages: 0, edges: [] });
    expect(callsBySource(log.records).engine).toBeLessThanOrEqual(3);
  });

  test('is not corrected when only the filters exclude everything', async () => {
    const { correctedTerm, totalCount, costliestFacet } = await found('lodestar', {
      filters: [
        { field: 'price', min: 1, max: 2 },
        { field: 'terrain', values: ['Freeride', 'Piste', 'Touring', 'All-Mountain'] },
      ],
    });
    expect([correctedTerm, totalCount]).toEqual([null, 0]);
    expect(costliestFacet?.name).toBe('price');
  });
});

describe('call budget', () => {
  test.each([10, 96])('%s results of all kinds cost the same few calls', async (resultsPerPage) => {
    await shop.coldSources();
    const { errors, log, data } = await ask('ski', { resultsPerPage });
    expect(errors).toEqual([]);
    expect(data.search.edges.length).toBeGreaterThan(resultsPerPage - 5);
    const calls = callsBySource(log.records);
    expect(calls.engine).toBe(1);
    expect(calls.imagery).toBeUndefined();
    expect(calls.commerce ?? 0).toBeLessThanOrEqual(3);
    expect(calls.delivery ?? 0).toBeLessThanOrEqual(3);
  });

  test('a facet with a selection costs one more search, filtered kinds another', async () => {
    await shop.coldSources();
    const { log } = await ask('ski', {
      kinds: ['PRODUCT'],
      filters: [{ field: 'color', values: ['Green'] }],
    });
    expect(callsBySource(log.records).engine).toBe(3);
  });

  test('identical searches of one request are deduplicated', async () => {
    await shop.coldSources();
    const one = 'search(searchTerm: "hitch") { totalCount }';
    const { log } = await shop.visitor().ask(`{ a: ${one} b: ${one} }`);
    expect(callsBySource(log.records).engine).toBe(1);
  });

  test('filtered by colour, products are shown in a matching colour', async () => {
    const { edges } = await found('ski', { filters: [{ field: 'color', values: ['Green'] }] });
    expect(edges.length).toBeGreaterThan(5);
    expect(edges.some(({ node }) => node.preferredColor)).toBe(true);
    const without = await found('ski', { filters: [{ field: 'color', values: ['Green'], type: 'NONE' }] });
    expect(without.edges.every(({ node }) => !node.preferredColor)).toBe(true);
  });
});

describe('without a source', () => {
  test.each([
    ['refuses us', { status: 401 }, 'SOURCE_MISCONFIGURED'],
    ['is ill', { status: 503 }, 'SOURCE_UNAVAILABLE'],
    ['hangs up', { drop: true }, 'SOURCE_UNAVAILABLE'],
  ])('an engine that %s: an error of the field that names it', async (_case, fault, code) => {
    await shop.coldSources();
    await shop.breakSource({ source: 'engine', ...fault });
    const { data, errors, log } = await ask('ski');
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ path: ['search'], extensions: { code, source: 'engine' } });
    // Callers see which source failed, never its message.
    expect(errors[0]?.message).toMatch(/^The engine service /);
    expect(log.records.map(({ verdict }) => verdict)).toEqual(['failed']);
  });

  test('an engine that fails after the first response: facets are null, results stay', async () => {
    await shop.coldSources();
    const filters = [{ field: 'color', values: ['Green'] }];
    const text = (fields: string) =>
      `query ($filters: [SearchFilter!]) { search(searchTerm: "hitch", filters: $filters) { totalCount edges { node { documentId } } ${fields} } }`;
    await shop.visitor().ask(text(''), { filters });
    await shop.breakSource({ source: 'engine', status: 503 });
    const { data, errors } = await shop
      .visitor()
      .ask<{ search: { facets: null; kindCounts: null } }>(text('facets { name } kindCounts { count }'), {
        filters,
      });
    expect(data.search).toMatchObject({ facets: null, kindCounts: null });
    expect(errors.map(({ path }) => String(path)).toSorted()).toEqual(['search,facets', 'search,kindCounts']);
  });

  test('commerce: results stay, prices are missing', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data } = await ask('lodestar', { kinds: ['PRODUCT'] });
    expect(data.search.edges.length).toBeGreaterThan(2);
    expect(data.search.edges.every(({ node }) => node.product?.price === null)).toBe(true);
  });
});

/**
 * Hostile input to `search` and `searchSuggestions` is treated as a value: found or not, or refused as bad input, never
 * an error of the search service, never more than the market shows.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSafeAddress } from '../content/text/address.rules.ts';
import { askSearch, foundBy, type SearchRequest } from '../../testing/shop/searchOperations.ts';
import { startShop, type Shop } from '../../testing/shop/shop.ts';
import { hostile } from '../../testing/pages/damagedEntries.ts';

let shop: Shop;
let most: number;
beforeAll(async () => {
  shop = await startShop();
  most = (await foundBy(shop, '', { first: 1 })).totalCount;
});
afterAll(() => shop.close());

const attacks = [
  `' OR '1'='1`,
  `'; DROP TABLE document; --`,
  `" OR ""="`,
  'a* OR b*',
  'title : lodestar',
  '{title} : lodestar NOT NEAR(a b)',
  '"',
  '^',
  '(((((((',
  '*',
  '-',
  '\\',
  '\\u0000',
  '\u0000',
  '\ud83d',
  '%00%27',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '<em>ski</em>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '{"all":[{"stack":"other"}]}',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  'toString',
  'document_kind',
  'price_us',
  '\u202eikS',
  'ＳＫＩ',
  '雪',
  '🎿'.repeat(60),
  'a '.repeat(60),
  'x'.repeat(128),
];
const places: [string, (attack: string) => { term?: string; request: SearchRequest }][] = [
  ['the term', (attack) => ({ term: attack, request: {} })],
  ['the field of a filter', (attack) => ({ request: { filters: [{ field: attack, values: ['x'] }] } })],
  ...['ANY', 'ALL', 'NONE'].flatMap((type): [string, (attack: string) => { request: SearchRequest }][] => [
    [
      `a value of type ${type}`,
      (attack) => ({ request: { filters: [{ field: 'color', values: [attack], type }] } }),
    ],
    [
      `an end of type ${type}`,
      (attack) => ({ request: { filters: [{ field: 'price', values: [attack], type }] } }),
    ],
    [
      `a kind of type ${type}`,
      (attack) => ({ request: { filters: [{ field: 'kind', values: [attack], type }] } }),
    ],
  ]),
  ['the sort field', (attack) => ({ request: { sortField: attack } })],
  ['the stack', (attack) => ({ request: { stack: attack } })],
  ['the environment', (attack) => ({ request: { environment: attack } })],
  ['a locale', (attack) => ({ request: { includeLocales: [attack] } })],
  ['a region', (attack) => ({ request: { includeRegions: [attack] } })],
  ['a region to leave out', (attack) => ({ request: { excludeRegions: [attack] } })],
  ['the cursor behind', (attack) => ({ request: { first: 3, after: attack } })],
  ['the cursor before', (attack) => ({ request: { last: 3, before: attack } })],
];

describe.each(places)('%s', (_place, questionOf) => {
  test('stays a value', async () => {
    let answered = 0;
    for (const attack of attacks) {
      const { term = '', request } = questionOf(attack);
      const { data, errors } = await askSearch(shop, term, { first: request['last'] ? null : 3, ...request });
      if (errors.length > 0) {
        expect(
          errors.map(({ extensions }) => extensions?.['code']),
          attack,
        ).toEqual(['BAD_USER_INPUT']);
        continue;
      }
      answered += 1;
      expect(data.search.totalCount, attack).toBeLessThanOrEqual(most);
      expect(data.search.edges.every(({ node }) => isSafeAddress(node.path))).toBe(true);
    }
    expect(answered).toBeGreaterThanOrEqual(
      /stack|environment|locale|region|cursor|sort|field/.test(_place) ? 0 : 20,
    );
  });
});

test('extreme range ends do not fail, reversed ones are refused', async () => {
  for (const [min, max] of [
    [-1e308, 1e308],
    [1e308, null],
    [null, -1e308],
    [5, 1],
    [0.1 + 0.2, 0.3],
  ]) {
    for (const type of ['ANY', 'ALL', 'NONE']) {
      const { errors } = await askSearch(shop, '', {
        first: 1,
        filters: [{ field: 'price', min, max, type }],
      });
      const isReversed = (min ?? -Infinity) > (max ?? Infinity);
      const codes = errors.map(({ extensions }) => extensions?.['code']);
      expect(codes, `${min} ${max} ${type}`).toEqual(isReversed ? ['BAD_USER_INPUT'] : []);
    }
  }
});

test('the maximum number of filters is accepted by the service', async () => {
  const colors = Array.from({ length: 64 }, (_, place) => `Color ${place}`);
  const filters = [
    { field: 'color', values: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], type: 'ALL' },
    ...['color', 'size', 'terrain'].map((field) => ({ field, values: colors })),
    ...['length', 'waist', 'radius', 'price'].map((field) => ({ field, min: 1, max: 2 })),
    { field: 'availability', values: ['in-stock'] },
    ...Array.from({ length: 7 }, () => ({ field: 'kind', values: ['PRODUCT'] })),
  ];
  expect(filters).toHaveLength(16);
  const { errors } = await askSearch(shop, 'ski', {
    filters,
    kinds: ['PRODUCT'],
    includeLocales: ['de', 'en-us'],
    includeRegions: ['us'],
    excludeRegions: ['jp'],
  });
  expect(errors).toEqual([]);
});

test('suggestions accept any input', async () => {
  for (const term of attacks) {
    const { errors } = await shop
      .visitor()
      .ask(
        'query ($term: String!) { searchSuggestions(term: $term) { queries { text } results { path } } }',
        { term },
      );
    expect(errors, term).toEqual([]);
  }
});

test('hostile entries are shown as plain text with safe URLs', async () => {
  const spoilt = await startShop({ rewriteEntry: hostile });
  try {
    for (const [term, kind] of ['', 'script'].flatMap((one) =>
      ['PRODUCT', 'CATEGORY', 'PAGE', 'POST', 'SUPPORT'].map((kind) => [one, kind] as const),
    )) {
      const { edges } = await foundBy(spoilt, term, { kinds: [kind], first: 100 });
      if (term === '' && kind !== 'PRODUCT') expect(edges.length, kind).toBeGreaterThan(3);
      for (const { node } of edges) {
        expect(isSafeAddress(node.path)).toBe(true);
        expect(node.path).toMatch(/^\/en-us\//);
        expect(node.titleParts.map(({ text }) => text).join('')).toBe(node.title);
      }
    }
  } finally {
    await spoilt.close();
  }
});

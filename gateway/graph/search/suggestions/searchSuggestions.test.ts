/** `searchSuggestions` end to end: suggestions, markets and cost. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Part } from '../../../testing/shop/searchOperations.ts';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  await shop.mendSources();
});
afterAll(() => shop.close());

interface Suggested {
  searchSuggestions: {
    requestId: string;
    term: string;
    queries: { text: string; parts: Part[] }[];
    results: {
      __typename: string;
      documentId: string;
      kind: string;
      path: string;
      titleParts: Part[];
      product?: { handle: string };
    }[];
  };
}

const query = /* GraphQL */ `
  query ($locale: Locale!, $term: String!) @inContext(locale: $locale) {
    searchSuggestions(term: $term) {
      requestId
      term
      queries {
        text
        parts {
          text
          isMatch
        }
      }
      results {
        __typename
        documentId
        kind
        path
        titleParts {
          text
          isMatch
        }
        ... on ProductSearchResult {
          product {
            handle
            displayTitle
            price {
              current {
                formatted
              }
            }
          }
        }
        ... on CategoryResult {
          image {
            rendition(size: THUMBNAIL) {
              src
            }
          }
        }
      }
    }
  }
`;

const ask = (term: string, locale = 'en-us') => shop.visitor().ask<Suggested>(query, { term, locale });

async function suggested(...given: Parameters<typeof ask>): Promise<Suggested['searchSuggestions']> {
  const { data, errors } = await ask(...given);
  expect(errors).toEqual([]);
  return data.searchSuggestions;
}

describe('results', () => {
  test('products first, then categories, then stories and support, within the limits', async () => {
    const { results, requestId } = await suggested('ski');
    const order = ['PRODUCT', 'CATEGORY', 'POST', 'SUPPORT'];
    const kinds = results.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'PRODUCT')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'CATEGORY').length).toBeLessThanOrEqual(2);
    expect(kinds.filter((kind) => kind === 'POST' || kind === 'SUPPORT').length).toBeLessThanOrEqual(2);
    expect(new Set(kinds).size).toBeGreaterThan(1);
    const groups = kinds.map((kind) => Math.min(2, order.indexOf(kind)));
    expect(groups).toEqual(groups.toSorted((a, b) => a - b));
    expect(requestId).toMatch(/^[0-9a-f]{32}$/);
  });

  test('three letters find a product, highlighted', async () => {
    const { results } = await suggested('lod');
    expect(results[0]?.product?.handle).toMatch(/^lodestar/);
    expect(results[0]?.titleParts[0]).toMatchObject({ isMatch: true });
  });

  test('completions from this market, with the typed text highlighted', async () => {
    const { queries } = await suggested('lod');
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(4);
    for (const { text, parts } of queries) {
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.find(({ isMatch }) => isMatch)?.text.toLowerCase()).toBe('lod');
    }
  });

  test('completions of another language are left out', async () => {
    // German and Swedish documents contain "bindung" and "bindningar", English ones do not.
    const { queries } = await suggested('bind');
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.filter(({ text }) => /bindung|bindning/i.test(text))).toEqual([]);
    expect((await suggested('bind', 'de-de')).queries.some(({ text }) => /bindung/i.test(text))).toBe(true);
  });

  test('every completion has results', async () => {
    const { queries } = await suggested('st');
    expect(queries.length).toBeGreaterThan(0);
    for (const { text } of queries) {
      const { data } = await shop
        .visitor()
        .ask<{ search: { totalCount: number; correctedTerm: null } }>(
          'query ($term: String!) { search(searchTerm: $term, first: 1) { totalCount correctedTerm } }',
          { term: text },
        );
      expect(data.search.totalCount, text).toBeGreaterThan(0);
      expect(data.search.correctedTerm).toBeNull();
    }
  });

  test.each(['ja-jp', 'en-no', 'en-be'])('%s: only results with a page there', async (locale) => {
    const { results } = await suggested('98', locale);
    const text = `query ($locale: Locale!) @inContext(locale: $locale) { ${results
      .filter(({ product }) => product)
      .map(({ product }, place) => `p${place}: product(handle: "${product?.handle}") { __typename }`)
      .join(' ')} market { locale } }`;
    const { data } = await shop
      .visitor()
      .ask<Record<string, { __typename?: string } | null>>(text, { locale });
    const { market, ...products } = data;
    expect(market).not.toBeNull();
    expect(Object.values(products).filter((product) => product?.__typename !== 'Product')).toEqual([]);
    expect(results.every(({ path }) => path.startsWith(`/${locale}/`))).toBe(true);
  });
});

describe('cost', () => {
  test('one search and one suggestion call, whatever the number of results', async () => {
    await shop.coldSources();
    const { log } = await ask('ski');
    expect(
      log.records
        .filter(({ source }) => source === 'engine')
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(['search', 'suggestQueries']);
    const calls = callsBySource(log.records);
    expect(calls.imagery).toBeUndefined();
    expect(calls.commerce ?? 0).toBeLessThanOrEqual(3);
  });

  test('the same term again costs no engine call', async () => {
    await shop.coldSources();
    await ask('pole');
    const { log } = await ask('pole');
    expect(callsBySource(log.records).engine).toBeUndefined();
  });

  test.each(['', ' ', 's', '\u0000s\u200b'])('%j makes no call', async (term) => {
    await shop.coldSources();
    const { data, errors, log } = await ask(term);
    expect(errors).toEqual([]);
    expect(data.searchSuggestions).toMatchObject({ requestId: '', queries: [], results: [] });
    expect(log.records).toEqual([]);
  });

  test('an overlong term is refused', async () => {
    const { errors } = await ask('x'.repeat(129));
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('an engine failure fails the field and names the source', async () => {
  await shop.coldSources();
  await shop.breakSource({ source: 'engine', status: 500 });
  const { data, errors } = await ask('lodestar');
  expect(data).toBeNull();
  expect(errors.map(({ path, extensions }) => [path, extensions])).toEqual([
    [['searchSuggestions'], { code: 'SOURCE_UNAVAILABLE', source: 'engine' }],
  ]);
});

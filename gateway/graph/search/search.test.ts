/** `search` end to end: results, markets and sorting. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexedDocuments } from '../../testing/shop/indexedDocuments.ts';
import {
  askSearch,
  foundBy,
  type Part,
  type SearchRequest,
  handlesOf,
} from '../../testing/shop/searchOperations.ts';
import { startShop, type Shop } from '../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ask = (term: string, request?: SearchRequest, locale?: string) =>
  askSearch(shop, term, request, locale);
const found = (term: string, request?: SearchRequest, locale?: string) =>
  foundBy(shop, term, request, locale);
const textOf = (parts: Part[]): string => parts.map(({ text }) => text).join('');
const refusal = async (...given: Parameters<typeof ask>) => (await ask(...given)).errors[0];

describe('what is found', () => {
  test('products with price and link, joined by one batch', async () => {
    const { edges, resultSearchTerm, requestId } = await found('  Lodestar   98 ', {}, 'de-de');
    expect(resultSearchTerm).toBe('Lodestar 98');
    expect(requestId).toMatch(/^[0-9a-f]{32}$/);
    const node = edges.find(({ node: one }) => one.product?.handle === 'lodestar-98')?.node;
    expect(node).toMatchObject({
      __typename: 'ProductSearchResult',
      kind: 'PRODUCT',
      path: '/de-de/p/lodestar-98',
    });
    expect(Number(node?.product?.price?.current.amount)).toBeGreaterThan(0);
    expect(textOf(node?.titleParts ?? [])).toBe(node?.title);
    expect(node?.titleParts.some(({ text, isMatch }) => isMatch && /lodestar/i.test(text))).toBe(true);
  });

  test.each([
    ['CATEGORY', 'touring', 'CategoryResult', /^\/de-at\/c\/skis\/touring/],
    ['POST', 'lantern', 'PostResult', /^\/de-at\/(blog|traveling-circus)\/p\//],
    ['SUPPORT', 'wax', 'SupportResult', /^\/de-at\/support\//],
    ['PAGE', 'instructors', 'PageResult', /^\/de-at\/[^/]+(\/[^/]+)?$/],
  ])('%s by its own words, with its own type and address', async (kind, term, type, path) => {
    const { edges } = await found(term, { kinds: [kind], includeLocales: ['en-us'] }, 'de-at');
    expect(edges.length).toBeGreaterThan(0);
    for (const { node } of edges) {
      expect(node).toMatchObject({ __typename: type, kind });
      expect(node.path).toMatch(/^\/de-at\//);
      expect(node.title).not.toBe('');
    }
    expect(edges.some(({ node }) => path.test(node.path))).toBe(true);
  });

  test('stories have a date, a parent title and an image', async () => {
    const { edges } = await found('', { kinds: ['POST'], resultsPerPage: 100 });
    const nodes = edges.map(({ node }) => node);
    expect(nodes.length).toBeGreaterThan(5);
    // One draft of the journal has no date.
    const dated = nodes.filter(({ publishedAt }) => /^\d{4}-\d\d-\d\d$/.test(publishedAt?.iso ?? ''));
    expect(nodes.length - dated.length).toBeLessThanOrEqual(1);
    expect(nodes.some(({ topic }) => topic)).toBe(true);
    expect(nodes.some(({ image }) => image?.url.includes('w=480'))).toBe(true);
  });

  test('an excerpt is the matching passage', async () => {
    const { edges } = await found('wax', { kinds: ['POST', 'SUPPORT'] });
    const excerpts = edges.map(({ node }) => node.excerptParts);
    expect(excerpts.some((parts) => parts.some(({ text, isMatch }) => isMatch && /^wax/i.test(text)))).toBe(
      true,
    );
    expect(JSON.stringify(edges)).not.toMatch(/<em>|&amp;|&#39;|&quot;/);
  });

  test('an empty term finds everything in the editors’ order', async () => {
    const all = await found('', { kinds: ['PRODUCT'], resultsPerPage: 100 });
    expect(all.totalCount).toBeGreaterThan(50);
    expect(all.correctedTerm).toBeNull();
  });
});

test.each([
  ['IN_STOCK', true, []],
  ['in-stock', true, []],
  ['SOLD_OUT', false, [expect.stringContaining("'in-stock'")]],
])('a filter by availability %s finds something: %s', async (value, isFound, expected) => {
  const filter = { facets: [{ facet: 'availability', values: [value] }] };
  const text = `query ($filter: ProductFilter) { search(searchTerm: "", filter: $filter) { totalCount } }`;
  const { data, errors, hints } = await shop
    .visitor()
    .ask<{ search: { totalCount: number } }>(text, { filter });
  expect([errors, hints, data.search.totalCount > 0]).toEqual([[], expected, isFound]);
});

describe('the market', () => {
  test.each(['en-us', 'en-ca', 'de-de', 'ja-jp', 'en-no'])(
    '%s: every result’s path exists',
    async (locale) => {
      const { edges, totalCount } = await found('', { kinds: ['PRODUCT'], resultsPerPage: 100 }, locale);
      expect(edges.length).toBe(Math.min(100, totalCount));
      const text = `query ($locale: Locale!) @inContext(locale: $locale) { ${edges
        .map(
          ({ node }, index) =>
            `p${index}: product(handle: ${JSON.stringify(node.product?.handle)}) { __typename }`,
        )
        .join(' ')} }`;
      const { data } = await shop
        .visitor()
        .ask<Record<string, { __typename: string } | null>>(text, { locale });
      expect(Object.values(data).filter((product) => product?.__typename !== 'Product')).toEqual([]);
    },
  );

  test('a product of another region never appears, whatever regions and locales are requested', async () => {
    const foreign = (await indexedDocuments(shop, 'en-us', 'us'))
      .filter(({ document_kind: kind, regions }) => kind === 'product' && !regions.includes('jp'))
      .map(({ url }) => url.replace('/', ''));
    expect(foreign.length).toBeGreaterThan(0);
    for (const more of [
      { includeRegions: ['us', 'jp'] },
      { includeRegions: ['us'] },
      { includeLocales: ['en-us', 'ja'] },
      { excludeRegions: ['ca'] },
    ]) {
      for (const current of [1, 2]) {
        const request = { kinds: ['PRODUCT'], resultsPerPage: 100, current, ...more };
        const handles = handlesOf(await found('', request, 'ja-jp'));
        expect(handles.filter((handle) => foreign.includes(handle))).toEqual([]);
      }
    }
  });

  test('includeRegions and excludeRegions filter within the market', async () => {
    const whole = await found('ski');
    const also = await found('ski', { includeRegions: ['jp'] });
    const only = await found('ski', { excludeRegions: ['jp'] });
    expect(also.totalCount).toBeGreaterThan(0);
    expect(only.totalCount).toBeGreaterThan(0);
    expect(also.totalCount + only.totalCount).toBe(whole.totalCount);
    expect((await found('ski', { excludeRegions: ['us'] })).totalCount).toBe(0);
  });

  test('includeLocales reads in another language, in several at once each', async () => {
    const german = await found('Bindung', { includeLocales: ['de'] });
    expect(german.totalCount).toBeGreaterThan(0);
    const both = await found('', { includeLocales: ['de', 'en-us'], kinds: ['SUPPORT'], first: 1 });
    const one = await found('', { kinds: ['SUPPORT'], first: 1 });
    expect(both.totalCount).toBe(2 * one.totalCount);
  });

  test.each([
    [{ stack: 'skarn', environment: 'production' }, null],
    [{ stack: 'skarn-staging' }, /can be searched/],
    [{ environment: 'staging' }, /Only the stack skarn and its environment production/],
  ])('%j', async (owner, reason) => {
    const { errors, log } = await ask('ski', owner);
    if (reason === null) return expect(errors).toEqual([]);
    expect(errors[0]?.message).toMatch(reason);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(log.records).toEqual([]);
  });
});

describe('order', () => {
  test('by ascending and descending price', async () => {
    const amounts = async (sortDirection: string | null) =>
      (
        await found(
          'ski',
          { sortField: 'price', sortDirection, kinds: ['PRODUCT'], resultsPerPage: 50 },
          'de-de',
        )
      ).edges.map(({ node }) => Number(node.product?.price?.current.amount));
    const rising = await amounts(null);
    expect(rising.length).toBeGreaterThan(10);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    const falling = await amounts('DESC');
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  });

  test('by title', async () => {
    const { edges } = await found('ski', { sortField: 'title', kinds: ['PRODUCT'], resultsPerPage: 50 });
    const titles = edges.map(({ node }) => node.product?.title.toLowerCase() ?? '');
    expect(titles).toEqual(titles.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test('without prices the order is unchanged', async () => {
    const plain = await found('ski', { kinds: ['PRODUCT'] }, 'en-be');
    const sorted = await found('ski', { kinds: ['PRODUCT'], sortField: 'price' }, 'en-be');
    expect(handlesOf(sorted)).toEqual(handlesOf(plain));
    expect(handlesOf(plain).length).toBeGreaterThan(5);
  });

  test('filter and sort are those of a category’s products, and do not mix with the specified ones', async () => {
    const text = `query ($filter: ProductFilter, $sort: ProductSort, $sortField: String) @inContext(locale: "en-us") {
      search(searchTerm: "", filter: $filter, sort: $sort, sortField: $sortField, first: 20) { totalCount edges { node { ... on ProductSearchResult { product { handle } } } } }
      category(handle: "skis") { products(filter: $filter, sort: $sort, first: 20) { totalCount edges { node { handle } } } }
    }`;
    interface Both {
      search: { totalCount: number; edges: { node: { product: object } }[] };
      category: { products: object };
    }
    const filter = { category: 'skis', facets: [{ facet: 'color', values: ['Green'], match: 'NONE' }] };
    const { data, errors } = await shop.visitor().ask<Both>(text, { filter, sort: 'PRICE_DESC' });
    expect(errors).toEqual([]);
    expect(data.search.totalCount).toBeGreaterThan(5);
    const edges = data.search.edges.map(({ node }) => ({ node: node.product }));
    expect(data.category.products).toEqual({ ...data.search, edges });
    const mixed = await shop.visitor().ask(text, { sort: 'PRICE_DESC', sortField: 'price' });
    expect(mixed.errors[0]).toMatchObject({ message: 'search: Use either sort or sortField.' });
    const foreign = await shop.visitor().ask(text, { sort: 'UID' });
    expect(foreign.errors[0]?.message).toContain('use one of RELEVANCE, FEATURED, PRICE_ASC');
  });

  test('by an unknown field: refused, listing the valid ones', async () => {
    expect(await refusal('ski', { sortField: '_score' })).toMatchObject({
      message: 'search: sortField must be one of relevance, price, season, title.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

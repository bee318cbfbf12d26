/**
 * Upstream calls of each shipped operation with cold caches, compared with the committed table upstreamCalls.json: a
 * resolver change that makes more calls fails here, and one that makes fewer must update the table. The number of calls
 * must not grow with a page's tiles. `commerce` are calls of the shop API, `bigcommerce` those of the other driver;
 * `deliveryForBigcommerce` are calls for content where the other driver needs more of them.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SourceName } from '../../sources/transport/sourceNames.ts';
import { shippedOperation } from '../shop/shippedOperation.ts';
import { callsBySource, startShop, type CommerceDriver, type Shop, type Visitor } from '../shop/shop.ts';

const table = JSON.parse(readFileSync(new URL('upstreamCalls.json', import.meta.url), 'utf8')) as Record<
  string,
  Partial<Record<SourceName | 'bigcommerce' | 'deliveryForBigcommerce', number>>
>;

let shop: Shop;
beforeAll(async () => {
  // Enough products to fill a page of 96 tiles.
  shop = await startShop({ products: 600 });
  // The stand-in's first search loads all its documents, which may exceed a request's deadline.
  await vi.waitFor(
    async () => {
      const { errors } = await shop
        .visitor()
        .ask(shippedOperation('SuggestionListQuery'), { locale: 'en-us', term: 'lodestar' });
      expect(errors).toEqual([]);
    },
    { timeout: 40_000, interval: 1_000 },
  );
}, 60_000);
afterAll(() => shop.close());

async function cost(
  visitor: Visitor,
  name: string,
  variables: Record<string, unknown>,
  driver: CommerceDriver = 'shop-api',
) {
  await shop.coldSources(driver);
  return warmCost(visitor, name, variables);
}

async function warmCost(visitor: Visitor, name: string, variables: Record<string, unknown>) {
  const { errors, log, data } = await visitor.ask<Record<string, unknown>>(shippedOperation(name), {
    locale: 'en-us',
    ...variables,
  });
  expect(errors).toEqual([]);
  return { calls: callsBySource(log.records), data };
}

/** Of searches, each with its own. */
const withoutRequestIds = (data: object): unknown =>
  JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === 'requestId' ? undefined : value)));

const nodeId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64');
const listing = { handle: 'skis', skip: 0, sort: 'FEATURED', filters: [] };
const search = { term: 'ski', isAsked: true, isProducts: true, kinds: ['PRODUCT'], skip: 0, filters: [] };
const fourSkis = ['lodestar-98', 'ropeway-94', 'ropeway-88', 'ropeway-100'];
const cases: [string, string, Record<string, unknown>][] = [
  ['shell', 'AppShellQuery', {}],
  ['words', 'fetchWordingQuery', {}],
  ['viewer before the first add', 'useViewerQuery', {}],
  ['home', 'HomeRouteQuery', {}],
  ['home, as search engines are told', 'homeStructuredDataQuery', {}],
  ['category, as search engines are told', 'categoryStructuredDataQuery', { handle: 'skis' }],
  ['product, as search engines are told', 'productStructuredDataQuery', { handle: 'lodestar-98' }],
  ['home in Japanese', 'HomeRouteQuery', { locale: 'ja-jp' }],
  ['landing page', 'LandingRouteQuery', { handle: 'first-snow' }],
  ['test store', 'TestStoreRouteQuery', {}],
  ['content page', 'PageRouteQuery', { handle: 'about' }],
  ['content page with spots on its picture', 'PageRouteQuery', { handle: 'care' }],
  ['support', 'SupportRouteQuery', {}],
  ['support in German', 'SupportRouteQuery', { locale: 'de-de' }],
  ['search within support', 'SupportResultsQuery', { query: 'wax', isAsked: true }],
  ['search box', 'SuggestionListQuery', { term: 'lodestar' }],
  ['search box of a term that nothing fits', 'SuggestionListQuery', { term: 'xqzwv' }],
  ['support article', 'SupportArticleRouteQuery', { handle: 'wax-and-edges' }],
  ['blog', 'BlogRouteQuery', { first: 12, skip: 0 }],
  ['blog, read on in German', 'BlogRouteQuery', { first: 24, skip: 0, locale: 'de-de' }],
  ['more of the blog', 'BlogPostsPaginationQuery', { id: nodeId('Blog', 'en-us/blog'), first: 12, skip: 0 }],
  ['blog category', 'BlogCategoryRouteQuery', { handle: 'workshop', first: 12, skip: 0 }],
  ['blog post', 'BlogPostRouteQuery', { handle: 'four-hundred-tonnes' }],
  ['below a blog post', 'BlogPostMoreQuery', { handle: 'four-hundred-tonnes' }],
  ['category head', 'CategoryRouteQuery', { handle: 'skis' }],
  ['category of 24 tiles', 'CategoryProductsQuery', { ...listing, first: 24 }],
  ['category of 96 tiles', 'CategoryProductsQuery', { ...listing, first: 96 }],
  ['category of 24 tiles in German', 'CategoryProductsQuery', { ...listing, first: 24, locale: 'de-de' }],
  [
    'category with one filter',
    'CategoryProductsQuery',
    { ...listing, first: 24, filters: [{ facet: 'color', values: ['Green'] }] },
  ],
  [
    'category with two ranges',
    'CategoryProductsQuery',
    {
      ...listing,
      first: 24,
      filters: [
        { facet: 'price', min: 250, max: 900 },
        { facet: 'waist', min: 90 },
      ],
    },
  ],
  ['product', 'ProductRouteQuery', { handle: 'lodestar-98', color: null }],
  ['withdrawn product', 'ProductRouteQuery', { handle: 'lodestar-88', color: null }],
  [
    'addresses of a turn',
    'turnFramesQuery',
    { id: nodeId('Product', 'en-us/product_lodestar_98'), color: 'spruce' },
  ],
  ['related products', 'RelatedProductsQuery', { handle: 'lodestar-98' }],
  ['set of a ski', 'SkiSetQuery', { handle: 'ropeway-94', size: '171' }],
  ['add-ons of a product', 'ProductAddOnsQuery', { handle: 'lodestar-98' }],
  ['quick add', 'QuickAddDialogQuery', { id: nodeId('Product', 'en-us/product_timber_hitch_brake') }],
  ['cart before the first add', 'CartRouteQuery', {}],
  ['cart drawer before the first add', 'CartDrawerQuery', {}],
  ['comparison of four', 'CompareRouteQuery', { handles: fourSkis }],
  ['comparison of none', 'CompareRouteQuery', { handles: [] }],
  ['bar of the comparison', 'CompareBarQuery', { handles: fourSkis }],
  ['recently viewed', 'RecentlyViewedListQuery', { handles: [...fourSkis, 'stope-pole', 'never-was'] }],
  ['add-ons before the first add', 'CartAddOnsQuery', {}],
  ['winters of the circus', 'CircusRouteQuery', {}],
  ['winters of the circus in Japanese', 'CircusRouteQuery', { locale: 'ja-jp' }],
  ['winter of the circus', 'CircusSeasonRouteQuery', { handle: '2026-27', first: 12 }],
  [
    'winter of the circus in German',
    'CircusSeasonRouteQuery',
    { handle: '2026-27', first: 96, locale: 'de-de' },
  ],
  ['post of the circus', 'CircusPostRouteQuery', { handle: 'lantern-laps' }],
  ['bestsellers', 'BestsellersQuery', { category: null }],
  ['bestsellers of a category', 'BestsellersQuery', { category: 'skis' }],
  ['bestsellers without a shop', 'BestsellersQuery', { category: 'skis', locale: 'ja-jp' }],
  ['search before anything is typed', 'SearchContentQuery', { term: '', isAsked: false }],
  ['kinds of what a search found', 'SearchContentQuery', { term: 'wax', isAsked: true }],
  ['products that a search found', 'SearchAnswerQuery', { ...search, first: 24 }],
  [
    'products that a search found, by one filter',
    'SearchAnswerQuery',
    { ...search, first: 24, filters: [{ facet: 'color', values: ['Green'] }] },
  ],
  ['second page of a search', 'SearchAnswerQuery', { ...search, first: 24, skip: 24 }],
  [
    'stories that a search found',
    'SearchAnswerQuery',
    { ...search, term: 'wax', kinds: ['POST'], isProducts: false, first: 24 },
  ],
  ['products where a search found nothing', 'FirstProductsQuery', {}],
  [
    'products near an empty category',
    'NearProductsQuery',
    { term: '', category: 'skis', facets: [{ facet: 'color', values: ['Green'] }] },
  ],
  ['team', 'TeamRouteQuery', {}],
  ['athlete', 'AthleteRouteQuery', { handle: 'ylva-stenmo' }],
  ['what an athlete rides', 'AthleteProductsQuery', { handle: 'ylva-stenmo' }],
  ['store locator', 'StoresRouteQuery', {}],
  ['stores of a region', 'StoreListQuery', {}],
  ['stores around a place', 'StoreListQuery', { place: 'Denver' }],
  ['map of stores', 'StoreMapQuery', {}],
  ['suggested places', 'usePlaceSuggestionsQuery', { query: 'den' }],
];

describe('upstream calls of a shipped operation', () => {
  test.each(cases)('%s', async (title, name, variables) => {
    const { bigcommerce, deliveryForBigcommerce, ...expected } = table[title] ?? {};
    const one = await cost(shop.visitor(), name, variables);
    expect(one.calls).toEqual(expected);
    expect(bigcommerce === undefined).toBe(expected.commerce === undefined);
    if (bigcommerce === undefined) return;
    const { calls, data } = await cost(shop.visitor(), name, variables, 'bigcommerce');
    expect(calls).toEqual({
      ...expected,
      commerce: bigcommerce,
      ...(deliveryForBigcommerce === undefined ? {} : { delivery: deliveryForBigcommerce }),
    });
    expect(withoutRequestIds(data)).toEqual(withoutRequestIds(one.data));
  });

  test('every row of the table is checked', () => {
    expect(Object.keys(table).toSorted()).toEqual(cases.map(([title]) => title).toSorted());
  });
});

test('96 tiles make the same calls as 24, apart from chunks of 50 products', async () => {
  const visitor = shop.visitor();
  const few = await cost(visitor, 'CategoryProductsQuery', { ...listing, first: 24 });
  const many = await cost(visitor, 'CategoryProductsQuery', { ...listing, first: 96 });
  const tiles = (data: Record<string, unknown>): number =>
    (data as { category: { products: { edges: unknown[] } } }).category.products.edges.length;
  expect([tiles(few.data), tiles(many.data)]).toEqual([24, 96]);
  const { commerce: fewProducts = 0, ...fewOthers } = few.calls;
  const { commerce: manyProducts = 0, ...manyOthers } = many.calls;
  expect(manyOthers).toEqual(fewOthers);
  expect(manyProducts - fewProducts).toBe(1);
});

test('BigCommerce is asked once for the prices of 96 tiles, when they have expired, too', async () => {
  const page = { ...listing, first: 96 };
  await cost(shop.visitor(), 'CategoryProductsQuery', page, 'bigcommerce');
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() + 10_000);
    const { calls } = await warmCost(shop.visitor(), 'CategoryProductsQuery', page);
    expect(calls.commerce).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('automated picks choose from all of a long category, in a few calls whatever its length', async () => {
  const query = JSON.stringify({ 'categories.uid': { $in: ['category_skis'] }, regions: 'us' });
  const wanted = new URLSearchParams({
    environment: 'production',
    locale: 'en-us',
    query,
    include_count: 'true',
  });
  const answer = await fetch(`${shop.url}/v3/content_types/product/entries?${wanted}`, {
    headers: { api_key: 'sandbox', access_token: 'sandbox' },
  });
  const { entries, count } = (await answer.json()) as { entries: { uid: string }[]; count: number };
  expect(count).toBeGreaterThan(200);
  const newest = new Set(entries.map(({ uid }) => uid));
  expect(newest.size).toBe(100);

  const text = `query { automatedRelatedProductIds(
    categoryId: ["category_skis"], bcRegion: "us", ctsRegion: "us", locale: "en-us"
  ) }`;
  const picks: string[] = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let day = 0; day < 12; day += 1) {
    vi.setSystemTime(Date.now() + 86_400_000);
    await shop.coldSources();
    const { data, log } = await shop.visitor().ask<{ automatedRelatedProductIds: string[] }>(text);
    expect(new Set(data.automatedRelatedProductIds).size).toBe(4);
    // One for the categories, one for the length, and three pages.
    expect(callsBySource(log.records)).toEqual({ delivery: expect.toSatisfy((calls) => calls <= 5) });
    picks.push(...data.automatedRelatedProductIds);
  }
  const older = picks.filter((uid) => !newest.has(uid));
  expect(older.length).toBeGreaterThan(picks.length / 4);
  expect(older.length).toBeLessThan(picks.length);
  vi.useRealTimers();
});

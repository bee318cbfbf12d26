/** What sells, end to end: the store's order, without what the market does not show. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { brandFor } from '../../../sandbox/brand/brand.ts';
import { productId } from '../../../sandbox/brand/ids.ts';
import type { StoreRegion } from '../../../sandbox/brand/types.ts';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

const brand = brandFor();
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  await shop.mendSources();
  await shop.coldSources();
});
afterAll(() => shop.close());

const query = `query ($locale: Locale!, $first: Int, $category: String) @inContext(locale: $locale) {
  bestsellers(first: $first, category: $category) { handle }
}`;

async function ask(locale: string, variables: { first?: number; category?: string } = {}) {
  const { data, errors, log } = await shop
    .visitor()
    .ask<{ bestsellers: { handle: string }[] } | null>(query, { locale, ...variables });
  return { handles: data?.bestsellers.map(({ handle }) => handle), errors, log };
}

/** What the store's own list says of the products that a region shows. */
async function expected(store: StoreRegion, region: string, topCategory?: string): Promise<string[]> {
  const answer = await fetch(`${shop.url}/api/products?sort=total_sold&direction=desc&limit=100`, {
    headers: { 'x-bc-region': store },
  });
  const { data } = (await answer.json()) as { data: { id: number; total_sold: number }[] };
  return data
    .filter(({ total_sold: sold }) => sold > 0)
    .flatMap(({ id }) => brand.products.find(({ index }) => productId(store, index) === id) ?? [])
    .filter(({ withdrawn, regions }) => !withdrawn && regions.includes(region))
    .filter(({ categories: [path] }) => !topCategory || path?.split('/')[0] === topCategory)
    .map(({ key }) => key);
}

test.each([
  ['en-us', 'us', 'us'],
  ['de-de', 'eu_region_1', 'eu_region_1'],
] as const)('of %s are the store’s, best first', async (locale, store, region) => {
  const { handles, errors } = await ask(locale, { first: 12 });
  expect(errors).toEqual([]);
  expect(handles).toHaveLength(12);
  expect(handles).toEqual((await expected(store, region)).slice(0, 12));
});

test('of two stores differ', async () => {
  const [american, european] = [await ask('en-us'), await ask('de-de')];
  expect(american.handles).not.toEqual(european.handles);
});

test('of a category are in it', async () => {
  const poles = await expected('us', 'us', 'poles');
  expect(poles.length).toBeGreaterThan(2);
  expect((await ask('en-us', { first: 3, category: 'poles' })).handles).toEqual(poles.slice(0, 3));
  expect((await ask('en-us', { category: 'no-such' })).handles).toEqual([]);
});

test('are none without a shop, and no store is asked', async () => {
  const { handles, errors, log } = await ask('ja-jp');
  expect([handles, errors]).toEqual([[], []]);
  expect(callsBySource(log.records)).not.toHaveProperty('commerce');
});

test('are those kept, else none, while commerce is down', async () => {
  const { handles: kept } = await ask('en-us');
  await shop.breakSource({ source: 'commerce', status: 503 });
  expect((await ask('en-us')).handles).toEqual(kept);
  await shop.coldSources();
  const { handles, errors } = await ask('en-us');
  expect([handles, errors]).toEqual([[], []]);
});

test.each([0, 13])('first: %i is refused', async (first) => {
  const { errors } = await ask('en-us', { first });
  expect(errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
});

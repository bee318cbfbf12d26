/** The walk over a market's products: complete, each once, also while products are added and removed. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { brandFor } from '../../../sandbox/brand/brand.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Page {
  products: {
    totalCount: number;
    edges: { cursor: string; node: { handle: string; path: string } }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
}

const query = `query ($locale: Locale!, $first: Int, $after: String, $category: String, $since: DateTime)
@inContext(locale: $locale) {
  products(first: $first, after: $after, category: $category, updatedSince: $since) {
    totalCount
    edges { cursor node { handle path } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

async function page(variables: Record<string, unknown> = {}, locale = 'en-us') {
  const { data, errors } = await shop.visitor().ask<Page>(query, { locale, ...variables });
  return { products: data?.products, error: errors[0]?.message };
}

/** @param between runs after each page. */
async function walk(
  variables: Record<string, unknown>,
  { locale = 'en-us', between = async (): Promise<void> => {} } = {},
) {
  const found: string[] = [];
  for (let after: string | null = null; ;) {
    const { products } = await page({ ...variables, after }, locale);
    if (!products) throw new Error('no page');
    found.push(...products.edges.map(({ node }) => node.handle));
    if (!products.pageInfo.hasNextPage) return found;
    after = products.pageInfo.endCursor;
    await between();
  }
}

async function edit(uid: string, fields: Record<string, unknown>): Promise<void> {
  const { status } = await fetch(`${shop.url}/__sandbox/entries/product/${uid}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (status >= 300) throw new Error(`editing ${uid}: ${status}`);
}

/** Products of the content service in the United States, and those of them that the shop sells. */
const published = brandFor().products.filter(
  ({ withdrawn, regions }) => !withdrawn && regions.includes('us'),
);
const sold = published.filter(({ prices }) => prices.us !== undefined);

test.each(['en-us', 'de-de', 'ja-jp'])('in %s every product is met once', async (locale) => {
  const all = await walk({ first: 100 }, { locale });
  expect(all.length).toBeGreaterThan(50);
  expect(new Set(all).size).toBe(all.length);
  expect(await walk({ first: 7 }, { locale })).toEqual(all);
});

test('in the United States they are those that the brand sells there', async () => {
  const { products } = await page({ first: 1 });
  expect(products?.totalCount).toBe(published.length);
  expect((await walk({ first: 100 })).toSorted()).toEqual(sold.map(({ key }) => key).toSorted());
});

test('while products are added and removed, those that stay are met exactly once', async () => {
  const before = await walk({ first: 100 });
  const [gone = '', early = ''] = [before.at(-1), before[0]];
  let turn = 0;
  const during = await walk(
    { first: 10 },
    {
      between: async () => {
        await shop.coldSources();
        turn += 1;
        if (turn === 1) {
          // Behind the walk and ahead of it.
          await edit(`product_${early.replaceAll('-', '_')}`, { regions: [] });
          await edit(`product_${gone.replaceAll('-', '_')}`, { regions: [] });
        }
        const added = { title: 'New', url: `/added-${turn}`, regions: ['us'], bc_products: [] };
        await edit(`product_0000_${turn}`, added);
      },
    },
  );
  expect(during).toEqual(before.filter((handle) => handle !== gone));
  for (; turn > 0; turn -= 1) await edit(`product_0000_${turn}`, { regions: [] });
  for (const handle of [gone, early])
    await edit(`product_${handle.replaceAll('-', '_')}`, {
      regions: brandFor().products.find(({ key }) => key === handle)?.regions,
    });
});

test('what changed since a moment is found, and nothing else', async () => {
  const since = new Date().toISOString();
  expect((await page({ since })).products).toMatchObject({ totalCount: 0, edges: [] });
  await edit('product_lodestar_98', { season: 2027 });
  await shop.coldSources();
  expect(await walk({ since })).toEqual(['lodestar-98']);
});

test('a category narrows the walk to itself and what is below; an unknown one has nothing', async () => {
  const wide = await walk({ category: 'skis/all-mountain' });
  const skis = await walk({ category: 'skis' });
  expect(wide.length).toBeGreaterThan(0);
  expect(skis.length).toBeGreaterThan(wide.length);
  expect(skis).toEqual(expect.arrayContaining(wide));
  expect((await page({ category: 'snowboards' })).products).toMatchObject({ totalCount: 0, edges: [] });
});

test('page info says where a page stands', async () => {
  const { products: first } = await page({ first: 3 });
  expect(first?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  expect(first?.pageInfo.endCursor).toBe(first?.edges.at(-1)?.cursor);
  const { products: last } = await page({ first: 100, after: first?.pageInfo.endCursor });
  expect(last?.pageInfo).toMatchObject({ hasPreviousPage: true });
});

test.each<[Record<string, unknown>, string]>([
  [{ first: 0 }, 'first must be from 1 to 100, not 0'],
  [{ first: 101 }, 'first must be from 1 to 100, not 101'],
  [{ after: 'cGxhY2U6MA' }, 'after is not a cursor of this list'],
])('%j is refused', async (variables, message) => {
  expect((await page(variables)).error).toContain(message);
});

test('a page of a hundred with prices costs one call to content and three to commerce', async () => {
  await shop.coldSources();
  const { log } = await shop.visitor().ask<Page>(
    `query ($locale: Locale!) @inContext(locale: $locale) {
      products(first: 100) { edges { node { handle price { current { amount } } availability } } }
    }`,
    { locale: 'en-us' },
  );
  expect(log.records.map(({ call }) => call)).toEqual([
    'getRegionProducts',
    // Prices and stock of 50 products a call, and the discounts of guests.
    'getProductsById',
    'getProductsById',
    'getGuestGroups',
  ]);
});

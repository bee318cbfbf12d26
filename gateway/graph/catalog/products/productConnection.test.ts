/** The walk over a market's products: complete, each once, also while products are added and removed. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { brandFor } from '../../../sandbox/brand/brand.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  // As after bulk publications: many products share the moment of their last update.
  shop = await startShop({
    rewriteEntry: (draft) => {
      if (draft.contentType !== 'product') return draft;
      const updatedAt = `2026-06-0${1 + (draft.uid.length % 5)}T06:00:00.000Z`;
      return { ...draft, fields: { ...draft.fields, updated_at: updatedAt } };
    },
  });
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

const query = `query ($locale: Locale!, $first: Int, $after: String, $filter: ProductFilter, $sort: ProductSort, $since: DateTime)
@inContext(locale: $locale) {
  products(first: $first, after: $after, filter: $filter, sort: $sort, updatedSince: $since) {
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

async function updatesOf(variables: Record<string, unknown>): Promise<string[]> {
  const { data } = await shop.visitor().ask<{
    products: { edges: { node: { updatedAt: string } }[] };
  }>(
    `query ($first: Int, $sort: ProductSort) @inContext(locale: "en-us") {
      products(first: $first, sort: $sort) { edges { node { updatedAt } } }
    }`,
    variables,
  );
  return data.products.edges.map(({ node }) => node.updatedAt);
}

async function edit(uid: string, fields: Record<string, unknown>): Promise<void> {
  const { status } = await fetch(`${shop.url}/__sandbox/entries/product/${uid}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (status >= 300) throw new Error(`editing ${uid}: ${status}`);
}

const uidOf = (handle: string): string => `product_${handle.replaceAll('-', '_')}`;

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

/** In the order of turns. */
const addedUid = (side: string, turn: number): string => `product_${side}_${String(turn).padStart(3, '0')}`;

test('while products are added, changed and removed, each that stays is met exactly once', async () => {
  const before = await walk({ first: 100 });
  const [gone = '', early = '', changed = ''] = [before.at(-1), before[0], before.at(-2)];
  const { entry } = (await (
    await fetch(`${shop.url}/v3/content_types/product/entries/product_lodestar_98?environment=production`, {
      headers: { api_key: 'sandbox', access_token: 'sandbox' },
    })
  ).json()) as { entry: { bc_products: object[] } };
  let turn = 0;
  const during = await walk(
    { first: 10 },
    {
      between: async () => {
        turn += 1;
        if (turn === 1) {
          // Behind the walk and ahead of it.
          await edit(uidOf(early), { regions: [] });
          await edit(uidOf(gone), { regions: [] });
        }
        await edit(uidOf(changed), { tagline: `Changed ${turn} times.` });
        const added = { title: 'New', regions: ['us'], bc_products: entry.bc_products };
        await edit(addedUid('0000', turn), { ...added, url: `/behind-${turn}` });
        await edit(addedUid('zzzz', turn), { ...added, url: `/ahead-${turn}` });
        await shop.coldSources();
      },
    },
  );
  const added = during.filter((handle) => handle.startsWith('ahead-'));
  expect(during.filter((handle) => !added.includes(handle))).toEqual(
    before.filter((handle) => handle !== gone),
  );
  expect(added.toSorted()).toEqual(Array.from({ length: turn }, (_, nth) => `ahead-${nth + 1}`).toSorted());
  for (; turn > 0; turn -= 1)
    for (const side of ['0000', 'zzzz']) await edit(addedUid(side, turn), { regions: [] });
  for (const handle of [gone, early])
    await edit(uidOf(handle), { regions: brandFor().products.find(({ key }) => key === handle)?.regions });
  await shop.coldSources();
});

test('what changed since a moment is found, and nothing else', async () => {
  const since = new Date().toISOString();
  expect((await page({ since })).products).toMatchObject({ totalCount: 0, edges: [] });
  await edit('product_lodestar_98', { season: 2027 });
  await shop.coldSources();
  expect(await walk({ since })).toEqual(['lodestar-98']);
});

test('a category narrows the walk to itself and what is below; an unknown one has nothing', async () => {
  const wide = await walk({ filter: { category: 'skis/all-mountain' } });
  const skis = await walk({ filter: { category: 'skis' } });
  expect(wide.length).toBeGreaterThan(0);
  expect(skis.length).toBeGreaterThan(wide.length);
  expect(skis).toEqual(expect.arrayContaining(wide));
  expect((await page({ filter: { category: 'snowboards' } })).products).toMatchObject({
    totalCount: 0,
    edges: [],
  });
});

test('a colour narrows the walk as the search service does', async () => {
  const colored = (match: string) => ({
    filter: { facets: [{ facet: 'color', values: ['Green', 'Blue'], match }] },
  });
  const [all, any, both, none] = await Promise.all(
    [{}, colored('ANY'), colored('ALL'), colored('NONE')].map((variables) =>
      walk({ first: 100, ...variables }),
    ),
  );
  expect(both?.length).toBeGreaterThan(0);
  expect(any?.length).toBeGreaterThan(both?.length ?? 0);
  expect([...(any ?? []), ...(none ?? [])].toSorted()).toEqual(all?.toSorted());
});

test('new products and the others are the whole', async () => {
  const [all, fresh, others] = await Promise.all(
    [{}, { isNew: true }, { isNew: false }].map((filter) => walk({ first: 100, filter })),
  );
  const wanted = sold.filter(({ isNew }) => isNew).map(({ key }) => key);
  expect(wanted.length).toBeGreaterThan(0);
  expect(fresh?.toSorted()).toEqual(wanted.toSorted());
  expect([...(fresh ?? []), ...(others ?? [])].toSorted()).toEqual(all?.toSorted());
});

test('a prefix is compared with the shown title, in any case and literally', async () => {
  const beginning = (titlePrefix: string) => walk({ first: 100, filter: { titlePrefix } });
  expect(await beginning('lodestar 9')).toContain('lodestar-98');
  expect(await beginning('odestar')).toEqual([]);
  expect(await beginning('.')).toEqual([]);
  await edit('product_lodestar_98', { display_title: 'Polaris' });
  await shop.coldSources();
  expect(await beginning('POLAR')).toEqual(['lodestar-98']);
  expect(await beginning('lodestar 9')).not.toContain('lodestar-98');
  await edit('product_lodestar_98', { display_title: '' });
  await shop.coldSources();
  expect(await beginning('lodestar 9')).toContain('lodestar-98');
});

test.each(['UPDATED_AT_ASC', 'UPDATED_AT_DESC'])(
  '%s: each once, in order, in pages of any size',
  async (sort) => {
    const all = await walk({ first: 100, sort });
    expect(new Set(all)).toEqual(new Set(await walk({ first: 100 })));
    expect(all).toHaveLength(new Set(all).size);
    for (const size of [1, 3, 10]) expect(await walk({ first: size, sort })).toEqual(all);
    const updated = await updatesOf({ sort, first: 100 });
    const sign = sort === 'UPDATED_AT_ASC' ? 1 : -1;
    expect(updated).toEqual(updated.toSorted((a, b) => (a < b ? -sign : a > b ? sign : 0)));
    // Some entries share a moment.
    expect(new Set(updated).size).toBeLessThan(updated.length);
  },
);

test('by update, a product that is changed during the walk is met again, and none is lost', async () => {
  const before = await walk({ first: 100, sort: 'UPDATED_AT_ASC' });
  const [changed = ''] = before;
  let isEdited = false;
  const during = await walk(
    { first: 20, sort: 'UPDATED_AT_ASC' },
    {
      between: async () => {
        if (isEdited) return;
        isEdited = true;
        await edit(uidOf(changed), { tagline: 'Changed.' });
        await shop.coldSources();
      },
    },
  );
  expect(during).toEqual([...before, changed]);
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
  [{ filter: { titlePrefix: ' ' } }, 'filter.titlePrefix must have 1 to 80 characters'],
  [{ after: 'cGxhY2U6MA' }, 'after is not a cursor of this list'],
  [
    { filter: { facets: [{ facet: 'colour', values: ['Green'] }] } },
    "'colour' is not a facet here; use one of color.",
  ],
  [{ filter: { facets: [{ facet: 'price', min: 1 }] } }, "'price' is not a facet here; use one of color."],
  [
    { sort: 'PRICE_ASC' },
    'sort PRICE_ASC is not offered here; use one of UID, UPDATED_AT_ASC, UPDATED_AT_DESC.',
  ],
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

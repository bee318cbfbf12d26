/** Category listings, end to end: call budget, paging and source failures. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askListing, listedHandles, type Listing } from '../../../testing/shop/listingOperations.ts';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  await shop.mendSources();
});
afterAll(() => shop.close());

const ask = (variables: Record<string, unknown>, locale?: string) => askListing(shop, variables, locale);

describe('call budget', () => {
  test.each([
    [24, { engine: 1, commerce: 3 }],
    [96, { engine: 1, commerce: 3 }],
  ])('a page of %s costs the same few calls', async (first, most) => {
    await shop.coldSources();
    const { data, errors, log } = await ask({ first });
    expect(errors).toEqual([]);
    expect(data.category.products.edges.length).toBe(Math.min(first, data.category.products.totalCount));
    const calls = callsBySource(log.records);
    expect(calls).toMatchObject(most);
    expect(calls.delivery).toBeLessThanOrEqual(5);
    expect(calls.imagery).toBeUndefined();
  });

  test('a facet with a choice costs one search more', async () => {
    await shop.coldSources();
    const filters = [
      { facet: 'color', values: ['Green'] },
      { facet: 'waist', values: ['90-100'] },
    ];
    const { log } = await ask({ first: 24, filters });
    expect(callsBySource(log.records).engine).toBe(3);
  });
});

describe('paging', () => {
  test('forward by cursor, without gaps or repeats', async () => {
    const whole = listedHandles(await ask({ first: 96 }));
    const pages: string[] = [];
    let after: string | null = null;
    for (let hasNext = true; hasNext;) {
      const page = await ask({ first: 7, after });
      pages.push(...listedHandles(page));
      after = page.data.category.products.pageInfo.endCursor;
      hasNext = page.data.category.products.pageInfo.hasNextPage;
    }
    expect(pages).toEqual(whole);
  });

  test('by offset, continuing by cursor', async () => {
    const whole = listedHandles(await ask({ first: 96 }));
    const second = await ask({ first: 10, skip: 10 });
    expect(listedHandles(second)).toEqual(whole.slice(10, 20));
    expect(second.data.category.products.pageInfo).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: true,
    });
    const after = second.data.category.products.pageInfo.endCursor;
    expect(listedHandles(await ask({ first: 10, skip: 10, after }))).toEqual(whole.slice(20, 30));
  });

  test('backward by cursor', async () => {
    const whole = await ask({ first: 30 });
    const edge = whole.data.category.products.edges[20];
    const page = await ask({ last: 8, before: edge?.cursor });
    expect(listedHandles(page)).toEqual(listedHandles(whole).slice(12, 20));
    expect(page.data.category.products.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test('by the category’s id, in its own market whatever the operation’s', async () => {
    const german = await ask({ first: 3 }, 'de-de');
    const { data } = await shop
      .visitor()
      .ask<{ node: Listing['category'] }>(
        `query ($id: ID!) { node(id: $id) { ... on Category { products(first: 3) { edges { node { handle path price { current { currency { code } } } } } } } } }`,
        { id: german.data.category.id },
      );
    expect(data.node.products.edges.map(({ node }) => node)).toEqual(
      listedHandles(german).map((handle) => ({
        handle,
        path: `/de-de/p/${handle}`,
        price: { current: { currency: { code: 'EUR' } } },
      })),
    );
  });

  test.each([
    ['too many', { first: 101 }],
    ['a foreign cursor', { first: 5, after: 'nonsense' }],
    ['both directions', { first: 5, last: 5 }],
  ])('%s is refused as bad input', async (_case, args) => {
    const { errors } = await ask(args);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('without a source', () => {
  test('engine: the editors’ order without facets, with an error', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'engine', status: 503 });
    const { data, errors } = await ask({ first: 12 });
    expect(data.category.products.edges.length).toBe(12);
    expect(data.category.products.totalCount).toBeGreaterThan(12);
    expect(data.category.products.facets).toBeNull();
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'SOURCE_UNAVAILABLE', source: 'engine' },
    ]);
  });

  test('commerce: the page stays, price and availability are null', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await ask({ first: 6 });
    const nodes = data.category.products.edges.map(({ node }) => node);
    expect(nodes.length).toBe(6);
    expect(nodes.every(({ price, availability }) => price === null && availability === null)).toBe(true);
    expect(nodes.flatMap(({ tags }) => tags)).not.toContain('SALE');
    expect(new Set(errors.map(({ extensions }) => extensions?.['source']))).toEqual(new Set(['commerce']));
  });

  test('imagery: unaffected, as URLs are built locally', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'imagery', drop: true });
    const { errors } = await ask({ first: 6 });
    expect(errors).toEqual([]);
  });

  test('delivery: an error with code and source', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'delivery', status: 500 });
    const { data, errors } = await ask({ first: 6 });
    expect(data.category).toBeNull();
    expect(errors[0]?.extensions).toEqual({ code: 'SOURCE_UNAVAILABLE', source: 'delivery' });
  });
});

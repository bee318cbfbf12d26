/** Search paging by number and by cursor, and kinds. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askSearch,
  foundBy,
  type Found,
  type SearchRequest,
  handlesOf,
} from '../../../testing/shop/searchOperations.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';
import { cursorAt } from './paging.rules.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ask = (term: string, request?: SearchRequest, locale?: string) =>
  askSearch(shop, term, request, locale);
const found = (term: string, request?: SearchRequest, locale?: string) =>
  foundBy(shop, term, request, locale);
const refusal = async (...given: Parameters<typeof ask>) => (await ask(...given)).errors[0];

describe('paging', () => {
  test('numbers and cursors yield the same sequence', async () => {
    const whole = handlesOf(await found('ski', { first: 60 }));
    expect(whole.length).toBeGreaterThan(50);
    const second = await found('ski', { resultsPerPage: 20, current: 2 });
    expect(handlesOf(second)).toEqual(whole.slice(20, 40));
    expect(second.totalPages).toBe(Math.ceil(second.totalCount / 20));
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const third = await found('ski', { first: 20, after: second.pageInfo.endCursor });
    expect(handlesOf(third)).toEqual(whole.slice(40, 60));
    const back = await found('ski', { last: 20, before: second.pageInfo.startCursor });
    expect(handlesOf(back)).toEqual(whole.slice(0, 20));
  });

  test('the end of the list by `last`', async () => {
    const { totalCount, edges, pageInfo } = await found('ski', { last: 5 });
    expect(edges).toHaveLength(5);
    expect(pageInfo.hasNextPage).toBe(false);
    const forward = await found('ski', {
      first: 5,
      after: Buffer.from(`place:${totalCount - 6}`).toString('base64url'),
    });
    expect(handlesOf({ ...forward })).toEqual(edges.map(({ node }) => node.product?.handle ?? node.path));
  });

  test('pages beyond the end are empty, with the same totals', async () => {
    const { edges, totalCount, pageInfo } = await found('lodestar', { resultsPerPage: 50, current: 90 });
    expect(edges).toEqual([]);
    expect(totalCount).toBeGreaterThan(0);
    expect(pageInfo.hasNextPage).toBe(false);
  });

  test.each([
    { resultsPerPage: 101 },
    { resultsPerPage: -1 },
    { current: 101 },
    { resultsPerPage: 10, first: 10 },
    { first: 10, last: 10 },
    { first: 10, after: 'nonsense' },
    { first: 10, after: Buffer.from('place:-1').toString('base64url') },
  ])('%j is refused', async (paging) => {
    expect((await refusal('ski', paging))?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test.each([9_999, 999_999])('behind place %i of a shorter list there is an empty page', async (place) => {
    const { edges, totalCount, pageInfo } = await found('ski', { first: 10, after: cursorAt(place) });
    expect([edges, pageInfo]).toEqual([
      [],
      { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    ]);
    expect(totalCount).toBe((await found('ski')).totalCount);
  });

  test('a page that reaches over the limit is cut there', async () => {
    const { edges, pageInfo } = await found('ski', {
      first: 100,
      after: Buffer.from('place:9950').toString('base64url'),
    });
    expect(edges).toEqual([]);
    expect(pageInfo.hasNextPage).toBe(false);
  });
});

describe('kinds', () => {
  const countsOf = ({ kindCounts }: Found['search']) =>
    Object.fromEntries(kindCounts.map(({ kind, count }) => [kind, count]));

  test('their counts match filtering by each, and add up', async () => {
    const all = await found('ski', { first: 1 });
    const counts = countsOf(all);
    expect(Object.keys(counts)).toEqual(['PRODUCT', 'CATEGORY', 'PAGE', 'POST', 'SUPPORT']);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all.totalCount);
    for (const [kind, count] of Object.entries(counts)) {
      const one = await found('ski', { first: 1, kinds: [kind] });
      expect(one.totalCount, kind).toBe(count);
      expect(countsOf(one), kind).toEqual(counts);
    }
  });

  test('a kind filter equals `kinds` and can exclude kinds', async () => {
    const filter = (type: string) => ({
      filters: [{ field: 'kind', values: ['POST', 'PAGE'], type }],
      first: 1,
    });
    const [all, any, none, both] = await Promise.all([
      found('ski', { first: 1 }),
      found('ski', filter('ANY')),
      found('ski', filter('NONE')),
      found('ski', filter('ALL')),
    ]);
    expect(any.totalCount).toBe((await found('ski', { kinds: ['POST', 'PAGE'] })).totalCount);
    expect(any.totalCount + none.totalCount).toBe(all.totalCount);
    expect(both.totalCount).toBe(0);
  });

  test('facets do not change their counts', async () => {
    const all = await found('ski', { first: 1 });
    const green = await found('ski', { first: 1, filters: [{ field: 'color', values: ['Green'] }] });
    expect(green.totalCount).toBeLessThan(all.totalCount);
    expect(countsOf(green)).toEqual(countsOf(all));
  });
});

test('an unknown filter field is refused, listing the known ones', async () => {
  const error = await refusal('ski', { filters: [{ field: 'flavour', values: ['mint'] }] });
  expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(error?.message).toContain("'flavour'");
  expect(error?.message).toContain('kind, color, length, size, waist, radius, terrain, price, availability');
});

test('a filter field not available in this market is ignored', async () => {
  const filters = [{ field: 'availability', values: ['in-stock'] }];
  const { data, errors } = await ask('ski', { filters }, 'ja-jp');
  expect(errors).toEqual([]);
  expect(data.search.totalCount).toBe((await found('ski', {}, 'ja-jp')).totalCount);
});

test('the raw response is available beside the normalised one', async () => {
  const { data, errors } = await shop.visitor().ask<{
    search: {
      requestId: string;
      totalCount: number;
      edges: { node: { title: string } }[];
      rawResponse: {
        results: { title: { raw: string }; document_kind: { raw: string } }[];
        facets: Record<string, { type: string; data: { value: string; count: number }[] }[]>;
        meta: { request_id: string; page: { total_pages: number; total_results: number } };
      };
    };
  }>(`query @inContext(locale: "en-us") {
    search(searchTerm: "lodestar", resultsPerPage: 5) {
      requestId totalCount edges { node { title } }
      rawResponse { results facets meta { request_id page { total_pages total_results } } }
    }
  }`);
  expect(errors).toEqual([]);
  const { rawResponse, edges, requestId, totalCount } = data.search;
  // A display title may say more.
  const beginnings = edges.map(({ node }, place) =>
    node.title.startsWith(rawResponse.results[place]?.title.raw ?? '-'),
  );
  expect(beginnings).toEqual(edges.map(() => true));
  expect(rawResponse.meta).toEqual({
    request_id: requestId,
    page: { total_pages: Math.ceil(totalCount / 5), total_results: totalCount },
  });
  expect(rawResponse.facets['document_kind']?.[0]?.data).toContainEqual(
    expect.objectContaining({ value: 'product', count: expect.any(Number) }),
  );
});

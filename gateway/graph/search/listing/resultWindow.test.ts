/** The end of what the search service counts: 10,000 results of a longer list. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSearch, foundBy, type SearchRequest } from '../../../testing/shop/searchOperations.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';
import { cursorAt } from './paging.rules.ts';

const PAGES = 10_020;
const A_CALL = 100;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  for (let from = 0; from < PAGES; from += A_CALL) {
    const documents = Array.from({ length: Math.min(A_CALL, PAGES - from) }, (_, index) =>
      page(from + index),
    );
    await fetch(`${shop.url}/api/as/v1/engines/shop/documents`, {
      method: 'POST',
      headers: { authorization: 'Bearer private-search-sandbox', 'content-type': 'application/json' },
      body: JSON.stringify(documents),
    });
  }
}, 60_000);
afterAll(() => shop.close());

function page(number: number): Record<string, unknown> {
  return {
    id: `en-us:page:flood${number}`,
    uid: `flood${number}`,
    document_kind: 'page',
    content_type: 'page',
    stack: 'skarn',
    environment: 'production',
    locale: 'en-us',
    regions: ['us'],
    title: `Floodlight ${number}`,
    url: `/flood-${number}`,
  };
}

const at = (first: number, place: number): SearchRequest => ({ first, after: cursorAt(place - 1) });

test('a page that is partly behind the end has what there is, and says that the list goes on', async () => {
  const { edges, totalCount, pageInfo } = await foundBy(shop, 'floodlight', at(50, 9_970));
  expect([edges.length, totalCount]).toEqual([30, 10_000]);
  expect(pageInfo).toMatchObject({ hasNextPage: true, endCursor: cursorAt(9_999) });
});

test('a page that is entirely behind the end is refused by name', async () => {
  const { errors } = await askSearch(shop, 'floodlight', at(50, 10_000));
  expect(errors[0]?.extensions).toMatchObject({ code: 'RESULT_WINDOW_EXCEEDED' });
  expect(errors[0]?.message).toContain('only the first 10000 results');
});

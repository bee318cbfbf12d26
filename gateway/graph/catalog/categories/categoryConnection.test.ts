/** The list of a market's categories. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandFor } from '../../../sandbox/brand/brand.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Page {
  categories: {
    totalCount: number;
    edges: { node: { handle: string } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  };
}

async function page(variables: Record<string, unknown>) {
  const { data, errors } = await shop.visitor().ask<Page>(
    `query ($first: Int, $after: String, $rootsOnly: Boolean) @inContext(locale: "en-us") {
      categories(first: $first, after: $after, rootsOnly: $rootsOnly) {
        totalCount edges { node { handle } } pageInfo { hasNextPage hasPreviousPage endCursor }
      }
    }`,
    variables,
  );
  return { categories: data?.categories, error: errors[0]?.message };
}
const handlesOf = ({ categories }: Awaited<ReturnType<typeof page>>) =>
  categories?.edges.map(({ node }) => node.handle) ?? [];

const shown = brandFor().categories.filter(({ regions }) => regions.length === 0 || regions.includes('us'));

test('has every category of the market once, also page by page', async () => {
  const all = await page({});
  expect(handlesOf(all).toSorted()).toEqual(shown.map(({ path }) => path).toSorted());
  expect(all.categories?.totalCount).toBe(shown.length);
  const found: string[] = [];
  for (let after: string | null | undefined = null; ;) {
    const part = await page({ first: 5, after });
    found.push(...handlesOf(part));
    if (!part.categories?.pageInfo.hasNextPage) break;
    after = part.categories.pageInfo.endCursor;
  }
  expect(found).toEqual(handlesOf(all));
});

test('the roots are those without a parent', async () => {
  expect(handlesOf(await page({ rootsOnly: true })).toSorted()).toEqual(
    shown
      .filter(({ parent }) => parent === null)
      .map(({ path }) => path)
      .toSorted(),
  );
});

test.each<[Record<string, unknown>, string]>([
  [{ first: 0 }, 'first must be from 1 to 100, not 0'],
  [{ after: 'place:0' }, 'after is not a cursor of this list'],
])('%j is refused', async (variables, message) => {
  expect((await page(variables)).error).toContain(message);
});

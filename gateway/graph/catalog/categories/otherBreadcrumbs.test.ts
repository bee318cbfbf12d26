/** Alternative breadcrumbs, end to end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('a product in two categories has a trail through the second one', async () => {
  const { data, errors } = await shop.visitor().ask<{
    product: { breadcrumbs: { path: string }[]; otherBreadcrumbs: { crumbs: { path: string }[] }[] };
  }>(
    `query @inContext(locale: "en-us") {
      product(handle: "ropeway-94-w") { ... on Product { breadcrumbs { path } otherBreadcrumbs { crumbs { path } } } }
    }`,
  );
  expect(errors).toEqual([]);
  const paths = (trail: { path: string }[]): string[] => trail.map(({ path }) => path);
  expect(paths(data.product.breadcrumbs)).toEqual(['/en-us/c/skis', '/en-us/c/skis/womens-sizes']);
  expect(data.product.otherBreadcrumbs.map(({ crumbs }) => paths(crumbs))).toEqual([
    ['/en-us/c/skis', '/en-us/c/skis/touring'],
  ]);
});

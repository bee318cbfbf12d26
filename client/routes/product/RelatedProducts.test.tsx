import { act, cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay/hooks.js';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RelatedProductsQuery } from '#relay/RelatedProductsQuery.graphql.ts';
import relatedProductsQuery from '#relay/RelatedProductsQuery.graphql.ts';
import { testTile } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { RelatedProductsSkeleton } from './RelatedProductsSkeleton.tsx';
import { belowCode } from './lateParts.ts';

beforeAll(() => belowCode.load());

afterEach(cleanup);

function setUp() {
  const shop = createTestShop({ path: '/en-us/p/lodestar-98' });
  const query = loadQuery<RelatedProductsQuery>(shop.environment, relatedProductsQuery, {
    locale: 'en-us',
    handle: 'lodestar-98',
  });
  shop.render(
    <main>
      <Suspense fallback={<RelatedProductsSkeleton />}>
        <RelatedProducts query={query} />
      </Suspense>
    </main>,
  );
  return (product: object | null) =>
    act(async () => shop.environment.mock.resolveMostRecentOperation({ data: { product } }));
}

const withRelated = (related: object[]) => ({
  __typename: 'Product',
  id: 'lodestar-98',
  relatedHeading: 'Related Products',
  related,
});

describe('related products (catalogue.md 4 "Related grids")', () => {
  test('loading until fetched: four skeleton tiles, for the product-based grid uses 4', () => {
    setUp();
    expect(screen.getAllByTitle('Loading')).toHaveLength(4);
  });

  test('then loaded, under their heading', async () => {
    const answer = setUp();
    await answer(withRelated([testTile()]));
    expect(screen.queryByTitle('Loading')).toBeNull();
    expect(screen.getByRole('region', { name: 'Related Products' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lodestar 98' })).toBeDefined();
  });

  test.each([
    ['the final list is empty', withRelated([])],
    ['the product was withdrawn', { __typename: 'WithdrawnProduct', id: 'gone' }],
    ['there is no such product', null],
  ])('nothing is rendered if %s', async (_case, product) => {
    const answer = setUp();
    await answer(product);
    expect(screen.getByRole('main').innerHTML).toBe('');
  });
});

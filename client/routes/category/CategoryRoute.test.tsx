import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CategoryProductsQuery } from '#relay/CategoryProductsQuery.graphql.ts';
import categoryProductsQuery from '#relay/CategoryProductsQuery.graphql.ts';
import type { CategoryRouteQuery } from '#relay/CategoryRouteQuery.graphql.ts';
import categoryRouteQuery from '#relay/CategoryRouteQuery.graphql.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { CategoryRoute } from './CategoryRoute.tsx';
import { facetsCode } from '../../components/Listing/facets/lateFacets.ts';
import { lateCode } from './lateParts.ts';

beforeAll(() => Promise.all([lateCode.load(), facetsCode.load()]));

afterEach(cleanup);

const path = '/en-us/c/skis';
const child = (name: string) => ({ id: name, displayTitle: `All of ${name}`, path: `${path}/${name}` });

function group(more: object = {}): object {
  return {
    key: 'group',
    heading: 'Where are you headed?',
    layout: 'ROW',
    tiles: ['touring', 'park'].map((name) => ({
      title: name,
      category: { ...child(name), __typename: 'Category' },
      image: null,
    })),
    ...more,
  };
}

function setUp(groups: readonly object[], search = '') {
  const shop = createTestShop({ path, search, params: { handle: 'skis' } });
  const variables = { locale: 'en-us', handle: 'skis' };
  shop.environment.commitPayload(createOperationDescriptor(categoryRouteQuery, variables), {
    category: {
      __typename: 'Category',
      id: 'en-us/skis',
      displayTitle: 'Skis',
      description: null,
      textLanguage: null,
      path,
      alternates: [],
      seo: { title: 'Skis', description: null, image: null },
      banner: null,
      breadcrumbs: [],
      children: ['touring', 'park', 'junior'].map(child),
      groups,
    },
  });
  const listing = { first: 24, skip: 0, sort: 'FEATURED' as const, filters: [] };
  shop.render(
    <CategoryRoute
      queries={{
        page: loadQuery<CategoryRouteQuery>(shop.environment, categoryRouteQuery, variables, {}),
        products: loadQuery<CategoryProductsQuery>(
          shop.environment,
          categoryProductsQuery,
          { ...variables, ...listing },
          {},
        ),
      }}
      match={shop.match}
    />,
  );
  return shop;
}

const opening = (name = 'Where are you headed?') => within(screen.getByRole('navigation', { name }));
const rest = () => screen.queryByRole('navigation', { name: 'Within Skis' });

describe('a top category with a group', () => {
  test('has a skip link to the products, which keeps the filters', async () => {
    const { navigate } = setUp([group()], 'color=Green');
    await userEvent.click(opening().getByRole('link', { name: 'All products' }));
    expect(navigate.mock.calls[0]?.[0]).toBe('#clp-main');
    expect(document.getElementById('clp-main')?.querySelector('[title="Loading"]')).not.toBeNull();
  });

  test('of several groups the first has the skip link', () => {
    setUp([group(), group({ key: 'other', heading: 'By size' })]);
    expect(screen.getAllByRole('link', { name: 'All products' })).toHaveLength(1);
    expect(opening('By size').queryByRole('link', { name: 'All products' })).toBeNull();
  });

  test('lists only sub-categories that no group shows', () => {
    setUp([group()]);
    expect(
      within(rest()!)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['All of junior']);
  });
});

test('without a group all sub-categories are listed', () => {
  setUp([]);
  expect(within(rest()!).getAllByRole('link')).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'All products' })).toBeNull();
});

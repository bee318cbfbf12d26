import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CategoryProductsQuery } from '#relay/CategoryProductsQuery.graphql.ts';
import categoryProductsQuery from '#relay/CategoryProductsQuery.graphql.ts';
import { testTile } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import { filtersOf, readListing } from './listing.rules.ts';

const path = '/en-us/c/skis';
beforeEach(() => window.history.replaceState({ key: 'k' }, '', path));
afterEach(cleanup);

const colours = {
  name: 'color',
  label: 'Color',
  values: [
    { value: 'Green', label: 'Green', count: 7, hex: '#2e6357' },
    { value: 'White', label: 'White', count: 3, hex: '#ffffff' },
  ],
};
const prices = {
  name: 'price',
  label: 'Price',
  values: [{ value: '250-500', label: '$250–$500', count: 4, hex: null }],
};

function edges(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => ({
    cursor: `c${from + index}`,
    node: testTile({ id: `ski-${from + index}`, title: `Ski ${from + index}` }),
  }));
}

interface Page {
  search?: string;
  shown?: number;
  total?: number;
  facets?: readonly object[] | null;
}

function setUp({ search = '', shown = 3, total = 60, facets = [colours, prices] }: Page = {}) {
  const shop = createTestShop({ path, search, params: { uid: 'skis' } });
  const { environment } = shop;
  const listing = readListing(shop.match.search);
  const variables = {
    locale: 'en-us',
    uid: 'skis',
    first: listing.show,
    sort: listing.sort,
    filters: filtersOf(listing),
  };
  environment.commitPayload(createOperationDescriptor(categoryProductsQuery, variables), {
    category: {
      __typename: 'Category',
      id: 'en-us/skis',
      products: {
        totalCount: total,
        facets,
        edges: edges(0, shown),
        pageInfo: { hasNextPage: shown < total, endCursor: `c${shown - 1}` },
      },
    },
  });
  const query = loadQuery<CategoryProductsQuery>(environment, categoryProductsQuery, variables, {
    fetchPolicy: 'store-or-network',
  });
  shop.render(<CategoryProducts query={query} title="Skis" />);
  return { navigate: shop.navigate, mock: environment.mock };
}

const sidebar = () => within(screen.getByRole('complementary', { name: 'Filter' }));

describe('facets', () => {
  test('ticking a value asks for its address and keeps the place', async () => {
    const { navigate } = setUp({ search: 'sort=newest' });
    await userEvent.click(sidebar().getByRole('checkbox', { name: /Green/ }));
    expect(navigate).toHaveBeenCalledWith(`${path}?color=Green&sort=newest`, { scroll: false });
  });

  test('a value of the address is ticked and shown as a filter that can be removed', () => {
    setUp({ search: 'color=Green&price=250-500' });
    expect(sidebar().getByRole<HTMLInputElement>('checkbox', { name: /Green/ }).checked).toBe(true);
    const remove = screen.getByRole('link', { name: 'Remove filter Price: $250–$500' });
    expect(remove.getAttribute('href')).toBe(`${path}?color=Green`);
    expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe(path);
  });

  test('every value carries its count', () => {
    setUp();
    expect(sidebar().getByRole('checkbox', { name: 'Green 7 products' })).toBeDefined();
  });

  test('without the search service the products stay and the missing facets are named', () => {
    setUp({ facets: null });
    expect(screen.getByText(/Filters are resting/)).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
  });

  test('on a phone they are a drawer that says how many results it would show', async () => {
    setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const drawer = within(screen.getByRole('dialog'));
    expect(drawer.getByRole('checkbox', { name: /White/ })).toBeDefined();
    await userEvent.click(drawer.getByRole('button', { name: 'Show 60 results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('toolbar', () => {
  test('the way to the facets says how many values are chosen', () => {
    setUp({ search: 'color=Green&color=White' });
    expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeDefined();
  });

  test('the number of products is spoken when it changes', () => {
    setUp({ shown: 1, total: 1 });
    expect(screen.getByRole('status').textContent).toBe('1 product');
  });

  test('the order is part of the address', async () => {
    const { navigate } = setUp({ search: 'color=Green' });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Price, low to high');
    expect(navigate).toHaveBeenCalledWith(`${path}?color=Green&sort=price-asc`, { scroll: false });
  });
});

describe('more products', () => {
  test('are appended, written into the address, and the focus goes on where they begin', async () => {
    const { mock } = setUp({ shown: 24 });
    const more = screen.getByRole('link', { name: 'Show more' });
    expect(more.getAttribute('href')).toBe(`${path}?show=48`);
    await userEvent.click(more);
    const request = mock.getMostRecentOperation();
    expect(request.request.variables).toMatchObject({
      id: 'en-us/skis',
      first: 24,
      after: 'c23',
      sort: 'FEATURED',
    });
    await act(async () =>
      mock.resolve(request, {
        data: {
          node: {
            __typename: 'Category',
            id: 'en-us/skis',
            products: {
              totalCount: 60,
              facets: [],
              edges: edges(24, 48),
              pageInfo: { hasNextPage: true, endCursor: 'c47' },
            },
          },
        },
      }),
    );
    expect(screen.getAllByRole('article')).toHaveLength(48);
    expect(window.location.search).toBe('?show=48');
    expect(window.history.state).toEqual({ key: 'k' });
    expect(document.activeElement?.textContent).toBe('Ski 24');
  });

  test('that do not arrive are named, and can be asked for again', async () => {
    const { mock } = setUp();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await act(async () => mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toMatch(/did not arrive/);
    expect(screen.getByRole('link', { name: 'Show more' })).toBeDefined();
  });

  test('there are none after the last', () => {
    setUp({ shown: 10, total: 10 });
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });
});

describe('nothing to show', () => {
  test('narrowed too far: the way out is the whole category', () => {
    setUp({ search: 'color=Green', shown: 0, total: 0, facets: [] });
    expect(screen.getByRole('link', { name: 'See everything in Skis' }).getAttribute('href')).toBe(path);
  });

  test('an empty category leads home', () => {
    setUp({ shown: 0, total: 0, facets: [] });
    expect(screen.getByRole('link', { name: 'Return to homepage' }).getAttribute('href')).toBe('/');
  });
});

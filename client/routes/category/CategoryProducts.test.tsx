import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CategoryProductsQuery } from '#relay/CategoryProductsQuery.graphql.ts';
import categoryProductsQuery from '#relay/CategoryProductsQuery.graphql.ts';
import { testTile } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import { filtersOf, firstRequestSize, readListing, skipOf } from '../../components/Listing/listing.rules.ts';
import { resizeTo } from '../../viewport/testWindow.ts';
import { facetsCode } from '../../components/Listing/facets/lateFacets.ts';
import { lateCode } from './lateParts.ts';

beforeAll(() => Promise.all([lateCode.load(), facetsCode.load()]));

const path = '/en-us/c/skis';
beforeEach(() => window.history.replaceState({ key: 'k' }, '', path));
afterEach(cleanup);

const colours = {
  name: 'color',
  label: 'Color',
  kind: 'VALUES',
  range: null,
  countWithout: null,
  values: [
    { value: 'Green', label: 'Green', count: 7, hex: '#2e6357' },
    { value: 'White', label: 'White', count: 3, hex: '#ffffff' },
  ],
};
const prices = {
  name: 'price',
  label: 'Price',
  kind: 'RANGE',
  values: [],
  range: {
    min: 200,
    max: 1200,
    step: 10,
    histogram: [4, 9, 2, 1],
    format: { prefix: '$', suffix: '', group: ',', decimal: '.', decimals: 2 },
  },
  countWithout: 60,
};

interface Tile {
  colours?: readonly string[];
  color?: string | null;
}

function edges(from: number, to: number, { colours: shades = [], color = null }: Tile = {}) {
  return Array.from({ length: to - from }, (_, index) => ({
    cursor: `c${from + index}`,
    preferredColor: color,
    node: testTile({ id: `ski-${from + index}`, title: `Ski ${from + index}`, colours: shades }),
  }));
}

interface Page {
  search?: string;
  shown?: number;
  total?: number;
  facets?: readonly object[] | null;
  costliestFacet?: object | null;
  tile?: Tile;
}

function setUp({
  search = '',
  shown = 3,
  total = 60,
  facets = [colours, prices],
  costliestFacet = null,
  tile = {},
}: Page = {}) {
  const shop = createTestShop({ path, search, params: { handle: 'skis' } });
  const { environment } = shop;
  const listing = readListing(shop.match.search);
  const variables = {
    locale: 'en-us',
    handle: 'skis',
    first: firstRequestSize(listing),
    skip: skipOf(listing),
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
        costliestFacet,
        edges: edges(0, shown, tile),
        pageInfo: { hasNextPage: shown > 0 && shown < total, endCursor: `c${shown - 1}` },
      },
    },
  });
  const query = loadQuery<CategoryProductsQuery>(environment, categoryProductsQuery, variables, {
    fetchPolicy: 'store-or-network',
  });
  shop.render(<CategoryProducts isOpening={false} query={query} title="Skis" path={path} />);
  return { navigate: shop.navigate, mock: environment.mock };
}

const thumb = (end: 'From' | 'To') =>
  sidebar().getByRole<HTMLInputElement>('slider', { name: `Price: ${end}` });
const field = (end: 'From' | 'To') => sidebar().getByRole<HTMLInputElement>('textbox', { name: end });
const sidebar = () => within(screen.getByRole('complementary', { name: 'Filter' }));

describe('facets', () => {
  test('selecting a value navigates and keeps the scroll position', async () => {
    const { navigate } = setUp({ search: 'sort=newest' });
    await userEvent.click(sidebar().getByRole('checkbox', { name: /Green/ }));
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${path}?color=Green&sort=newest`, { scroll: false }),
    );
  });

  test('a checkbox changes at once, and the next one builds on it before the list is updated', async () => {
    const { navigate } = setUp();
    const boxes = [/Green/, /White/].map((name) =>
      sidebar().getByRole<HTMLInputElement>('checkbox', { name }),
    );
    for (const box of boxes) fireEvent.click(box);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
    expect(navigate).not.toHaveBeenCalled();
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenLastCalledWith(`${path}?color=Green&color=White`, { scroll: false }),
    );
  });

  test('values in the address are checked and shown as removable filters', () => {
    setUp({ search: 'color=Green&price=250..500' });
    expect(sidebar().getByRole<HTMLInputElement>('checkbox', { name: /Green/ }).checked).toBe(true);
    const remove = screen.getByRole('link', { name: 'Remove filter Price: $250–$500' });
    expect(remove.getAttribute('href')).toBe(`${path}?color=Green`);
    expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe(path);
  });

  test('a range in the address is shown on the slider and in the fields, open ends at their bounds', () => {
    setUp({ search: 'price=250..' });
    expect(thumb('From').value).toBe('250');
    expect(thumb('From').getAttribute('aria-valuetext')).toBe('$250');
    expect(thumb('To').value).toBe('1200');
    expect(field('From').value).toBe('250');
    expect(field('To').value).toBe('');
    expect(field('To').placeholder).toBe('1200');
    expect(screen.getByRole('link', { name: 'Remove filter Price: From $250' })).toBeDefined();
  });

  describe('a range end', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('changes at once, and is applied after a pause', () => {
      const { navigate } = setUp({ search: 'color=Green' });
      fireEvent.change(thumb('To'), { target: { value: '910' } });
      fireEvent.change(thumb('To'), { target: { value: '900' } });
      expect(thumb('To').getAttribute('aria-valuetext')).toBe('$900');
      expect(field('To').value).toBe('900');
      expect(navigate).not.toHaveBeenCalled();
      act(() => vi.advanceTimersByTime(400));
      expect(navigate.mock.calls).toEqual([[`${path}?color=Green&price=..900`, { scroll: false }]]);
    });

    test('is not applied while the thumb is held', () => {
      const { navigate } = setUp();
      fireEvent.pointerDown(thumb('From'));
      fireEvent.change(thumb('From'), { target: { value: '300' } });
      act(() => vi.advanceTimersByTime(5000));
      expect(navigate).not.toHaveBeenCalled();
      fireEvent.pointerUp(thumb('From'));
      act(() => vi.advanceTimersByTime(400));
      expect(navigate).toHaveBeenCalledWith(`${path}?price=300..`, { scroll: false });
    });

    test('stops at the other', () => {
      setUp({ search: 'price=250..500' });
      fireEvent.change(thumb('From'), { target: { value: '800' } });
      expect(thumb('From').value).toBe('500');
    });

    test('at its bound is open', () => {
      const { navigate } = setUp({ search: 'price=250..' });
      fireEvent.change(thumb('From'), { target: { value: '200' } });
      act(() => vi.advanceTimersByTime(400));
      expect(navigate).toHaveBeenCalledWith(path, { scroll: false });
    });

    test('can be typed, with cents, and waits for the next digit', () => {
      const { navigate } = setUp();
      fireEvent.change(field('To'), { target: { value: '8' } });
      act(() => vi.advanceTimersByTime(400));
      fireEvent.change(field('To'), { target: { value: '899,95' } });
      expect(thumb('To').getAttribute('aria-valuetext')).toBe('$899.95');
      act(() => vi.advanceTimersByTime(900));
      expect(navigate.mock.calls).toEqual([[`${path}?price=..899.95`, { scroll: false }]]);
    });

    test('is not applied when it is no number', () => {
      const { navigate } = setUp();
      fireEvent.change(field('From'), { target: { value: 'cheap' } });
      expect(field('From').getAttribute('aria-invalid')).toBe('true');
      act(() => vi.advanceTimersByTime(900));
      expect(navigate).not.toHaveBeenCalled();
    });
  });

  test('every value has its count', () => {
    setUp();
    expect(sidebar().getByRole('checkbox', { name: 'Green 7 products' })).toBeDefined();
  });

  test('without the search service the products stay, and missing facets are reported', () => {
    setUp({ facets: null });
    expect(screen.getByText(/Filters aren’t available/)).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('on a phone they are a drawer with the number of results', async () => {
    await resizeTo(768);
    setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const drawer = within(screen.getByRole('dialog'));
    expect(drawer.getByRole('checkbox', { name: /White/ })).toBeDefined();
    await userEvent.click(drawer.getByRole('button', { name: 'Show 60 results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the drawer is closed when the window becomes wide', async () => {
    await resizeTo(1023);
    setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByRole('dialog')).toBeDefined();
    await resizeTo(1024);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('filtered by colour', () => {
  test('a tile shows and links the filtered colour', () => {
    setUp({
      search: 'color=White',
      shown: 1,
      total: 1,
      tile: { colours: ['Spruce', 'Bone'], color: 'Bone' },
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bone' }).checked).toBe(true);
    expect(screen.getByRole('link', { name: 'Ski 0' }).getAttribute('href')).toBe(
      '/en-us/p/ski-0?color=bone',
    );
  });
});

describe('toolbar', () => {
  test('the facets button shows the number of selected values', () => {
    setUp({ search: 'color=Green&color=White' });
    expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeDefined();
  });

  test('a new number of products is announced', () => {
    setUp({ shown: 1, total: 1 });
    expect(screen.getByRole('status').textContent).toBe('1 product');
  });

  test('the order is part of the address', async () => {
    const { navigate } = setUp({ search: 'color=Green' });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Price, low to high');
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${path}?color=Green&sort=price-asc`, { scroll: false }),
    );
  });
});

describe('more products', () => {
  test('are appended and stored in the address, and the focus moves to the first new one', async () => {
    const { mock } = setUp({ shown: 24 });
    const more = screen.getByRole('link', { name: 'Show more' });
    // Without scripts it links to the next page.
    expect(more.getAttribute('href')).toBe(`${path}?page=2`);
    await userEvent.click(more);
    const request = mock.getMostRecentOperation();
    expect(request.request.variables).toMatchObject({
      id: 'en-us/skis',
      first: 24,
      skip: 0,
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
              costliestFacet: null,
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

  test('that fail to load are reported, and can be retried', async () => {
    const { mock } = setUp();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await act(async () => mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toMatch(/More products couldn’t be loaded/);
    expect(screen.getByRole('link', { name: 'Show more' })).toBeDefined();
  });

  test('another page shows its position, with links to both neighbours', () => {
    setUp({ search: 'page=2&sort=newest', shown: 24 });
    expect(screen.getByText('48 of 60')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show previous products' }).getAttribute('href')).toBe(
      `${path}?sort=newest`,
    );
    expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe(
      `${path}?sort=newest&page=3`,
    );
  });

  test('Back to a list longer than one response loads the rest, and reserves its space', async () => {
    const { mock } = setUp({ search: 'show=120', shown: 96, total: 200 });
    expect(screen.getAllByTitle('Loading')).toHaveLength(24);
    expect(mock.getMostRecentOperation().request.variables).toMatchObject({ first: 24, after: 'c95' });
  });

  test('are not offered at the end', () => {
    setUp({ shown: 10, total: 10 });
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });
});

describe('no products', () => {
  test('with filters: a link clears them', () => {
    setUp({ search: 'color=Green', shown: 0, total: 0, facets: [] });
    expect(screen.getByRole('link', { name: 'See all Skis' }).getAttribute('href')).toBe(path);
  });

  test('with several filters: each can be removed alone', () => {
    const costliestFacet = { ...prices, countWithout: 12 };
    setUp({ search: 'color=Green&price=..210', shown: 0, total: 0, costliestFacet });
    expect(screen.getByRole('link', { name: 'Without “Price”: 12 products' }).getAttribute('href')).toBe(
      `${path}?color=Green`,
    );
  });

  describe('what comes near is loaded and shown below', () => {
    async function near(mock: ReturnType<typeof setUp>['mock'], label: string) {
      await vi.waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
      const request = mock.getMostRecentOperation();
      expect(request.request.node.operation.name).toBe('NearProductsQuery');
      const found = edges(0, 4).map(({ node: product, preferredColor }) => ({
        node: { __typename: 'ProductSearchResult', id: product.id, preferredColor, product },
      }));
      await act(async () => mock.resolve(request, { data: { search: { edges: found } } }));
      expect(within(screen.getByRole('region', { name: label })).getAllByRole('article')).toHaveLength(4);
      return request.request.variables;
    }

    test('with all filters but the narrowest', async () => {
      const costliestFacet = { ...prices, countWithout: 12 };
      const { mock } = setUp({ search: 'color=Green&price=..210', shown: 0, total: 0, costliestFacet });
      expect(await near(mock, 'Near what you’re looking for')).toEqual({
        locale: 'en-us',
        term: '',
        category: 'skis',
        facets: [{ facet: 'color', values: ['Green'] }],
      });
    });

    test('without any filter where no single one can be dropped', async () => {
      const { mock } = setUp({ search: 'color=Green&price=..210', shown: 0, total: 0 });
      expect(await near(mock, 'A good place to start')).toMatchObject({ category: 'skis', facets: [] });
    });

    test('but not in an empty category, nor past its end', async () => {
      const { mock } = setUp({ search: 'page=9', shown: 0, total: 60 });
      await act(async () => {});
      expect(mock.getAllOperations()).toEqual([]);
    });
  });

  test('past the end of the list: a link leads to the first page', () => {
    setUp({ search: 'page=9', shown: 0, total: 60 });
    expect(screen.getByRole('link', { name: 'Go to first page' }).getAttribute('href')).toBe(path);
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  test('in an empty category: a link leads home', () => {
    setUp({ shown: 0, total: 0, facets: [] });
    expect(screen.getByRole('link', { name: 'Return to homepage' }).getAttribute('href')).toBe('/');
  });
});

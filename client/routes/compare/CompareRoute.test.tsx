import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CompareRouteQuery } from '#relay/CompareRouteQuery.graphql.ts';
import compareRouteQuery from '#relay/CompareRouteQuery.graphql.ts';
import { readCompared } from '../../components/CompareToggle/compareList.rules.ts';
import {
  testPrice,
  testRendition,
  testSale,
  testSelected,
} from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { CompareRoute } from './CompareRoute.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

interface Ski {
  title: string;
  price?: object | null;
  tags?: readonly string[];
  availability?: string | null;
}
const kant: Ski = { title: 'Kant' };
const adit: Ski = { title: 'Adit' };

const rows = [
  { title: 'Terrain', values: ['Touring', 'Touring'], differs: false },
  { title: 'Waist', values: ['98 mm', null], differs: true },
];
const sizes = { title: 'Length', values: ['164, 171', '160'], differs: true };
const sizeRows = [
  {
    title: 'Radius',
    differs: true,
    cells: [
      {
        values: [
          { size: '164', value: '17 m' },
          { size: '171', value: '18 m' },
        ],
      },
      { values: [] },
    ],
  },
];

interface Setting {
  p?: string;
  hasShop?: boolean;
  unknown?: string[];
  facts?: object;
}

function setUp(
  skis: readonly Ski[],
  { p = 'kant,adit', hasShop = true, unknown = [], facts = {} }: Setting = {},
) {
  const shop = createTestShop({ path: '/en-us/compare', search: `p=${p}` });
  const { environment } = shop;
  const variables = { locale: 'en-us', handles: readCompared(p).handles };
  environment.commitPayload(createOperationDescriptor(compareRouteQuery, variables), {
    market: { id: 'us', hasShop },
    category: { __typename: 'Category', id: 'skis', path: '/en-us/c/skis' },
    comparison: {
      __typename: 'Comparison',
      unknown,
      products: skis.map(({ title, price = testPrice(799), tags = [], availability = 'IN_STOCK' }) => ({
        __typename: 'Product',
        id: title,
        handle: title.toLowerCase(),
        displayTitle: title,
        path: `/en-us/p/${title.toLowerCase()}`,
        selected: testSelected(price, tags),
        availability,
        image: { rendition: testRendition(title) },
      })),
      rows: [],
      sizes: null,
      sizeRows: [],
      ...facts,
    },
  });
  const page = loadQuery<CompareRouteQuery>(environment, compareRouteQuery, variables, {
    fetchPolicy: 'store-or-network',
  });
  shop.render(<CompareRoute queries={{ page }} match={shop.match} />);
  return shop;
}

const all = { facts: { rows, sizes, sizeRows } };
const row = (title: string) => within(screen.getByRole('rowheader', { name: title }).closest('tr')!);
const cells = (title: string) =>
  row(title)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const narrow = () => userEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));

describe('the table', () => {
  test('has a column per ski, with a link in its heading', () => {
    setUp([kant, adit], all);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Feature',
      'Kant',
      'Adit',
    ]);
    expect(screen.getByRole('link', { name: 'Kant' }).getAttribute('href')).toBe('/en-us/p/kant');
  });

  test('shows price and stock, or that they are unavailable while commerce fails', () => {
    setUp([kant, { title: 'Adit', price: null, availability: null }], all);
    expect(cells('Price')).toEqual(['$799', 'Unavailable right now']);
    expect(cells('Availability')).toEqual(['In stock', 'Unavailable right now']);
  });

  test('shows a reduced price with the list price and its tag', () => {
    setUp([kant, { title: 'Adit', price: testSale(584, 730), tags: ['SALE'] }], all);
    expect(cells('Price')).toEqual(['$799', 'Regular price $730 Sale price $584Sale']);
  });

  test('has a labelled dash where there is no price', () => {
    setUp([kant, { title: 'Adit', price: null, availability: 'NOT_SOLD_HERE' }], all);
    expect(cells('Price')).toEqual(['$799', '–Not stated']);
  });

  test('says that there is no price where there is no shop', () => {
    setUp([kant, { title: 'Adit', price: null, availability: null }], { ...all, hasShop: false });
    expect(cells('Price')).toEqual(['$799', '–Not stated']);
  });

  test('has no stock row where there is no shop', () => {
    setUp([kant, adit], { ...all, hasShop: false });
    expect(screen.queryByRole('rowheader', { name: 'Availability' })).toBeNull();
  });

  test('has a row per specification; a missing value is a labelled dash', () => {
    setUp([kant, adit], all);
    expect(cells('Terrain')).toEqual(['Touring', 'Touring']);
    expect(cells('Waist')).toEqual(['98 mm', '–Not stated']);
  });

  test('lists size-dependent values within each ski', () => {
    setUp([kant, adit], all);
    expect(cells('Length')).toEqual(['164, 171', '160']);
    expect(
      row('Radius')
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['164', '171']);
    expect(cells('Radius')[1]).toBe('–Not stated');
  });

  test('scrolls in its own region, which is reachable by keyboard', () => {
    setUp([kant, adit], all);
    expect(screen.getByRole('region', { name: 'Skis side by side' }).tabIndex).toBe(0);
  });
});

describe('differences only', () => {
  test('hides rows with equal values', async () => {
    setUp([kant, adit], all);
    await narrow();
    expect(screen.queryByRole('rowheader', { name: 'Terrain' })).toBeNull();
    expect(cells('Waist')[0]).toBe('98 mm');
    await narrow();
    expect(cells('Terrain')[0]).toBe('Touring');
  });

  test('says so when all are equal', async () => {
    setUp([kant, adit], { facts: { rows: rows.slice(0, 1) } });
    expect(screen.queryByText('No differences in the listed specs.')).toBeNull();
    await narrow();
    expect(screen.getByText('No differences in the listed specs.')).toBeDefined();
    expect(screen.queryByText('Specifications')).toBeNull();
  });

  test('is not offered with one ski', () => {
    setUp([kant], { p: 'kant' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the address', () => {
  test('with more than four products shows the first four, and says so', () => {
    setUp(
      ['A', 'B', 'C', 'D'].map((title) => ({ title })),
      { p: 'a,b,c,d,e' },
    );
    expect(screen.getByText(/these are the first 4/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add another ski' })).toBeNull();
  });

  test('with unavailable products says how many are left out', () => {
    setUp([kant], { p: 'kant,never-was', unknown: ['never-was'] });
    expect(screen.getByText(/^1 ski isn’t available here/)).toBeDefined();
  });

  test('without products links to the skis', () => {
    setUp([], { p: '' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing to compare yet.');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Shop skis' }).getAttribute('href')).toBe('/en-us/c/skis');
  });

  test('is not indexed', () => {
    setUp([kant]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, follow');
  });
});

test('a removed ski disappears from the address and the stored list', async () => {
  localStorage.setItem('skarn:compare', '["kant","adit"]');
  const { navigate } = setUp([kant, adit], all);
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Remove Kant from comparison' })));
  expect(navigate).toHaveBeenCalledWith('/en-us/compare?p=adit', { scroll: false });
  expect(localStorage.getItem('skarn:compare')).toBe('["adit"]');
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRendition } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import BeforeTyping from './BeforeTyping.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const product = (title: string) => ({
  __typename: 'Product',
  id: title,
  displayTitle: title,
  path: `/en-us/p/${title}`,
  image: { rendition: testRendition(title) },
});
const answers: Readonly<Record<string, object>> = {
  BeforeTypingQuery: { products: [product('kant'), product('adit')] },
  BestsellersQuery: { bestsellers: [product('surveyor')] },
  NewProductsQuery: {
    search: { edges: [{ node: { __typename: 'ProductSearchResult', product: product('stope') } }] },
  },
};

async function setUp(viewed: readonly string[]) {
  localStorage.setItem('skarn:viewed', JSON.stringify(viewed));
  const shop = createTestShop();
  const handleFollow = vi.fn<(event: unknown, href: string) => void>();
  await act(async () => void shop.render(<BeforeTyping onFollow={handleFollow} />));
  const { mock } = shop.environment;
  const asked = (name: string) =>
    mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
  return {
    handleFollow,
    asked,
    async answer(name: string, data = answers[name]) {
      await waitFor(() => expect(asked(name)).toBeDefined());
      await act(async () => mock.resolve(asked(name)!, { data } as never));
    },
    async fail(name: string) {
      await waitFor(() => expect(asked(name)).toBeDefined());
      await act(async () => mock.reject(asked(name)!, new Error('down')));
    },
  };
}

const linksIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('shows what was viewed last, what is new and what sells most', async () => {
  const box = await setUp(['kant', 'adit', 'a', 'b', 'c', 'd']);
  await box.answer('NewProductsQuery');
  await waitFor(() => expect(box.asked('BeforeTypingQuery')).toBeDefined());
  expect(box.asked('BeforeTypingQuery')?.request.variables).toEqual({
    locale: 'en-us',
    handles: ['kant', 'adit', 'a', 'b', 'c'],
  });
  await box.answer('BeforeTypingQuery');
  expect(linksIn('Recently viewed')).toEqual(['/en-us/p/kant', '/en-us/p/adit']);
  expect(linksIn('What’s new')).toEqual(['/en-us/p/stope']);
  await box.answer('BestsellersQuery');
  expect(linksIn('Bestsellers')).toEqual(['/en-us/p/surveyor']);
  fireEvent.click(screen.getByRole('link', { name: 'stope' }));
  expect(box.handleFollow.mock.calls.map(([, href]) => href)).toEqual(['/en-us/p/stope']);
});

test('asks for nothing of what was viewed where that is nothing, and leaves out what fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const box = await setUp([]);
  await box.fail('NewProductsQuery');
  await box.fail('BestsellersQuery');
  expect(box.asked('BeforeTypingQuery')).toBeUndefined();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('shows no product among the bestsellers that is new', async () => {
  const box = await setUp([]);
  const sold = ['stope', 'a', 'b', 'c', 'd', 'e', 'f'].map(product);
  await box.answer('BestsellersQuery', { bestsellers: sold });
  expect(screen.queryByText('Bestsellers')).toBeNull();
  await box.answer('NewProductsQuery');
  expect(linksIn('Bestsellers')).toEqual(['a', 'b', 'c', 'd', 'e'].map((title) => `/en-us/p/${title}`));
});

test('shows every bestseller where what is new cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const box = await setUp([]);
  await box.answer('BestsellersQuery', { bestsellers: ['stope', 'a'].map(product) });
  await box.fail('NewProductsQuery');
  expect(linksIn('Bestsellers')).toEqual(['/en-us/p/stope', '/en-us/p/a']);
});

test('leaves out bestsellers where nothing was sold', async () => {
  const box = await setUp([]);
  await box.answer('NewProductsQuery');
  await box.answer('BestsellersQuery', { bestsellers: [] });
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.queryByText('Bestsellers')).toBeNull();
});

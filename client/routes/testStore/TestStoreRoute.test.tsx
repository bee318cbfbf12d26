import { act, cleanup, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { afterEach, expect, test } from 'vitest';
import TestStoreRouteQueryNode from '#relay/TestStoreRouteQuery.graphql.ts';
import type { TestStoreRouteQuery } from '#relay/TestStoreRouteQuery.graphql.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { TestStoreRoute } from './TestStoreRoute.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window.navigator, 'connection');
});

const testStore = {
  title: 'What your request resolved to',
  facts: [{ key: 'store', name: 'Store', value: 'eu_region_1' }],
};
const page = {
  __typename: 'Page',
  id: 'page',
  title: 'Test store',
  path: '/en-us/test-store',
  layout: 'DEFAULT',
  alternates: [{ hreflang: 'de-DE', path: '/de-de/test-store' }],
  seo: { title: 'Test store', description: null, image: null },
  blocks: [{ __typename: 'TextBlock', key: 'text', html: '<h1>Test store</h1>' }],
};

async function mount(found: object | null) {
  const shop = createTestShop({ path: '/en-us/test-store' });
  const query = loadQuery<TestStoreRouteQuery>(shop.environment, TestStoreRouteQueryNode, {
    locale: 'en-us',
  });
  shop.render(<TestStoreRoute queries={{ page: query }} match={shop.match} />);
  await act(async () =>
    shop.environment.mock.resolveMostRecentOperation({ data: { page: found, testStore } } as never),
  );
}

test('shows managed content and the resolved request, and is not indexed', async () => {
  await mount(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Test store' })).toBeDefined();
  expect(screen.getByRole('region', { name: testStore.title }).textContent).toContain('eu_region_1');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  expect(document.querySelector('link[rel="alternate"]')).toBeNull();
});

test('shows the detected browser state', async () => {
  Object.defineProperty(window, 'innerWidth', { value: 390, configurable: true, writable: true });
  Object.defineProperty(window.navigator, 'connection', {
    value: { effectiveType: '4g' },
    configurable: true,
  });
  await mount(page);
  const facts = screen.getByRole('region', { name: 'What we detected about your browser' });
  const values = within(facts)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(values).toEqual(['xxxs (0 px)', 'below 1024 px, phone', 'fast', '96 / 144']);
});

test('answers 404 while its page is not published', async () => {
  await mount(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(screen.queryByText('eu_region_1')).toBeNull();
});

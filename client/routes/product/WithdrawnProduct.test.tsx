/** Products that are withdrawn or unknown: status, title and other available products. */
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { testMoney, testPrice, testTile } from '../../components/ProductGrid/testProducts.ts';
import { setUp } from './testProductRoute.tsx';

describe('a missing page', () => {
  const withdrawn = {
    __typename: 'WithdrawnProduct',
    title: 'Old Ski',
    header: 'This one has left the mine.',
    productHeader: null,
    message: null,
    link: { text: 'To the shop', href: '/' },
    alternatives: [
      testTile({ id: 'adit', title: 'Adit 90', price: { ...testPrice(10), highest: testMoney(20) } }),
    ],
  };

  test('a withdrawn product answers 410 with other available products', async () => {
    const { status } = setUp({ result: withdrawn });
    await screen.findByText('This one has left the mine.');
    expect(status.code).toBe(410);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This one has left the mine.');
    expect(screen.getByRole('link', { name: 'Adit 90' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Product Not Available | Skarn');
  });

  test('the home link is below the recommendations', async () => {
    setUp({ result: withdrawn });
    await screen.findByText('This one has left the mine.');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.indexOf('To the shop')).toBeGreaterThan(links.indexOf('Adit 90'));
  });

  test('nothing to recommend: 410 with managed content as for 404', async () => {
    const { status } = setUp({ result: { ...withdrawn, alternatives: [] } });
    await screen.findByRole('heading', { level: 1 });
    expect(status.code).toBe(410);
    expect(document.title).toBe('Product Not Available | Skarn');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });

  test('recommended products could not be fetched: fatal 404 ‘Page not found’', async () => {
    const { status } = setUp({ result: { ...withdrawn, alternatives: null } });
    await screen.findByRole('heading', { level: 1 });
    expect(status.code).toBe(404);
    expect(document.title).toBe('Page Not Found | Skarn');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });

  test('an unknown product: 404', () => {
    const { status } = setUp({ result: null });
    expect(status.code).toBe(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });
});

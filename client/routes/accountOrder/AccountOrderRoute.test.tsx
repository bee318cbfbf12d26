import { act, cleanup, screen, within } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { loadQuery } from 'react-relay/hooks.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AccountOrderRouteQuery } from '#relay/AccountOrderRouteQuery.graphql.ts';
import accountOrderRouteQuery from '#relay/AccountOrderRouteQuery.graphql.ts';
import { testCustomer, testOrder } from '../../components/AccountFrame/testAccount.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { QueryFailure } from '../../relay/QueryFailure.ts';
import { AccountOrderRoute } from './AccountOrderRoute.tsx';

afterEach(cleanup);

let caught: Error | null = null;

class ErrorCatcher extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError(error: Error) {
    caught = error;
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

async function setUp(answer: { viewer: object | null }, errors?: object[]) {
  caught = null;
  const shop = createTestShop({ path: '/en-us/account/orders/10024', params: { number: '10024' } });
  const { environment } = shop;
  const page = loadQuery<AccountOrderRouteQuery>(environment, accountOrderRouteQuery, {
    locale: 'en-us',
    number: 10024,
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: answer, ...(errors && { errors }) } as never),
  );
  await act(async () =>
    shop.render(
      <ErrorCatcher>
        <AccountOrderRoute queries={{ page }} match={shop.match} />
      </ErrorCatcher>,
    ),
  );
  return shop;
}

const parcel = {
  shippedOn: { iso: '2026-11-09', formatted: 'November 9, 2026' },
  carrier: 'UPS',
  method: 'Ground',
  trackingNumber: 'SK1',
  trackingUrl: 'https://parcels.skarn.example/SK1',
  lines: [{ title: 'Lodestar 98', quantity: 1 }],
};
const withOrder = (order: object | null) => ({ viewer: testCustomer({ order }) });
const amounts = () =>
  [...screen.getByRole('region', { name: 'Amounts' }).querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);

describe('an order', () => {
  test('shows its lines; products that are still sold are linked', async () => {
    await setUp(withOrder(testOrder(10024)));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order 10024');
    expect(screen.getByText('Placed on November 8, 2026')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lodestar 98' }).getAttribute('href')).toBe(
      '/en-us/p/lodestar-98',
    );
    expect(screen.getByRole('heading', { name: 'Old Adit' }).querySelector('a')).toBeNull();
    expect(screen.getByText('Leadville, Colorado 80461')).toBeDefined();
  });

  test('marks the order list as its parent, not as the current page', async () => {
    await setUp(withOrder(testOrder(10024)));
    const navigation = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(navigation.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('true');
  });

  test('shows free shipping, and no discount or tax where there is none', async () => {
    await setUp(withOrder(testOrder(10024)));
    expect(amounts()).toEqual([
      ['Subtotal', '$900'],
      ['Shipping', 'Free'],
      ['Total', '$900'],
    ]);
  });

  test('shows every amount', async () => {
    await setUp(withOrder(testOrder(10024, { tax: 144, discount: 50, shipping: 20 })));
    expect(amounts()).toEqual([
      ['Subtotal', '$900'],
      ['Discount', '$50'],
      ['Shipping', '$20'],
      ['Total', '$900'],
      ['Included tax', '$144'],
    ]);
  });

  test('shows a pro what was saved, on the line and in total', async () => {
    await setUp(withOrder(testOrder(10024, { saving: 280 })));
    const [first, second] = within(screen.getByRole('region', { name: 'Items' })).getAllByRole('listitem');
    expect(within(first!).getByText('You saved $280')).toBeDefined();
    expect(within(second!).queryByText(/You saved/)).toBeNull();
    expect(amounts()).toEqual([
      ['Subtotal', '$900'],
      ['Shipping', 'Free'],
      ['Total', '$900'],
      ['You saved as a pro', '$280'],
    ]);
  });

  test('links to each parcel’s tracking, in a new tab without referrer and opener', async () => {
    await setUp(withOrder(testOrder(10024, { shipments: [parcel] })));
    const link = screen.getByRole('link', { name: 'Track with UPS (opens in a new tab)' });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://parcels.skarn.example/SK1',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByText('1 of 3 items shipped')).toBeDefined();
  });

  test('names a carrier without a tracking page', async () => {
    await setUp(withOrder(testOrder(10024, { shipments: [{ ...parcel, trackingUrl: null }] })));
    const shipments = within(screen.getByRole('region', { name: 'Shipments' }));
    expect(shipments.queryByRole('link')).toBeNull();
    expect(shipments.getByText('UPS')).toBeDefined();
    expect(shipments.getByText('Tracking number SK1')).toBeDefined();
  });

  test.each<[string, [] | null, RegExp]>([
    ['says when nothing was sent yet', [], /Not shipped yet/],
    ['says when the parcels cannot be read', null, /can’t load the shipments/],
  ])('%s', async (_, shipments, words) => {
    await setUp(withOrder(testOrder(10024, { shipments })));
    expect(screen.getByRole('region', { name: 'Shipments' }).textContent).toMatch(words);
  });
});

describe('no order', () => {
  test('with an unknown number answers 404', async () => {
    await setUp(withOrder(null));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });

  test('during a commerce outage does not answer 404', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    await setUp(withOrder(null), [{ message: 'down', path: ['viewer', 'order'] }]);
    expect(caught).toBeInstanceOf(QueryFailure);
    expect((caught as QueryFailure | null)?.status).toBe(503);
    silence.mockRestore();
  });

  test('redirects guests to sign-in and back', async () => {
    const { navigate } = await setUp({ viewer: null });
    expect(navigate).toHaveBeenCalledWith('/en-us/account?next=%2Fen-us%2Faccount%2Forders%2F10024', {
      replace: true,
    });
  });
});

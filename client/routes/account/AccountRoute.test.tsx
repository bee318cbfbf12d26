import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test } from 'vitest';
import type { AccountRouteQuery } from '#relay/AccountRouteQuery.graphql.ts';
import accountRouteQuery from '#relay/AccountRouteQuery.graphql.ts';
import {
  testAddress,
  testCustomer,
  testOrder,
  testOrders,
} from '../../components/AccountFrame/testAccount.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { testMeter } from '../../components/SpendMeter/testMeter.ts';
import { AccountRoute } from './AccountRoute.tsx';

afterEach(cleanup);

function setUp(viewer: object | null, search = '') {
  const shop = createTestShop({ path: '/en-us/account', search });
  shop.environment.commitPayload(createOperationDescriptor(accountRouteQuery, { locale: 'en-us' }), {
    viewer,
    market: { id: 'market', passwordResets: [] },
  });
  const page = loadQuery<AccountRouteQuery>(
    shop.environment,
    accountRouteQuery,
    { locale: 'en-us' },
    { fetchPolicy: 'store-or-network' },
  );
  shop.render(<AccountRoute queries={{ page }} match={shop.match} />);
  return shop;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a guest at the account', () => {
  test('finds the sign-in form, and links to account creation and order status', () => {
    setUp(null);
    expect(heading()).toBe('Sign in');
    expect(screen.getByLabelText('Email')).toBeDefined();
    expect(target('Create an account')).toBe('/en-us/account/create');
    expect(target('Look up an order')).toBe('/en-us/order-status');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow');
  });

  test('with a target page is told so, and reaches it by creating an account too', () => {
    setUp(null, 'next=%2Fen-us%2Faccount%2Forders');
    expect(screen.getByText(/Sign in to continue/)).toBeDefined();
    expect(target('Create an account')).toBe('/en-us/account/create?next=%2Fen-us%2Faccount%2Forders');
  });

  test('whose account was just deleted gets a confirmation', () => {
    setUp(null, 'goodbye=');
    expect(heading()).toBe('Your account was deleted.');
    expect(target('Back to the shop')).toBe('/');
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});

describe('a customer at the account', () => {
  test('is greeted, and sees the last order and the default address', () => {
    setUp(
      testCustomer({
        orders: testOrders([testOrder(10025)]),
        addresses: [testAddress('a', { city: 'Butte' }), testAddress('b', { isDefault: true })],
      }),
    );
    expect(heading()).toBe('Hello, Ruth');
    expect(target('Order 10025')).toBe('/en-us/account/orders/10025');
    const address = screen.getByRole('region', { name: 'Default address' });
    expect(address.textContent).toContain('Leadville');
    expect(address.textContent).not.toContain('Butte');
  });

  test('gets no confirmation from an old link', () => {
    setUp(testCustomer({ orders: testOrders([]) }), 'goodbye=');
    expect(heading()).toBe('Hello, Ruth');
  });

  test('has the current section marked', () => {
    setUp(testCustomer({ orders: testOrders([]) }));
    const links = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Overview', 'page'],
      ['Orders', null],
      ['Addresses', null],
      ['Profile', null],
    ]);
  });

  test('without orders and addresses has links to start with', () => {
    setUp(testCustomer({ orders: testOrders([]) }));
    expect(screen.getByText('No orders yet.')).toBeDefined();
    expect(target('Go to shop')).toBe('/');
    expect(target('Add an address')).toBe('/en-us/account/addresses');
  });

  test('sees what failed to load, and the rest', () => {
    setUp(testCustomer({ orders: null, addresses: null }));
    expect(screen.getByText(/can’t load your orders/)).toBeDefined();
    expect(screen.getByText(/can’t load your addresses/)).toBeDefined();
    expect(screen.getByText('ruth@skarn.example')).toBeDefined();
  });

  test('a pro sees the year’s spend, or that it failed to load', () => {
    const spend = () => screen.getByRole('region', { name: 'Your pro spending this year' }).textContent;
    const customer = (meter: object | null) =>
      testCustomer({ proStatus: 'ACTIVE', pro: { meter }, orders: testOrders([]) });
    setUp(customer(testMeter(900, 0, 3000, 'FINE')));
    expect(spend()).toContain('$900 of $3000');
    cleanup();
    setUp(customer(null));
    expect(spend()).toContain('can’t load your spending right now');
  });

  test('others see no spend, nor do pros where it does not apply', () => {
    setUp(testCustomer({ orders: testOrders([]) }));
    expect(screen.queryByText('Your pro spending this year')).toBeNull();
    cleanup();
    setUp(testCustomer({ proStatus: 'NOT_HERE', pro: { meter: null }, orders: testOrders([]) }));
    expect(screen.queryByText('Your pro spending this year')).toBeNull();
  });

  test('a failed sign-out says that the customer is still signed in', async () => {
    const { environment } = setUp(testCustomer({ orders: testOrders([]) }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toMatch(/still signed in/);
  });
});

import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountOrdersRouteQuery } from '#relay/AccountOrdersRouteQuery.graphql.ts';
import accountOrdersRouteQuery from '#relay/AccountOrdersRouteQuery.graphql.ts';
import { testCustomer, testOrder, testOrders } from '../../components/AccountFrame/testAccount.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { AccountOrdersRoute } from './AccountOrdersRoute.tsx';

const path = '/en-us/account/orders';

beforeEach(() => window.history.replaceState(null, '', path));
afterEach(cleanup);

function setUp(viewer: object | null, search = '') {
  const shop = createTestShop({ path, search });
  const variables = { locale: 'en-us', first: 10 };
  shop.environment.commitPayload(createOperationDescriptor(accountOrdersRouteQuery, variables), { viewer });
  const page = loadQuery<AccountOrdersRouteQuery>(shop.environment, accountOrdersRouteQuery, variables, {
    fetchPolicy: 'store-or-network',
  });
  shop.render(<AccountOrdersRoute queries={{ page }} match={shop.match} />);
  return shop;
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the list of orders', () => {
  test('is for customers: a guest signs in and comes back, with the query', () => {
    const { navigate } = setUp(null, 'shown=20');
    expect(navigate).toHaveBeenCalledWith('/en-us/account?next=%2Fen-us%2Faccount%2Forders%3Fshown%3D20', {
      replace: true,
    });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('shows each order’s contents, date, status and total', () => {
    setUp(testCustomer({ orders: testOrders([testOrder(10025, { status: 'AWAITING_FULFILLMENT' })]) }));
    const row = screen.getByRole('article').textContent;
    for (const fact of [
      'Order 10025',
      'Lodestar 98, Old Adit',
      'November 8, 2026',
      'Being packed',
      '$900',
      '3 items',
    ])
      expect(row).toContain(fact);
    expect(screen.getByRole('link', { name: 'Order 10025' }).getAttribute('href')).toBe(`${path}/10025`);
  });

  test('has a fallback text for an unknown status', () => {
    setUp(testCustomer({ orders: testOrders([testOrder(1, { status: 'LOST_IN_SNOW' })]) }));
    expect(screen.getByText('In progress')).toBeDefined();
  });

  test('loads older orders; focus and address are updated', async () => {
    const { environment } = setUp(testCustomer({ orders: testOrders([testOrder(2)], 'end') }));
    await userEvent.click(screen.getByRole('link', { name: 'Show older orders' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ after: 'end' });
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { node: testCustomer({ orders: testOrders([testOrder(1)]) }) },
      }),
    );
    expect(titles()).toEqual(['Order 2', 'Order 1']);
    expect(document.activeElement?.textContent).toBe('Order 1');
    expect(window.location.search).toBe('?shown=11');
    expect(screen.queryByRole('link', { name: 'Show older orders' })).toBeNull();
  });

  test('keeps its entries when older orders fail to load', async () => {
    const { environment } = setUp(testCustomer({ orders: testOrders([testOrder(2)], 'end') }));
    await userEvent.click(screen.getByRole('link', { name: 'Show older orders' }));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
    expect(titles()).toEqual(['Order 2']);
    expect(screen.getByRole('alert').textContent).toMatch(/Older orders couldn’t be loaded/);
  });

  test('links to the shop while it is empty', () => {
    setUp(testCustomer({ orders: testOrders([]) }));
    expect(screen.getByText('No orders yet.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to shop' }).getAttribute('href')).toBe('/');
  });

  test('does not claim to be empty when it fails to load', () => {
    setUp(testCustomer({ orders: null }));
    expect(screen.getByRole('alert').textContent).toMatch(/They’re safe/);
    expect(screen.queryByText('No orders yet.')).toBeNull();
  });
});

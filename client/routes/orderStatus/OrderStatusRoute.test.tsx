import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { testMoney } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { OrderStatusRoute } from './OrderStatusRoute.tsx';

afterEach(cleanup);

const report = {
  number: 10024,
  placedOn: { iso: '2026-11-08', formatted: 'November 8, 2026' },
  status: 'PARTIALLY_SHIPPED',
  total: testMoney(2862),
  itemsTotal: 4,
  itemsShipped: 2,
  shipments: [
    { carrier: 'UPS', trackingNumber: 'SK1', trackingUrl: 'https://parcels.skarn.example/SK1' },
    { carrier: 'The parcel service', trackingNumber: null, trackingUrl: null },
  ],
};

async function ask(number = '10024') {
  const shop = createTestShop({ path: '/en-us/order-status' });
  shop.render(<OrderStatusRoute queries={{}} match={shop.match} />);
  await userEvent.type(screen.getByLabelText('Order number'), number);
  await userEvent.type(screen.getByLabelText('Email'), 'ruth@skarn.example');
  await userEvent.click(screen.getByRole('button', { name: 'Find order' }));
  const { mock } = shop.environment;
  return {
    mock,
    answer: (findOrder: object) => act(async () => mock.resolveMostRecentOperation({ data: { findOrder } })),
  };
}

const refusal = (kind: string, more: object = {}) => ({
  __typename: kind,
  __isRefusal: kind,
  message: 'No order matches this number and email. Check both and try again.',
  ...more,
});
const result = () => screen.getByRole('region', { name: 'Your order' });

describe('looking up an order', () => {
  test('sends nothing while a field is missing', async () => {
    const shop = createTestShop({ path: '/en-us/order-status' });
    shop.render(<OrderStatusRoute queries={{}} match={shop.match} />);
    await userEvent.type(screen.getByLabelText('Email'), 'ruth');
    await userEvent.click(screen.getByRole('button', { name: 'Find order' }));
    expect(shop.environment.mock.getAllOperations()).toEqual([]);
    expect(screen.getByText('Fill out this field.')).toBeDefined();
    expect(screen.getByText(/Enter an email address like/)).toBeDefined();
  });

  test('shows status and parcels, and announces them', async () => {
    const { mock, answer } = await ask();
    expect(mock.getMostRecentOperation().request.variables['input']).toEqual({
      number: '10024',
      email: 'ruth@skarn.example',
    });
    expect(result().getAttribute('aria-live')).toBe('polite');
    await answer({ __typename: 'FindOrderPayload', order: report });
    for (const fact of ['Order 10024', 'Partly shipped', 'November 8, 2026', '2 of 4', 'The parcel service'])
      expect(result().textContent).toContain(fact);
    expect(screen.getByRole('link', { name: /Track with UPS/ }).getAttribute('href')).toBe(
      'https://parcels.skarn.example/SK1',
    );
  });

  test('says when there is none, and keeps the input', async () => {
    const { answer } = await ask('99999');
    await answer(refusal('OrderNotFound'));
    expect(document.activeElement?.textContent).toMatch(/No order matches this number/);
    expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('99999');
    expect(result().textContent).toBe('');
  });

  test('shows an invalid number at its field', async () => {
    const { answer } = await ask('latest');
    await answer(
      refusal('InvalidFields', { fields: [{ path: ['input', 'number'], message: 'Digits only.' }] }),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Order number'));
    expect(screen.getByText('Digits only.')).toBeDefined();
    expect(screen.queryByText(/No order matches this number/)).toBeNull();
  });

  test('shows how long to wait after too many attempts', async () => {
    const { answer } = await ask();
    await answer(refusal('TooManyAttempts', { retryAfterSeconds: 60 }));
    expect(screen.getByText('Too many attempts. Try again in 1 minute.')).toBeDefined();
  });

  test('shows a failed request', async () => {
    const { mock } = await ask();
    await act(async () => mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t send this/);
  });
});

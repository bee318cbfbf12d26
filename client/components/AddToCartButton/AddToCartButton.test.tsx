import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CartRouteQuery$data } from '#relay/CartRouteQuery.graphql.ts';
import cartRouteQuery from '#relay/CartRouteQuery.graphql.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { testMoney } from '../ProductGrid/testProducts.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
// Loaded here, so that no test waits for it.
import './addCartItem.ts';

afterEach(cleanup);

function testCart(totalQuantity: number) {
  return {
    __typename: 'Cart',
    id: 'cart-1',
    totalQuantity,
    lines: [],
    baseAmount: testMoney(799),
    subtotal: testMoney(799),
    shippingEstimate: null,
    proSaving: null,
    freeShipping: null,
    checkoutUrl: null,
    checkoutHold: null,
    spendMeter: null,
  };
}

function setUp({
  cart = null,
  availability = 'IN_STOCK',
  missing = null as string | null,
  hasVariant = true,
} = {}) {
  const shop = createTestShop();
  const operation = createOperationDescriptor(cartRouteQuery, { locale: 'en-us' });
  shop.environment.commitPayload(operation, {
    brand: null,
    market: { id: 'us', hasShop: true },
    header: null,
    cart,
  });
  const handleMissing = vi.fn();
  shop.render(
    <>
      <LiveRegion />
      <AddToCartButton
        locale="en-us"
        cartHref="/en-us/cart"
        title="Lodestar 98"
        variant={
          hasVariant ? { id: 'variant-1', isPurchasable: availability === 'IN_STOCK', availability } : null
        }
        missing={missing}
        onMissing={handleMissing}
      />
    </>,
  );
  return {
    handleMissing,
    mock: shop.environment.mock,
    count: () => {
      const { cart: known } = shop.environment.lookup(operation.fragment)
        .data as unknown as CartRouteQuery$data;
      return known.ok ? (known.value?.totalQuantity ?? null) : null;
    },
    press: () => userEvent.click(screen.getByRole('button')),
    answer: (result: object) =>
      act(async () => {
        const sent = shop.environment.mock.getMostRecentOperation();
        shop.environment.mock.resolve(sent, { data: { addCartItem: result } });
      }),
  };
}

describe('adding to the cart', () => {
  test('counts the first item at once, and links the cart when the response contains it', async () => {
    const { press, answer, count } = setUp();
    await press();
    expect(count()).toBe(1);
    await answer({ __typename: 'AddCartItemPayload', cart: testCart(1) });
    expect(count()).toBe(1);
    expect(screen.getByText('Added to cart!')).toBeDefined();
    expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/en-us/cart');
  });

  test('adds one unit of the current variant in this market', async () => {
    const { press, mock } = setUp();
    await press();
    expect(mock.getMostRecentOperation().request.variables).toEqual({
      locale: 'en-us',
      input: { variantId: 'variant-1', quantity: 1 },
    });
  });

  test('announces success', async () => {
    const { press, answer } = setUp();
    await press();
    await answer({ __typename: 'AddCartItemPayload', cart: testCart(1) });
    const spoken = screen.getAllByRole('status').map((region) => region.textContent);
    expect(spoken).toContain('Lodestar 98: added to cart!');
  });

  test('ignores a second press while pending', async () => {
    const { press, mock } = setUp();
    await press();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    await press();
    expect(mock.getAllOperations()).toHaveLength(1);
  });

  test('shows a refusal’s message, and takes the count back', async () => {
    const { press, answer, count } = setUp();
    await press();
    await answer({
      __typename: 'InsufficientStock',
      __isRefusal: 'InsufficientStock',
      message: 'Only 2 left.',
    });
    expect(screen.getByRole('alert').textContent).toBe('Only 2 left.');
    expect(count()).toBeNull();
  });

  test('without a response does not claim that anything was added', async () => {
    const { press, mock, count } = setUp();
    await press();
    await act(async () => mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t be added/);
    expect(count()).toBeNull();
  });

  test('focuses the missing option instead', async () => {
    const { press, handleMissing, mock } = setUp({ missing: 'Length', hasVariant: false });
    expect(screen.getByRole('button').textContent).toBe('Choose length');
    await press();
    expect(handleMissing).toHaveBeenCalledOnce();
    expect(mock.getAllOperations()).toHaveLength(0);
  });

  test.each([
    ['sold out', 'SOLD_OUT', 'Sold out'],
    ['switched off in the store', 'NOT_SOLD_HERE', 'Currently unavailable'],
  ])('%s: the button says so and does nothing', (_, availability, name) => {
    setUp({ availability });
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });
});

import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CartControl_query$key } from '#relay/CartControl_query.graphql.ts';
import type { CartDrawerQuery } from '#relay/CartDrawerQuery.graphql.ts';
import cartDrawerQuery from '#relay/CartDrawerQuery.graphql.ts';
import appShellQuery from '#relay/AppShellQuery.graphql.ts';
import { tellAdded } from '../../components/Cart/cartNews.ts';
import { skis, testCart } from '../../components/Cart/testCart.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { CartControl } from './CartControl.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

function setUp({ path = '/en-us', opensCartOnAdd = true, isDown = false } = {}) {
  const shop = createTestShop({ path });
  const { environment } = shop;
  const operation = createOperationDescriptor(appShellQuery, { locale: 'en-us' });
  environment.commitUpdate((store) => {
    const root = store.getRoot();
    const cart = store.create('cart-1', 'Cart').setValue(2, 'totalQuantity');
    root.setLinkedRecord(cart.setValue('cart-1', 'id'), 'cart');
    root.setLinkedRecord(store.create('brand', 'Brand').setValue(opensCartOnAdd, 'opensCartOnAdd'), 'brand');
  });
  if (isDown) {
    const answer = { data: { cart: null, viewer: null }, errors: [{ message: 'down', path: ['cart'] }] };
    fetchQuery<CartDrawerQuery>(environment, cartDrawerQuery, { locale: 'en-us' }).subscribe({});
    environment.mock.resolveMostRecentOperation(answer as never);
  }
  const query = {
    __id: 'client:root',
    __fragments: { CartControl_query: {} },
    __fragmentOwner: operation.request,
  };
  shop.render(<CartControl query={query as unknown as CartControl_query$key} />);
  return {
    navigate: shop.navigate,
    asked: () => environment.mock.getAllOperations().map(({ request }) => request.node.params.name),
    answer: () =>
      act(async () => {
        const sent = environment.mock.getMostRecentOperation();
        environment.mock.resolve(sent, { data: { cart: testCart([skis]), viewer: null } });
      }),
    fail: () => act(async () => environment.mock.rejectMostRecentOperation(new Error('down'))),
    link: () => screen.getByRole('link', { name: 'Cart, 2 items' }),
    drawer: () => screen.queryByRole('dialog', { name: 'Your cart' }),
    press: () => userEvent.click(screen.getByRole('link', { name: /^Cart/ })),
    add: () => act(async () => tellAdded({ title: 'Lodestar 98' })),
  };
}

describe('the way to the cart', () => {
  test('is a link, and nothing is loaded before somebody reaches for it', () => {
    const cart = setUp();
    expect(cart.link().getAttribute('href')).toBe('/en-us/cart');
    expect(cart.asked()).toEqual([]);
    expect(cart.drawer()).toBeNull();
  });

  test('loads the drawer when the shopper reaches for it, once', async () => {
    // However long a busy machine takes for it: the shopper does so within a moment.
    vi.useFakeTimers({ toFake: ['Date'] });
    const cart = setUp();
    await userEvent.hover(cart.link());
    await userEvent.unhover(cart.link());
    await userEvent.hover(cart.link());
    // Asked by its name at once, known as a query when the drawer's code is there.
    await vi.waitFor(() => expect(cart.asked()).not.toEqual([]), { timeout: 10_000 });
    expect(cart.asked()).toEqual(['CartDrawerQuery']);
    expect(cart.drawer()).toBeNull();
  });

  test('opens the drawer, and goes nowhere', async () => {
    const cart = setUp();
    await cart.press();
    await cart.answer();
    expect(cart.drawer()?.hasAttribute('open')).toBe(true);
    expect(await screen.findByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
    expect(cart.navigate).not.toHaveBeenCalled();
  });

  test('says of a cart that cannot be had that nothing in it is lost, not that it is empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = setUp({ isDown: true });
    expect(screen.getByRole('link', { name: 'Cart' })).toBeDefined();
    await cart.press();
    expect(screen.queryByText('Your cart is empty.')).toBeNull();
    await vi.waitFor(() => expect(cart.asked()).toEqual(['CartDrawerQuery']));
    await cart.fail();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your cart cannot be reached right now. Nothing in it is lost.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await cart.answer();
    expect(await screen.findByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
  });

  test('on the cart’s own screen is a plain link', async () => {
    const cart = setUp({ path: '/en-us/cart' });
    await cart.press();
    expect(cart.drawer()).toBeNull();
    expect(cart.navigate).toHaveBeenCalledWith('/en-us/cart', { replace: false, scroll: true });
  });
});

describe('after something was added', () => {
  test('the drawer opens by itself where the editors want it', async () => {
    const cart = setUp();
    expect(await cart.add()).toBe(true);
    await cart.answer();
    expect(cart.drawer()?.hasAttribute('open')).toBe(true);
    expect(await screen.findByText('Added to cart!')).toBeDefined();
  });

  test.each([
    ['where they do not', { opensCartOnAdd: false }],
    ['on the cart’s own screen', { path: '/en-us/cart' }],
  ])('it stays closed %s, and the button has the word', async (_, setting) => {
    const cart = setUp(setting);
    expect(await cart.add()).toBe(false);
    expect(cart.drawer()).toBeNull();
    expect(cart.asked()).toEqual([]);
  });
});

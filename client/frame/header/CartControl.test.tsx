import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CartControl_query$key } from '#relay/CartControl_query.graphql.ts';
import type { useViewerQuery } from '#relay/useViewerQuery.graphql.ts';
import appShellQuery from '#relay/AppShellQuery.graphql.ts';
import viewerQuery from '#relay/useViewerQuery.graphql.ts';
import { emitCartAdded } from '../../components/Cart/state/cartEvents.ts';
import { refreshCart } from '../../components/Cart/state/refreshCart.ts';
import { skis, testCart } from '../../components/Cart/testCart.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { useViewer } from '../../components/Viewer/useViewer.ts';
import { CartControl } from './CartControl.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

interface Setting {
  path?: string;
  opensCartOnAdd?: boolean;
  isDown?: boolean;
  /** Units in the cart; null while not loaded. */
  count?: number | null;
}

function setUp({ path = '/en-us', opensCartOnAdd = true, isDown = false, count = 2 }: Setting = {}) {
  const shop = createTestShop({ path });
  const { environment } = shop;
  const operation = createOperationDescriptor(appShellQuery, { locale: 'en-us' });
  environment.commitUpdate((store) => {
    const root = store.getRoot();
    root.setLinkedRecord(store.create('brand', 'Brand').setValue(opensCartOnAdd, 'opensCartOnAdd'), 'brand');
    root.setLinkedRecord(store.create('market', 'Market').setValue('us', 'commerceRegion'), 'market');
  });
  const learn = (answer: object) => {
    fetchQuery<useViewerQuery>(environment, viewerQuery, { locale: 'en-us' }).subscribe({});
    environment.mock.resolveMostRecentOperation(answer as never);
  };
  if (isDown) learn({ data: { cart: null, viewer: null }, errors: [{ message: 'down', path: ['cart'] }] });
  else if (count !== null)
    learn({ data: { cart: { id: 'cart-1', totalQuantity: count, lines: [] }, viewer: null } });
  const query = {
    __id: 'client:root',
    __fragments: { CartControl_query: {} },
    __fragmentOwner: operation.request,
  };
  const Shown = () => (
    <CartControl query={query as unknown as CartControl_query$key} cart={useViewer().cart} />
  );
  shop.render(<Shown />);
  return {
    environment,
    navigate: shop.navigate,
    requested: () => environment.mock.getAllOperations().map(({ request }) => request.node.params.name),
    answer: () =>
      act(async () => {
        const sent = environment.mock.getMostRecentOperation();
        environment.mock.resolve(sent, { data: { cart: testCart([skis]), viewer: null } });
      }),
    fail: () => act(async () => environment.mock.rejectMostRecentOperation(new Error('down'))),
    link: () => screen.getByRole('link', { name: 'Cart, 2 items' }),
    drawer: () => screen.queryByRole('dialog', { name: 'Your cart' }),
    press: () => userEvent.click(screen.getByRole('link', { name: /^Cart/ })),
    add: () => act(async () => emitCartAdded({ title: 'Lodestar 98' })),
  };
}

describe('the cart link', () => {
  test('is a link, and loads nothing before intent', () => {
    const cart = setUp();
    expect(cart.link().getAttribute('href')).toBe('/en-us/cart');
    expect(cart.requested()).toEqual([]);
    expect(cart.drawer()).toBeNull();
  });

  test('loads the drawer once, on intent', async () => {
    // Ignores how long the machine takes: the intents follow within a moment.
    vi.useFakeTimers({ toFake: ['Date'] });
    const cart = setUp();
    await userEvent.hover(cart.link());
    await userEvent.unhover(cart.link());
    await userEvent.hover(cart.link());
    // Requested by its name first; known as a query once the drawer's code is loaded.
    await vi.waitFor(() => expect(cart.requested()).not.toEqual([]), { timeout: 10_000 });
    expect(cart.requested()).toEqual(['CartDrawerQuery']);
    expect(cart.drawer()).toBeNull();
  });

  test('opens the drawer without navigating', async () => {
    const cart = setUp();
    await cart.press();
    await cart.answer();
    expect(cart.drawer()?.hasAttribute('open')).toBe(true);
    expect(await screen.findByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
    expect(cart.navigate).not.toHaveBeenCalled();
  });

  test('says that a cart that failed to load is not lost, rather than empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = setUp({ isDown: true });
    expect(screen.getByRole('link', { name: 'Cart' })).toBeDefined();
    await cart.press();
    expect(screen.queryByText('Your cart is empty.')).toBeNull();
    await vi.waitFor(() => expect(cart.requested()).toEqual(['CartDrawerQuery']));
    await cart.fail();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We can’t load your cart right now. Your items are saved; try again in a moment.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await cart.answer();
    expect(await screen.findByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
  });

  test('is a plain link on the cart screen', async () => {
    const cart = setUp({ path: '/en-us/cart' });
    await cart.press();
    expect(cart.drawer()).toBeNull();
    expect(cart.navigate).toHaveBeenCalledWith('/en-us/cart', { replace: false, scroll: true });
  });
});

describe('the count on a guest’s page', () => {
  afterEach(() => {
    document.cookie = 'cart-count=; max-age=0';
  });
  const shown = () => screen.getByRole('link', { name: /^Cart/ }).getAttribute('aria-label');

  test('is read from the cookie, without a request', () => {
    document.cookie = 'cart-count=ca.9~us.3';
    const cart = setUp({ count: null });
    expect(shown()).toBe('Cart, 3 items');
    expect(cart.requested()).toEqual([]);
  });

  test.each([
    ['without one', ''],
    ['of another store', 'cart-count=ca.3'],
    ['with an invalid number', 'cart-count=us.many'],
  ])('is absent %s', (_, cookie) => {
    document.cookie = cookie;
    setUp({ count: null });
    expect(shown()).toBe('Cart');
  });

  test('is the cart’s once it has been loaded', () => {
    document.cookie = 'cart-count=us.3';
    setUp({ count: 5 });
    expect(shown()).toBe('Cart, 5 items');
  });

  test('is the cart’s when another query loaded it, such as after a change in another tab', async () => {
    const { environment } = setUp({ count: null });
    expect(shown()).toBe('Cart');
    await act(async () => {
      refreshCart(environment, 'en-us', () => {});
      environment.mock.resolveMostRecentOperation({ data: { cart: testCart([skis]), viewer: null } });
    });
    expect(shown()).toMatch(/^Cart, \d item/);
  });

  test('stays when the cart fails to load', () => {
    document.cookie = 'cart-count=us.3';
    vi.spyOn(console, 'error').mockImplementation(() => {});
    setUp({ isDown: true });
    expect(shown()).toBe('Cart, 3 items');
  });
});

describe('after an item was added', () => {
  test('the drawer opens by itself where editors enabled it', async () => {
    const cart = setUp();
    expect(await cart.add()).toBe(true);
    await cart.answer();
    expect(cart.drawer()?.hasAttribute('open')).toBe(true);
    expect(await screen.findByText('Added to cart!')).toBeDefined();
  });

  test.each([
    ['where editors disabled it', { opensCartOnAdd: false }],
    ['on the cart’s own screen', { path: '/en-us/cart' }],
  ])('it stays closed %s, and the button announces the item', async (_, setting) => {
    const cart = setUp(setting);
    expect(await cart.add()).toBe(false);
    expect(cart.drawer()).toBeNull();
    expect(cart.requested()).toEqual([]);
  });
});

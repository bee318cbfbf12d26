import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartDrawerQuery } from '#relay/CartDrawerQuery.graphql.ts';
import cartDrawerQuery from '#relay/CartDrawerQuery.graphql.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { createTestShop } from '../../ProductGrid/testShop.tsx';
import { testMeter } from '../../SpendMeter/testMeter.ts';
import { CartDrawer } from './CartDrawer.tsx';
import { cartQueueOf, loadLineChanges } from '../state/CartQueueStore.ts';
import { poles, skis, testCart, type CartFacts, type LineFacts } from '../testCart.ts';

const assign = vi.fn<typeof window.location.assign>();
// Without waiting for its code, a change is sent in the same tick.
beforeAll(() => loadLineChanges());
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  assign.mockReset();
});

interface Setting extends CartFacts {
  proStatus?: 'ACTIVE' | 'NONE' | null;
  added?: string | null;
}

function setUp(
  lines: readonly LineFacts[] | null,
  { proStatus = null, added = null, ...facts }: Setting = {},
) {
  const shop = createTestShop({ path: '/en-us/p/any' });
  const { environment } = shop;
  const variables = { locale: 'en-us' };
  environment.commitPayload(createOperationDescriptor(cartDrawerQuery, variables), {
    cart: lines && testCart(lines, facts),
    viewer: proStatus ? { __typename: 'Customer', id: 'me', proStatus } : null,
  });
  const query = loadQuery<CartDrawerQuery>(environment, cartDrawerQuery, variables);
  const handleClose = vi.fn<() => void>();
  shop.render(
    <>
      <LiveRegion />
      <CartDrawer
        query={query}
        locale="en-us"
        added={added === null ? null : { title: added }}
        onClose={handleClose}
      />
    </>,
  );
  const { mock } = environment;
  return {
    environment,
    handleClose,
    sent: () => mock.getAllOperations().map(({ request }) => request.variables['input'] as unknown),
    answer: (result: object) => act(async () => mock.resolve(mock.getAllOperations()[0]!, { data: result })),
    fail: () => act(async () => mock.rejectMostRecentOperation(new Error('offline'))),
    summary: () => screen.getByRole('region', { name: 'Order summary' }),
    more: (title: string) =>
      userEvent.click(screen.getByRole('button', { name: new RegExp(`Add one ${title}`) })),
    press: (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name })),
  };
}

const changed = (lines: readonly LineFacts[], facts?: CartFacts) => ({
  changeCartItem: { __typename: 'ChangeCartItemPayload', cart: testCart(lines, facts) },
});

describe('the drawer', () => {
  test('shows the lines, the totals, and links to cart and checkout', () => {
    setUp([skis, poles]);
    expect(
      screen.getAllByRole('listitem').map((line) => within(line).getByRole('heading').textContent),
    ).toEqual(['Lodestar 98', 'Adit Pole']);
    expect(screen.getByRole('region', { name: 'Order summary' }).textContent).toContain('$300');
    expect(screen.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe('/en-us/cart');
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe(
      'https://checkout.example/cart-1',
    );
  });

  test('shows and announces the added item', () => {
    setUp([skis], { added: 'Lodestar 98' });
    expect(screen.getByText('Added to cart!')).toBeDefined();
    const spoken = screen.getAllByRole('status').map((region) => region.textContent);
    expect(spoken).toContain('Lodestar 98: added to cart!');
  });

  test('shows no added item when it was opened by the shopper', () => {
    setUp([skis]);
    expect(screen.queryByText('Added to cart!')).toBeNull();
  });

  test('links back to the page when it is empty', async () => {
    const drawer = setUp(null);
    expect(screen.getByText('Your cart is empty.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
    await drawer.press('Keep shopping');
    expect(drawer.handleClose).toHaveBeenCalledOnce();
  });

  test.each(['Go to cart', 'Lodestar 98'])('closes when %s is followed', async (name) => {
    const drawer = setUp([skis]);
    await userEvent.click(screen.getByRole('link', { name }));
    expect(drawer.handleClose).toHaveBeenCalledOnce();
  });
});

describe('one queue per line, shared by drawer and page', () => {
  test('a change on the page waits for the drawer’s, and the last intent wins', async () => {
    const drawer = setUp([skis]);
    await drawer.more('Lodestar');
    act(() => cartQueueOf(drawer.environment).change('en-us', 'line-1', 7));
    expect(drawer.sent()).toEqual([{ lineId: 'line-1', quantity: 2 }]);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('7');
    await drawer.answer(changed([{ ...skis, quantity: 2 }]));
    expect(drawer.sent()).toEqual([{ lineId: 'line-1', quantity: 7 }]);
  });

  test('a change is still sent after the drawer has closed', async () => {
    const drawer = setUp([skis]);
    await drawer.more('Lodestar');
    await drawer.more('Lodestar');
    cleanup();
    await drawer.answer(changed([{ ...skis, quantity: 2 }]));
    expect(drawer.sent()).toEqual([{ lineId: 'line-1', quantity: 3 }]);
  });

  test('a refusal rolls the line back and shows the reason', async () => {
    const drawer = setUp([skis]);
    await drawer.more('Lodestar');
    await drawer.answer({
      changeCartItem: {
        __typename: 'InsufficientStock',
        __isRefusal: 'InsufficientStock',
        message: 'Only 1 left.',
      },
    });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1');
    expect(screen.getByRole('alert').textContent).toBe('Only 1 left.');
  });

  test('the reason is cleared by the next change', async () => {
    const drawer = setUp([skis]);
    await drawer.more('Lodestar');
    await drawer.fail();
    expect(screen.getByRole('alert').textContent).toMatch(/cart couldn’t be updated/);
    await drawer.more('Lodestar');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a removed item can be restored', async () => {
    const drawer = setUp([skis, poles]);
    await drawer.press(/Remove Lodestar/);
    await drawer.answer({ removeCartItem: { __typename: 'RemoveCartItemPayload', cart: testCart([poles]) } });
    await drawer.press('Undo');
    expect(drawer.sent()).toEqual([{ variantId: 'variant of line-1', quantity: 1 }]);
  });
});

describe('totals', () => {
  test('are pending until settled: no free-shipping claim, and the checkout waits', async () => {
    const drawer = setUp([skis], { freeFrom: 150 });
    expect(drawer.summary().textContent).toContain('Add $50 for free shipping');
    await drawer.more('Lodestar');
    expect(drawer.summary().getAttribute('aria-busy')).toBe('true');
    expect(drawer.summary().textContent).toContain('Updating');
    expect(drawer.summary().textContent).not.toContain('free');
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
    await drawer.answer(changed([{ ...skis, quantity: 2 }], { freeFrom: 150 }));
    expect(drawer.summary().textContent).toContain('Shipping is free.');
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeDefined();
  });

  test('do not claim free shipping below the threshold', async () => {
    const drawer = setUp([{ ...skis, quantity: 2 }], { freeFrom: 150 });
    expect(drawer.summary().textContent).toContain('Shipping is free.');
    await drawer.press(/Remove one Lodestar/);
    expect(drawer.summary().textContent).not.toContain('free');
    await drawer.answer(changed([skis], { freeFrom: 150 }));
    expect(drawer.summary().textContent).toContain('Add $50 for free shipping');
  });

  test('have no bar without an offer', () => {
    setUp([skis]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a changed line', () => {
  test.each<[string, Partial<LineFacts>, RegExp]>([
    ['says that it sold out', { notices: ['SOLD_OUT'] }, /Sold out since/],
    ['says that it is not sold any more', { notices: ['NOT_SOLD'] }, /No longer sold here/],
    ['says how many are left', { notices: ['LESS_LEFT'], maxQuantity: 2, quantity: 4 }, /Only 2 left/],
    ['shows the old price after an increase', { notices: ['PRICE_UP'], before: 90 }, /Price up.*\$90/],
    ['shows the old price after a reduction', { notices: ['PRICE_DOWN'], before: 120 }, /Price down.*\$120/],
  ])('%s', (_, facts, words) => {
    setUp([{ ...skis, ...facts }]);
    expect(screen.getByRole('listitem').textContent).toMatch(words);
  });

  test.each(['SOLD_OUT', 'NOT_SOLD'])(
    '%s: one press removes it, and no quantity is offered',
    async (notice) => {
      const drawer = setUp([{ ...skis, notices: [notice] }, poles]);
      expect(screen.queryByRole('textbox', { name: /Lodestar/ })).toBeNull();
      await drawer.press(/Remove item Lodestar/);
      expect(drawer.sent()).toEqual([{ lineId: 'line-1' }]);
    },
  );

  test('LESS_LEFT: one press reduces it to the stock', async () => {
    const drawer = setUp([{ ...skis, quantity: 4, notices: ['LESS_LEFT'], maxQuantity: 2 }]);
    await drawer.press(/Reduce to 2/);
    expect(drawer.sent()).toEqual([{ lineId: 'line-1', quantity: 2 }]);
  });
});

describe('the checkout', () => {
  test.each([
    ['LINES', /Remove it or reduce the quantity/],
    ['NOT_SET_UP', /isn’t available here yet/],
    [null, /isn’t responding/],
  ])('that is blocked by %s says why', (checkoutHold, words) => {
    setUp([skis], { checkoutUrl: null, checkoutHold });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout' });
    expect(button.disabled).toBe(true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(words);
  });

  test('is a plain link for guests, who do not wait for the gateway to learn of it', async () => {
    const drawer = setUp([skis]);
    const link = screen.getByRole('link', { name: 'Checkout' });
    const isFollowed = vi.fn<(followed: boolean) => void>();
    document.addEventListener(
      'click',
      (event) => {
        isFollowed(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    await userEvent.click(link);
    expect(isFollowed.mock.calls).toEqual([[true]]);
    const { request } = drawer.environment.mock.getMostRecentOperation();
    expect(request.node.operation.name).toBe('CheckoutButtonMutation');
    expect(request.cacheConfig?.metadata).toEqual({ survivesUnload: true });
    expect(assign).not.toHaveBeenCalled();
    expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  test('is opened by a mutation for signed-in customers', async () => {
    const drawer = setUp([skis], { proStatus: 'NONE' });
    await userEvent.click(screen.getByRole('link', { name: 'Checkout' }));
    await drawer.answer({
      openCheckout: { __typename: 'OpenCheckoutPayload', url: 'https://checkout.example/login' },
    });
    expect(assign.mock.calls).toEqual([['https://checkout.example/login']]);
  });

  test('falls back to the plain link when the mutation fails', async () => {
    const drawer = setUp([skis], { proStatus: 'NONE' });
    await userEvent.click(screen.getByRole('link', { name: 'Checkout' }));
    await drawer.fail();
    expect(assign.mock.calls).toEqual([['https://checkout.example/cart-1']]);
  });

  test('that closed meanwhile shows the gateway’s message', async () => {
    const drawer = setUp([skis], { proStatus: 'NONE' });
    await userEvent.click(screen.getByRole('link', { name: 'Checkout' }));
    await drawer.answer({
      openCheckout: { __typename: 'CheckoutClosed', __isRefusal: 'CheckoutClosed', message: 'Look at it.' },
    });
    expect(screen.getByRole('alert').textContent).toBe('Look at it.');
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('the spend meter of a pro', () => {
  test.each([
    ['is hidden below the limit', testMeter(900, 100, 3000, 'FINE'), false],
    ['warns near the limit', testMeter(2500, 100, 3000, 'NEAR'), true],
    ['warns beyond the limit', testMeter(2950, 100, 3000, 'OVER'), true],
  ])('%s', async (_, spendMeter, isShown) => {
    setUp([skis], { proStatus: 'ACTIVE', spendMeter });
    // It loads late.
    await act(async () => {
      await import('../../SpendMeter/SpendMeter.tsx');
    });
    expect(screen.queryByRole('region', { name: 'Your pro spending this year' }) !== null).toBe(isShown);
  });
});

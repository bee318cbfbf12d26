import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchQuery, loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CartAddOnsQuery } from '#relay/CartAddOnsQuery.graphql.ts';
import cartAddOnsQuery from '#relay/CartAddOnsQuery.graphql.ts';
import type { CartRouteQuery } from '#relay/CartRouteQuery.graphql.ts';
import cartRouteQuery from '#relay/CartRouteQuery.graphql.ts';
import type { CartFailureQuery } from '#relay/CartFailureQuery.graphql.ts';
import cartFailureQuery from '#relay/CartFailureQuery.graphql.ts';
import { testAddOn } from '../../components/AddOnGrid/testAddOns.ts';
import { poles, skis, testCart, type LineFacts } from '../../components/Cart/testCart.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { testMeter } from '../../components/SpendMeter/testMeter.ts';
import { CartRoute } from './CartRoute.tsx';
import { loadLineChanges } from '../../components/Cart/state/CartQueueStore.ts';
import { belowCode, lateCode } from './lateParts.ts';

beforeAll(() => Promise.all([lateCode.load(), belowCode.load(), loadLineChanges()]));

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

interface Setting {
  hasShop?: boolean;
  proStatus?: 'ACTIVE' | 'NOT_HERE' | null;
  meter?: object | null;
  addOns?: object | null;
  shipping?: number | null;
}

function setUp(
  lines: readonly LineFacts[] | null,
  { hasShop = true, proStatus = null, meter = null, addOns = null, shipping = null }: Setting = {},
) {
  const shop = createTestShop({ path: '/en-us/cart' });
  const { environment } = shop;
  const header = { mainNav: [{ link: { text: 'Skis', href: '/en-us/c/skis' } }] };
  environment.commitPayload(createOperationDescriptor(cartRouteQuery, { locale: 'en-us' }), {
    brand: null,
    market: { id: 'us', hasShop },
    header,
    viewer: proStatus ? { __typename: 'Customer', id: 'me', proStatus } : null,
    cart: lines && testCart(lines, { spendMeter: meter, shipping }),
  });
  const page = loadQuery<CartRouteQuery>(
    environment,
    cartRouteQuery,
    { locale: 'en-us' },
    { fetchPolicy: 'store-or-network' },
  );
  environment.commitPayload(createOperationDescriptor(cartAddOnsQuery, { locale: 'en-us' }), {
    cart: lines && { ...testCart(lines, { spendMeter: meter, shipping }), addOns },
  });
  const beside = loadQuery<CartAddOnsQuery>(
    environment,
    cartAddOnsQuery,
    { locale: 'en-us' },
    { fetchPolicy: 'store-or-network' },
  );
  shop.render(<CartRoute queries={{ page, addOns: beside }} match={shop.match} />);
  const { mock } = environment;
  return {
    mock,
    variables: () => mock.getAllOperations().map((each) => each.request.variables['input'] as unknown),
    /** Responds to the oldest request. */
    answer: (result: object) =>
      act(async () => {
        const [oldest] = mock.getAllOperations();
        mock.resolve(oldest!, { data: result });
      }),
    line: (title: string) => within(screen.getByRole('listitem', { name: title })),
    quantity: (title: string) =>
      screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`Quantity of ${title}`) }).value,
    more: (title: string) =>
      userEvent.click(screen.getByRole('button', { name: new RegExp(`Add one ${title}`) })),
  };
}

function changed(lines: readonly LineFacts[]) {
  return { changeCartItem: { __typename: 'ChangeCartItemPayload', cart: testCart(lines) } };
}

test.each([
  [null, 'Shipping and taxes are calculated at checkout.'],
  [0, 'Taxes are calculated at checkout.'],
])('with shipping estimated at %s, the summary says what is still open', (shipping, note) => {
  setUp([skis], { shipping });
  expect(screen.getByText(note)).toBeDefined();
});

describe('quantity of a line', () => {
  test('changes at once; the totals are pending until the response', async () => {
    const cart = setUp([skis, poles]);
    await cart.more('Lodestar');
    expect(cart.quantity('Lodestar')).toBe('2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('4 items');
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(summary.getAttribute('aria-busy')).toBe('true');
    expect(summary.textContent).toContain('$300');
    await cart.answer(changed([{ ...skis, quantity: 2 }, poles]));
    expect(summary.getAttribute('aria-busy')).toBeNull();
    expect(summary.textContent).toContain('$400');
  });

  test('the last intent wins: one request is in flight, then the latest quantity is sent', async () => {
    const cart = setUp([skis]);
    await cart.more('Lodestar');
    await cart.more('Lodestar');
    await cart.more('Lodestar');
    expect(cart.variables()).toEqual([{ lineId: 'line-1', quantity: 2 }]);
    expect(cart.quantity('Lodestar')).toBe('4');
    await cart.answer(changed([{ ...skis, quantity: 2 }]));
    expect(cart.variables()).toEqual([{ lineId: 'line-1', quantity: 4 }]);
    expect(cart.quantity('Lodestar')).toBe('4');
    await cart.answer(changed([{ ...skis, quantity: 4 }]));
    expect(cart.variables()).toEqual([]);
  });

  test('a refusal rolls back and shows the reason at the line', async () => {
    const cart = setUp([skis, poles]);
    await cart.more('Lodestar');
    await cart.answer({
      changeCartItem: {
        __typename: 'InsufficientStock',
        __isRefusal: 'InsufficientStock',
        message: 'Only 1 left.',
      },
    });
    expect(cart.quantity('Lodestar')).toBe('1');
    expect(cart.line('Lodestar 98').getByRole('alert').textContent).toBe('Only 1 left.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('3 items');
  });

  test('a failed request leaves the cart as it was', async () => {
    const cart = setUp([skis]);
    await cart.more('Lodestar');
    await act(async () => cart.mock.rejectMostRecentOperation(new Error('offline')));
    expect(cart.quantity('Lodestar')).toBe('1');
    expect(screen.getByRole('alert').textContent).toMatch(/cart couldn’t be updated/);
  });

  test('is at least one and at most the stock', async () => {
    const cart = setUp([{ ...skis, maxQuantity: 1 }]);
    await cart.more('Lodestar');
    await userEvent.click(screen.getByRole('button', { name: /Remove one/ }));
    expect(cart.variables()).toEqual([]);
    expect(screen.getByText('Only 1 in stock')).toBeDefined();
  });

  test('a typed number is committed on blur, within the limits', async () => {
    const cart = setUp([{ ...skis, maxQuantity: 5 }]);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    expect(cart.variables()).toEqual([]);
    await userEvent.tab();
    expect(cart.variables()).toEqual([{ lineId: 'line-1', quantity: 5 }]);
  });
});

describe('removing a line', () => {
  const remove = (title: string) =>
    userEvent.click(screen.getByRole('button', { name: new RegExp(`Remove ${title}`) }));

  test('it disappears at once, and the focus moves to the undo button', async () => {
    const cart = setUp([skis, poles]);
    await remove('Lodestar');
    expect(screen.queryByRole('listitem', { name: 'Lodestar 98' })).toBeNull();
    expect(screen.getByText('Lodestar 98 removed.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Undo');
    expect(cart.variables()).toEqual([{ lineId: 'line-1' }]);
  });

  test('it can be restored after the response', async () => {
    const cart = setUp([skis, poles]);
    await remove('Lodestar');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cart.variables()).toHaveLength(1);
    await cart.answer({ removeCartItem: { __typename: 'RemoveCartItemPayload', cart: testCart([poles]) } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cart.variables()).toEqual([{ variantId: 'variant of line-1', quantity: 1 }]);
    await cart.answer({
      addCartItem: { __typename: 'AddCartItemPayload', cart: testCart([poles, { ...skis, id: 'line-3' }]) },
    });
    expect(screen.getByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
    expect(screen.queryByText('Lodestar 98 removed.')).toBeNull();
  });

  test('the last line empties the cart', async () => {
    const cart = setUp([skis]);
    await remove('Lodestar');
    await cart.answer({ removeCartItem: { __typename: 'RemoveCartItemPayload', cart: null } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty.');
    expect(screen.getByRole('link', { name: 'Skis' }).getAttribute('href')).toBe('/en-us/c/skis');
  });

  test('the last line can be restored too', async () => {
    const cart = setUp([skis]);
    await remove('Lodestar');
    await cart.answer({ removeCartItem: { __typename: 'RemoveCartItemPayload', cart: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty.');
    await cart.answer({ addCartItem: { __typename: 'AddCartItemPayload', cart: testCart([skis]) } });
    expect(screen.getByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
  });

  test('a failed removal restores the line with the reason', async () => {
    const cart = setUp([skis, poles]);
    await remove('Lodestar');
    await act(async () => cart.mock.rejectMostRecentOperation(new Error('offline')));
    expect(cart.line('Lodestar 98').getByRole('alert')).toBeDefined();
    expect(screen.queryByText('Lodestar 98 removed.')).toBeNull();
  });
});

describe('an empty cart', () => {
  test('links to the categories', () => {
    setUp(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty.');
  });

  test('says when there is no shop in the country', () => {
    setUp(null, { hasShop: false });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/don’t sell online/);
    const way = screen.getByRole('link', { name: 'Change country and language' });
    expect(way.getAttribute('href')).toBe('/en-us/country?from=/en-us/cart');
  });
});

describe('a pro’s spend', () => {
  const region = () => screen.findByRole('region', { name: 'Your pro spending this year' });

  test('is not shown to others', () => {
    setUp([skis]);
    expect(screen.queryByText('Your pro spending this year')).toBeNull();
  });

  test('is shown with the forecast for this cart', async () => {
    setUp([skis], { proStatus: 'ACTIVE', meter: testMeter(900, 100, 3000, 'FINE') });
    expect((await region()).textContent).toContain('$900 of $3000');
    expect((await region()).textContent).toContain('With this cart: $1000');
    expect((await region()).textContent).toContain('$2000 left after that');
    expect((await region()).textContent).toContain('June 1, 2027');
    expect((await region()).querySelector('output')).toBeNull();
  });

  test.each([
    ['near the limit', testMeter(2500, 100, 3000, 'NEAR'), /close to your limit/],
    ['beyond the limit', testMeter(2950, 100, 3000, 'OVER'), /exceeds your limit/],
  ])('warns %s', async (_, meter, words) => {
    setUp([skis], { proStatus: 'ACTIVE', meter });
    expect((await region()).querySelector('output')?.textContent).toMatch(words);
  });

  test('says when it failed to load', async () => {
    setUp([skis], { proStatus: 'ACTIVE' });
    expect((await region()).textContent).toContain('can’t load your spending right now');
  });

  test('is not expected where it does not apply', () => {
    setUp([skis], { proStatus: 'NOT_HERE' });
    expect(screen.queryByText('Your pro spending this year')).toBeNull();
  });
});

describe('add-ons', () => {
  const addOns = {
    heading: 'Goes well with your cart',
    addOns: [testAddOn('strap', 'Pair Strap', ['1'])],
  };
  const grid = () => screen.queryByRole('region', { name: 'Goes well with your cart' });

  test('are shown below the lines', () => {
    setUp([skis], { addOns });
    expect(grid()?.id).toBe('add_on_products');
  });

  test('are not shown without any, or in an empty cart', () => {
    setUp([skis]);
    expect(grid()).toBeNull();
    cleanup();
    setUp(null);
    expect(grid()).toBeNull();
  });

  test('that are added become a line, and stay where they can be removed again', async () => {
    const cart = setUp([skis], { addOns });
    await userEvent.click(screen.getByRole('button', { name: 'Add Pair Strap' }));
    await vi.waitFor(() => expect(cart.variables()).toHaveLength(1));
    await cart.answer({
      addCartItem: {
        __typename: 'AddCartItemPayload',
        cart: testCart([skis, { id: '2', title: 'Pair Strap', quantity: 1, variantId: '1' }]),
        line: { __typename: 'CartLine', id: '2', product: null },
      },
    });
    expect(cart.line('Pair Strap').getByRole('textbox')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove Pair Strap' })).toBeDefined();
    expect(grid()).not.toBeNull();
  });
});

describe('a cart that fails to load', () => {
  const down = [{ message: 'down', path: ['cart'] }];
  const header = { mainNav: [{ link: { text: 'Skis', href: '/en-us/c/skis' } }] };
  const market = { id: 'us', hasShop: true };
  const locale = { locale: 'en-us' };

  function open(failure?: number) {
    const shop = createTestShop({ path: '/en-us/cart' });
    const { environment } = shop;
    // The header's data, whose own cart failed.
    fetchQuery<CartFailureQuery>(environment, cartFailureQuery, locale).subscribe({});
    environment.mock.resolveMostRecentOperation({ data: { header } });
    return {
      environment,
      show: () => {
        const queries =
          failure === undefined
            ? {
                page: loadQuery<CartRouteQuery>(environment, cartRouteQuery, locale, {
                  fetchPolicy: 'store-and-network',
                }),
                addOns: loadQuery<CartAddOnsQuery>(environment, cartAddOnsQuery, locale),
              }
            : ({} as never);
        shop.render(<CartRoute queries={queries} match={shop.match} {...(failure ? { failure } : {})} />);
      },
    };
  }

  function expectDown() {
    const main = screen.getByRole('heading', { level: 1 });
    expect(main.textContent).toBe('We can’t load your cart right now.');
    expect(screen.getByRole('alert').textContent).toContain('Your items are saved');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/en-us/c/skis',
    ]);
  }

  test('is reported in the server-rendered page, with links', () => {
    open(503).show();
    expectDown();
  });

  test('is reported when it fails in the browser', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { environment, show } = open();
    show();
    await act(async () => {
      const requested = environment.mock.findOperation(({ request }) => request.node === cartRouteQuery);
      environment.mock.reject(requested, new Error('down'));
    });
    expectDown();
  });

  test('is not shown as empty where the previous page met the same outage', async () => {
    const { environment, show } = open();
    fetchQuery<CartRouteQuery>(environment, cartRouteQuery, locale).subscribe({});
    const data = { brand: null, market, header, viewer: null };
    environment.mock.resolveMostRecentOperation({ data: { ...data, cart: null }, errors: down } as never);
    show();
    expectDown();
    await act(async () => {
      const requested = environment.mock.findOperation(({ request }) => request.node === cartRouteQuery);
      environment.mock.resolve(requested, { data: { ...data, cart: testCart([skis]) } });
    });
    expect(screen.getByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
  });

  test('is retried with backoff until it loads', async () => {
    vi.useFakeTimers();
    const { environment, show } = open();
    fetchQuery<CartRouteQuery>(environment, cartRouteQuery, locale).subscribe({});
    const data = { brand: null, market, header, viewer: null };
    environment.mock.resolveMostRecentOperation({ data: { ...data, cart: null }, errors: down } as never);
    show();
    const requested = () =>
      environment.mock.getAllOperations().filter(({ request }) => request.node === cartRouteQuery);
    // The screen's own request is in flight.
    await act(async () =>
      environment.mock.resolve(requested()[0]!, { data: { ...data, cart: null }, errors: down } as never),
    );
    expectDown();
    await act(async () => vi.advanceTimersByTime(3_900));
    expect(requested()).toHaveLength(0);
    await act(async () => vi.advanceTimersByTime(100));
    await act(async () =>
      environment.mock.resolve(requested()[0]!, { data: { ...data, cart: null }, errors: down } as never),
    );
    expectDown();
    await act(async () => vi.advanceTimersByTime(8_000));
    await act(async () =>
      environment.mock.resolve(requested()[0]!, { data: { ...data, cart: testCart([skis]) } }),
    );
    expect(screen.getByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
    await act(async () => vi.advanceTimersByTime(120_000));
    expect(requested()).toHaveLength(0);
    vi.useRealTimers();
  });
});

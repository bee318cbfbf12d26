import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchQuery, loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

interface Setting {
  hasShop?: boolean;
  proStatus?: 'ACTIVE' | 'NOT_HERE' | null;
  meter?: object | null;
  addOns?: object | null;
}

function setUp(
  lines: readonly LineFacts[] | null,
  { hasShop = true, proStatus = null, meter = null, addOns = null }: Setting = {},
) {
  const shop = createTestShop({ path: '/en-us/cart' });
  const { environment } = shop;
  const header = { mainNav: [{ link: { text: 'Skis', href: '/en-us/c/skis' } }] };
  environment.commitPayload(createOperationDescriptor(cartRouteQuery, { locale: 'en-us' }), {
    brand: null,
    market: { id: 'us', hasShop },
    header,
    viewer: proStatus ? { __typename: 'Customer', id: 'me', proStatus } : null,
    cart: lines && testCart(lines, { spendMeter: meter }),
  });
  const page = loadQuery<CartRouteQuery>(
    environment,
    cartRouteQuery,
    { locale: 'en-us' },
    { fetchPolicy: 'store-or-network' },
  );
  environment.commitPayload(createOperationDescriptor(cartAddOnsQuery, { locale: 'en-us' }), {
    cart: lines && { ...testCart(lines, { spendMeter: meter }), addOns },
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
    /** Answers the oldest request. */
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

describe('quantity of a line', () => {
  test('follows at once; the totals are marked as pending until the shop has answered', async () => {
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

  test('the last intent wins: one request is under way, then the latest quantity is sent next', async () => {
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

  test('a refusal takes it back and names the reason at the line', async () => {
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

  test('a shop that does not answer leaves the cart as it was', async () => {
    const cart = setUp([skis]);
    await cart.more('Lodestar');
    await act(async () => cart.mock.rejectMostRecentOperation(new Error('offline')));
    expect(cart.quantity('Lodestar')).toBe('1');
    expect(screen.getByRole('alert').textContent).toMatch(/cart couldn’t be updated/);
  });

  test('one is the least and stock the most', async () => {
    const cart = setUp([{ ...skis, maxQuantity: 1 }]);
    await cart.more('Lodestar');
    await userEvent.click(screen.getByRole('button', { name: /Remove one/ }));
    expect(cart.variables()).toEqual([]);
    expect(screen.getByText('Only 1 in stock')).toBeDefined();
  });

  test('a typed number counts when the field is left, within what is allowed', async () => {
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

  test('it leaves at once, and the focus goes to the way back', async () => {
    const cart = setUp([skis, poles]);
    await remove('Lodestar');
    expect(screen.queryByRole('listitem', { name: 'Lodestar 98' })).toBeNull();
    expect(screen.getByText('Lodestar 98 removed.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Undo');
    expect(cart.variables()).toEqual([{ lineId: 'line-1' }]);
  });

  test('it can be put back once the shop has answered', async () => {
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

  test('the last line takes the cart along', async () => {
    const cart = setUp([skis]);
    await remove('Lodestar');
    await cart.answer({ removeCartItem: { __typename: 'RemoveCartItemPayload', cart: null } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty.');
    expect(screen.getByRole('link', { name: 'Skis' }).getAttribute('href')).toBe('/en-us/c/skis');
  });

  test('even the last one can be put back', async () => {
    const cart = setUp([skis]);
    await remove('Lodestar');
    await cart.answer({ removeCartItem: { __typename: 'RemoveCartItemPayload', cart: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty.');
    await cart.answer({ addCartItem: { __typename: 'AddCartItemPayload', cart: testCart([skis]) } });
    expect(screen.getByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
  });

  test('a removal that fails brings the line back with the reason', async () => {
    const cart = setUp([skis, poles]);
    await remove('Lodestar');
    await act(async () => cart.mock.rejectMostRecentOperation(new Error('offline')));
    expect(cart.line('Lodestar 98').getByRole('alert')).toBeDefined();
    expect(screen.queryByText('Lodestar 98 removed.')).toBeNull();
  });
});

describe('an empty cart', () => {
  test('leads to the categories', () => {
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

describe('a pro’s year', () => {
  const region = () => screen.getByRole('region', { name: 'Your pro spend this year' });

  test('is no matter of anybody else', () => {
    setUp([skis]);
    expect(screen.queryByText('Your pro spend this year')).toBeNull();
  });

  test('is shown with what this cart would bring it to', () => {
    setUp([skis], { proStatus: 'ACTIVE', meter: testMeter(900, 100, 3000, 'FINE') });
    expect(region().textContent).toContain('$900 of $3000');
    expect(region().textContent).toContain('With this cart: $1000');
    expect(region().textContent).toContain('$2000 left after that');
    expect(region().textContent).toContain('June 1, 2027');
    expect(region().querySelector('output')).toBeNull();
  });

  test.each([
    ['near the limit', testMeter(2500, 100, 3000, 'NEAR'), /close to your limit/],
    ['beyond the limit', testMeter(2950, 100, 3000, 'OVER'), /exceeds your limit/],
  ])('warns %s', (_, meter, words) => {
    setUp([skis], { proStatus: 'ACTIVE', meter });
    expect(region().querySelector('output')?.textContent).toMatch(words);
  });

  test('says so when nobody can tell', () => {
    setUp([skis], { proStatus: 'ACTIVE' });
    expect(region().textContent).toContain('can’t load your spend right now');
  });

  test('is not missed where nobody counts', () => {
    setUp([skis], { proStatus: 'NOT_HERE' });
    expect(screen.queryByText('Your pro spend this year')).toBeNull();
  });
});

describe('what goes with what is in it', () => {
  const addOns = {
    heading: 'Goes with what you have',
    addOns: [testAddOn('strap', 'Pair Strap', ['1'])],
  };
  const grid = () => screen.queryByRole('region', { name: 'Goes with what you have' });

  test('stands below the lines', () => {
    setUp([skis], { addOns });
    expect(grid()?.id).toBe('add_on_products');
  });

  test('nothing when there is nothing, and when the cart is empty', () => {
    setUp([skis]);
    expect(grid()).toBeNull();
    cleanup();
    setUp(null);
    expect(grid()).toBeNull();
  });

  test('added: it becomes a line, and stays where it can be taken out again', async () => {
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

describe('a cart that cannot be loaded', () => {
  const down = [{ message: 'down', path: ['cart'] }];
  const header = { mainNav: [{ link: { text: 'Skis', href: '/en-us/c/skis' } }] };
  const market = { id: 'us', hasShop: true };
  const locale = { locale: 'en-us' };

  function open(failure?: number) {
    const shop = createTestShop({ path: '/en-us/cart' });
    const { environment } = shop;
    // What the page's own header has brought, and its cart that did not come.
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

  test('is said so by the page that the server sent, with ways on', () => {
    open(503).show();
    expectDown();
  });

  test('is said so when it does not arrive in the browser', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { environment, show } = open();
    show();
    await act(async () => {
      const asked = environment.mock.findOperation(({ request }) => request.node === cartRouteQuery);
      environment.mock.reject(asked, new Error('down'));
    });
    expectDown();
  });

  test('is no empty cart where the page before met the same outage, until it is there', async () => {
    const { environment, show } = open();
    fetchQuery<CartRouteQuery>(environment, cartRouteQuery, locale).subscribe({});
    const data = { brand: null, market, header, viewer: null };
    environment.mock.resolveMostRecentOperation({ data: { ...data, cart: null }, errors: down } as never);
    show();
    expectDown();
    await act(async () => {
      const asked = environment.mock.findOperation(({ request }) => request.node === cartRouteQuery);
      environment.mock.resolve(asked, { data: { ...data, cart: testCart([skis]) } });
    });
    expect(screen.getByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
  });

  test('is asked for again by itself, ever more seldom, until it is there', async () => {
    vi.useFakeTimers();
    const { environment, show } = open();
    fetchQuery<CartRouteQuery>(environment, cartRouteQuery, locale).subscribe({});
    const data = { brand: null, market, header, viewer: null };
    environment.mock.resolveMostRecentOperation({ data: { ...data, cart: null }, errors: down } as never);
    show();
    const asked = () =>
      environment.mock.getAllOperations().filter(({ request }) => request.node === cartRouteQuery);
    // The screen's own request is under way.
    await act(async () =>
      environment.mock.resolve(asked()[0]!, { data: { ...data, cart: null }, errors: down } as never),
    );
    expectDown();
    await act(async () => vi.advanceTimersByTime(3_900));
    expect(asked()).toHaveLength(0);
    await act(async () => vi.advanceTimersByTime(100));
    await act(async () =>
      environment.mock.resolve(asked()[0]!, { data: { ...data, cart: null }, errors: down } as never),
    );
    expectDown();
    await act(async () => vi.advanceTimersByTime(8_000));
    await act(async () =>
      environment.mock.resolve(asked()[0]!, { data: { ...data, cart: testCart([skis]) } }),
    );
    expect(screen.getByRole('listitem', { name: 'Lodestar 98' })).toBeDefined();
    await act(async () => vi.advanceTimersByTime(120_000));
    expect(asked()).toHaveLength(0);
    vi.useRealTimers();
  });
});

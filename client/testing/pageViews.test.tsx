/** Which outcomes of every route are page views (platform.md 2). */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../server/preparedRoutes.ts';
import { enter } from './testVisits.tsx';
import type { Outcome } from './testVisits.tsx';

/** View name and an address by route path; and whether the address names content that may be missing. */
const rows: readonly [path: string, name: string | null, address: string, names?: 'a thing'][] = [
  ['/', 'home', '/', 'a thing'],
  ['/c/*', 'category', '/en-us/c/skis/piste?sort=NEWEST', 'a thing'],
  ['/p/:handle', 'product', '/en-us/p/lodestar-98?color=ore', 'a thing'],
  ['/cart', 'cart', '/en-us/cart'],
  ['/compare', 'compare', '/en-us/compare?p=lodestar-98'],
  ['/country', 'country', '/en-us/country'],
  ['/pro', 'pro', '/en-us/pro', 'a thing'],
  ['/pro/signup', 'pro-signup', '/en-us/pro/signup'],
  ['/psia', 'psia', '/en-us/psia', 'a thing'],
  ['/account/create', 'account-create', '/en-us/account/create'],
  ['/pro/create', 'pro-create', '/en-us/pro/create'],
  ['/account', 'account', '/en-us/account'],
  ['/account/addresses', 'account-addresses', '/en-us/account/addresses'],
  ['/account/orders', 'account-orders', '/en-us/account/orders'],
  ['/account/orders/:number', 'account-order', '/en-us/account/orders/17', 'a thing'],
  ['/account/profile', 'account-profile', '/en-us/account/profile'],
  ['/order-status', 'order-status', '/en-us/order-status'],
  ['/l/:handle', 'landing', '/en-us/l/first-snow', 'a thing'],
  ['/styletile', 'styletile', '/en-us/styletile'],
  ['/test-store', 'test-store', '/en-us/test-store'],
  ['/blog', 'blog', '/en-us/blog', 'a thing'],
  ['/blog/p/:handle', 'blog-post', '/en-us/blog/p/wax', 'a thing'],
  ['/blog/:handle', 'blog-category', '/en-us/blog/tuning', 'a thing'],
  ['/traveling-circus', 'circus', '/en-us/traveling-circus'],
  ['/traveling-circus/p/:handle', 'circus-post', '/en-us/traveling-circus/p/opening', 'a thing'],
  ['/traveling-circus/:handle', 'circus-season', '/en-us/traveling-circus/2027', 'a thing'],
  ['/team', 'team', '/en-us/team', 'a thing'],
  ['/team/:handle', 'athlete', '/en-us/team/somebody', 'a thing'],
  ['/support', 'support', '/en-us/support?q=wax'],
  ['/support/:handle', 'support-article', '/en-us/support/warranty', 'a thing'],
  ['/stores', 'stores', '/en-us/stores'],
  ['/search', 'search', '/en-us/search?q=lodestar'],
  ['/:page', 'page-about', '/en-us/about', 'a thing'],
  ['*', null, '/en-us/nowhere/at/all'],
];

/** Without queries that could fail. */
const withoutQueries: readonly string[] = ['/order-status', '/styletile', '*'];
/** For guests; customers are redirected. */
const forGuests: readonly string[] = ['/account/create', '/pro/signup', '/pro/create'];
/** For customers; guests are redirected to sign-in. */
const forCustomers: readonly string[] = rows
  .map(([path]) => path)
  .filter((path) => path.startsWith('/account/') && path !== '/account/create');

const start = '/en-us/order-status';
const outcomeOf = (path: string): Outcome => (forGuests.includes(path) ? 'guest' : 'found');

let reload: ReturnType<typeof vi.spyOn>;
// Importing the whole client takes longer than the default timeout on a busy machine.
beforeAll(async () => {
  await Promise.all(routes.map(({ entryPoint }) => entryPoint.load()));
}, 60_000);
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  // React logs what its boundaries catch.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every route is listed', () => {
  expect(rows.map(([path]) => path)).toEqual(routes.map(({ path }) => path));
});

describe.each(rows)('%s', (path, name, address, names) => {
  const to = `${address}#sizes`;
  const from = path === '/order-status' ? '/en-us/styletile' : start;
  const once = name === null ? [] : [[name, to]];

  async function move(outcome: Outcome) {
    const shop = await enter(from);
    await shop.goTo(to, outcome);
    return shop.views();
  }

  test('one view, with the full path and its hash', async () => {
    expect(await move(outcomeOf(path))).toEqual(once);
  });

  test.each([400, 404, 410, 500, 503])(
    'none for a first screen that the server answers with %i',
    async (failure) => {
      const shop = await enter(to, { failure });
      expect(shop.views()).toEqual([]);
    },
  );

  test('none when a source is down', async () => {
    expect(await move('down')).toEqual(withoutQueries.includes(path) ? once : []);
  });

  test('none when the network fails', async () => {
    expect(await move('offline')).toEqual(withoutQueries.includes(path) ? once : []);
  });

  if (names === 'a thing') {
    test('none for 404 on the first screen', async () => {
      const shop = await enter(to, { outcome: 'missing', isFailed: true });
      expect(shop.views()).toEqual([]);
      expect(reload).not.toHaveBeenCalled();
    });

    test('none for 404 after a navigation: the page is about to reload from the server', async () => {
      expect(await move('missing')).toEqual([]);
      expect(reload).toHaveBeenCalledOnce();
    });
  }

  if (forCustomers.includes(path)) {
    test('a guest’s view is the sign-in only', async () => {
      expect(await move('guest')).toEqual([
        ['account', `/en-us/account?next=${encodeURIComponent(address)}`],
      ]);
    });
  }
});

test.each([
  ['on its first screen', () => enter('/en-us/p/gone', { outcome: 'withdrawn', isFailed: true })],
  [
    'after a navigation',
    async () => {
      const shop = await enter(start);
      await shop.goTo('/en-us/p/gone', 'withdrawn');
      return shop;
    },
  ],
])('none for 410 %s', async (_, visit) => {
  const shop = await visit();
  expect(shop.views()).toEqual([]);
});

test.each([
  ['/en-us/c/skis', 'CategoryProductsQuery'],
  ['/en-us/search?q=lodestar', 'SearchAnswerQuery'],
  ['/en-us/support?q=wax', 'SupportResultsQuery'],
  ['/en-us/stores', 'StoreListQuery'],
  ['/en-us/cart', 'CartRouteQuery'],
])('none for %s when its main content fails', async (to, down) => {
  const shop = await enter(start);
  await shop.goTo(to, { down });
  expect(shop.views()).toEqual([]);
});

test.each([
  ['/en-us/p/lodestar-98', 'RelatedProductsQuery', 'product'],
  ['/en-us/stores', 'StoreMapQuery', 'stores'],
])('one for %s when only secondary content fails', async (to, down, name) => {
  const shop = await enter(start);
  await shop.goTo(to, { down });
  expect(shop.views()).toEqual([[name, to]]);
});

test('the first screen is one view', async () => {
  const shop = await enter('/en-us/p/lodestar-98?color=ore#sizes');
  expect(shop.views()).toEqual([['product', '/en-us/p/lodestar-98?color=ore#sizes']]);
});

/** A guest's page is byte-identical for every guest, whatever the cookies; a customer's is private. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../../client/server/preparedRoutes.ts';
import { Browser } from '../shop/browser.ts';
import { openSite, type Site } from '../shop/site.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';

/** At least one path of every public screen, without the locale. */
const paths = [
  '/',
  '/c/skis',
  '/c/skis?color=green&sort=price-asc',
  '/p/lodestar-98',
  '/p/pinion-leash',
  '/p/lodestar-88',
  '/p/never-was',
  '/search?q=wax',
  '/compare?p=lodestar-98',
  '/stores',
  '/support',
  '/support?q=return',
  '/support/returns',
  '/blog',
  '/blog/workshop',
  '/blog/p/grass',
  '/team',
  '/team/ylva-stenmo',
  '/traveling-circus',
  '/traveling-circus/2026-27',
  '/traveling-circus/p/wax-evening',
  '/l/first-snow',
  '/about',
  '/order-status',
  '/country',
  '/styletile',
  '/no/such/page',
];
/** A shop in dollars, one in euros, one in another language and store, and a country without a shop. */
const markets = ['en-us', 'de-de', 'fr-ca', 'ja-jp'];

const addressOf = (market: string, path: string): string =>
  path !== '/' ? `/${market}${path}` : market === 'en-us' ? '/' : `/${market}`;

let site: Site;
let withCart: Browser;
let customer: Browser;
beforeAll(async () => {
  site = await openSite({ ...withoutBotProtection, PUBLIC_PAGES_PER_MINUTE: '100000' });
  withCart = new Browser(site.url);
  const { body } = await withCart.ask<{ product: { variants: { id: string }[] } }>(
    'query { product(handle: "pinion-leash") { ... on Product { variants { id } } } }',
  );
  await withCart.mutate(
    'mutation ($id: ID!) { addCartItem(input: { variantId: $id, quantity: 3 }) { __typename } }',
    { id: body.data?.product.variants[0]?.id },
  );
  customer = new Browser(site.url);
  await customer.signIn('pro.us', 'en-us');
}, 60_000);
afterAll(() => site.close());

describe.each(markets)('in %s', (market) => {
  test.each(paths)('%s is the same for every guest', async (path) => {
    const address = addressOf(market, path);
    const first = await site.get(address);
    const others = [
      await site.get(address, {
        'user-agent': 'Googlebot/2.1',
        'cf-ipcountry': 'JP',
        'accept-language': 'ja',
      }),
      await withCart.get(address),
    ];
    expect(first.text).toContain('data-guest="true"');
    for (const other of others) {
      expect(other.text).toBe(first.text);
      expect(other.status).toBe(first.status);
      expect(other.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
      expect(other.headers.getSetCookie()).toEqual([]);
    }
  });
});

test('every screen is visited, except those about the session', async () => {
  const visited = (pattern: string): boolean =>
    paths.some((path) => matches(pattern, path.split('?', 1)[0] ?? ''));
  const match = { lang: 'en-us', params: {}, search: new URLSearchParams(), path: '/' };
  const missed = routes
    .filter(
      ({ entryPoint }) => !Object.values(entryPoint.queries(match)).some(({ isPersonal }) => isPersonal),
    )
    .map(({ path }) => path)
    .filter((pattern) => !visited(pattern));
  expect(missed).toEqual([]);
});

test('public pages contain no cart; the cart page sets a cookie with the quantity only', async () => {
  expect(withCart.cookies.get('cart-count')).toBe('us.3');
  const cartPage = await withCart.get('/en-us/cart');
  expect(cartPage.text).toContain('Pinion Leash');
  expect(cartPage.text).not.toBe((await site.get('/en-us/cart')).text);
  expect(cartPage.headers.get('cache-control')).toBe('private, no-cache');
});

test('an empty cart or a sign-out deletes the cookie', async () => {
  const stranger = new Browser(site.url, new Map([['cart-count', 'us.9~ca.2']]));
  await stranger.ask('query { cart { totalQuantity } }');
  expect(stranger.cookies.get('cart-count')).toBe('');
  const leaving = withCart.copy();
  leaving.cookies.set('cart-count', 'us.9');
  await leaving.ask('query { cart { totalQuantity } }');
  expect(leaving.cookies.get('cart-count')).toBe('us.3');
  await leaving.signIn('newcomer', 'en-us');
  expect(leaving.cookies.get('cart-count')).toBe('us.3');
  await leaving.signOut('en-us');
  expect(leaving.cookies.get('cart-count')).toBe('');
});

test.each(['/', '/en-us/c/skis', '/en-us/p/lodestar-98'])('a customer’s %s is not cached', async (path) => {
  const { text, headers } = await customer.get(path);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text).not.toBe((await site.get(path)).text);
  expect(text).not.toContain('data-guest');
  expect(text).toMatch(/aria-label="Account of /);
});

test('every inline script of a page is allowed by its hash, or is data', async () => {
  const addresses = [
    ...paths.map((path) => addressOf('en-us', path)),
    '/en-us/cart',
    '/en-us/account',
    '/en-us/pro',
  ];
  for (const path of addresses) {
    const { text, headers } = await site.get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('nonce-');
    for (const [, attributes = '', script = ''] of text.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
      if (/type="application\/(ld\+)?json"|src="/.test(attributes)) continue;
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policy, `${path}: ${script.slice(0, 200)}`).toContain(`'sha256-${hash}'`);
    }
  }
});

/** Whether a path without its locale matches a route's pattern. */
function matches(pattern: string, path: string): boolean {
  if (pattern === '*') return path === '/no/such/page';
  const source = pattern.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.+');
  return new RegExp(`^${source}/?$`).test(path);
}

/** A guest's page is the same bytes for every guest, whatever the browser brings; a customer's is the customer's own. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../../client/server/preparedRoutes.ts';
import { Browser } from '../shop/browser.ts';
import { openSite, type Site } from '../shop/site.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';

/** One address of every public screen, at least; without the locale. */
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
/** A shop in dollars, one in euros, one in another language and store, and one without a shop. */
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
    'query { product(uid: "pinion-leash") { ... on Product { variants { id } } } }',
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

test('every screen is visited, but for those about the session', async () => {
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

test('a cart is in no public page, and in the cookie that its page reads: how much, and nothing else', async () => {
  expect(withCart.cookies.get('cart-count')).toBe('us.3');
  const cartPage = await withCart.get('/en-us/cart');
  expect(cartPage.text).toContain('Pinion Leash');
  expect(cartPage.text).not.toBe((await site.get('/en-us/cart')).text);
  expect(cartPage.headers.get('cache-control')).toBe('private, no-cache');
});

test('the cookie goes when a look at the cart finds none, and with a sign-out', async () => {
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

test.each(['/', '/en-us/c/skis', '/en-us/p/lodestar-98'])('a customer’s %s is kept nowhere', async (path) => {
  const { text, headers } = await customer.get(path);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text).not.toBe((await site.get(path)).text);
  expect(text).not.toContain('data-guest');
  expect(text).toMatch(/aria-label="Account of /);
});

test('what stands inline in a page is allowed by its hash, or is data', async () => {
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

/** Whether a path, without its locale, is one of a route's pattern. */
function matches(pattern: string, path: string): boolean {
  if (pattern === '*') return path === '/no/such/page';
  const source = pattern.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.+');
  return new RegExp(`^${source}/?$`).test(path);
}

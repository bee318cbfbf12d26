// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testMarketTable } from './navigation/addresses/testMarketTable.ts';
import { resolveRoute, routes } from './server/preparedRoutes.ts';
import { notFoundRoute } from './routes.tsx';

describe('a name longer than the limit', () => {
  test('is not found', () => {
    expect(resolveRoute(`/en-us/p/${'a'.repeat(128)}`, '', testMarketTable)).toMatchObject({
      match: { params: { handle: 'a'.repeat(128) } },
    });
    for (const path of [
      `/en-us/p/${'a'.repeat(129)}`,
      `/en-us/c/${'skis/'.repeat(50)}`,
      `/en-us/${'x'.repeat(9_000)}`,
    ])
      expect(resolveRoute(path, '', testMarketTable)).toMatchObject({ route: notFoundRoute });
  });
});

describe('addresses', () => {
  test.each<[string, string, string | null, Record<string, string>]>([
    ['home', '/', 'home', {}],
    ['home of a locale', '/de-de', 'home', {}],
    ['a category', '/en-us/c/skis', 'category', { handle: 'skis' }],
    [
      'a category whose handle spans several segments',
      '/en-us/c/skis/all-mountain/wide/',
      'category',
      { handle: 'skis/all-mountain/wide' },
    ],
    ['a product', '/en-us/p/lodestar-98', 'product', { handle: 'lodestar-98' }],
    ['the cart', '/en-us/cart', 'cart', {}],
    ['the account', '/en-us/account', 'account', {}],
    ['the list of orders', '/en-us/account/orders', 'account-orders', {}],
    ['an order', '/en-us/account/orders/10024', 'account-order', { number: '10024' }],
    ['the addresses', '/en-us/account/addresses', 'account-addresses', {}],
    ['the profile', '/en-us/account/profile', 'account-profile', {}],
    ['looking an order up', '/en-us/order-status', 'order-status', {}],
    ['opening an account', '/en-us/account/create', 'account-create', {}],
    ['opening a pro account', '/en-us/pro/create', 'pro-create', {}],
    ['the comparison, which is no managed page', '/en-us/compare', 'compare', {}],
    ['a landing page', '/en-us/l/first-snow', 'landing', { handle: 'first-snow' }],
    ['the style tile', '/en-us/styletile', 'styletile', {}],
    ['the test store', '/en-us/test-store', 'test-store', {}],
    ['the blog, which is no managed page', '/en-us/blog', 'blog', {}],
    ['a category of the blog', '/en-us/blog/workshop', 'blog-category', { handle: 'workshop' }],
    ['a post of the blog', '/en-us/blog/p/grass', 'blog-post', { handle: 'grass' }],
    ['the winters of the circus', '/en-us/traveling-circus', 'circus', {}],
    ['a winter of the circus', '/en-us/traveling-circus/2026-27', 'circus-season', { handle: '2026-27' }],
    ['a post of the circus', '/en-us/traveling-circus/p/last-lift', 'circus-post', { handle: 'last-lift' }],
    ['the team', '/en-us/team', 'team', {}],
    ['somebody of the team', '/en-us/team/ylva-stenmo', 'athlete', { handle: 'ylva-stenmo' }],
    ['support', '/en-us/support', 'support', {}],
    ['an article of support', '/de-de/support/returns', 'support-article', { handle: 'returns' }],
    ['the search, which is no managed page', '/en-us/search', 'search', {}],
    ['a managed page', '/en-us/about', 'page', { page: 'about' }],
    ['a name with an encoded letter', '/en-us/p/k%C3%A4nt', 'product', { handle: 'känt' }],
    ['an address that cannot be decoded', '/en-us/p/%E0%A4', 'product', { handle: '%E0%A4' }],
    ['a path that leads nowhere', '/en-us/about/us', null, {}],
    ['a locale that does not exist', '/xx-yy/cart', null, {}],
  ])('%s', (_, path, name, params) => {
    const found = resolveRoute(path, '', testMarketTable);
    if ('redirect' in found) throw new Error(found.redirect);
    expect([found.entryPoint.name, found.match.params]).toEqual([name, params]);
  });

  test('a redirect keeps the query', () => {
    expect(resolveRoute('/c/skis', '?sort=NEWEST', testMarketTable)).toEqual({
      redirect: '/en-us/c/skis?sort=NEWEST',
    });
    expect(resolveRoute('/en-us', '?a=1', testMarketTable)).toEqual({ redirect: '/?a=1' });
  });

  test('the screen receives locale, path and query', () => {
    const found = resolveRoute('/fr-ca/c/skis', '?color=Bone', testMarketTable);
    if ('redirect' in found) throw new Error(found.redirect);
    expect([found.match.lang, found.match.path, found.match.search.get('color')]).toEqual([
      'fr-ca',
      '/fr-ca/c/skis',
      'Bone',
    ]);
  });

  test.each(['/%0D%0Ax%3A%20y/en-us', '/en-us/c/%0a', '/en-us/%E2%80%A8'])(
    'a line break in an address stays part of it: %s',
    (path) => {
      expect(() => resolveRoute(path, '', testMarketTable)).not.toThrow();
    },
  );

  test('every module that the server preloads exists', () => {
    const here = new URL('.', import.meta.url).pathname;
    expect([...routes, notFoundRoute].filter(({ module }) => !existsSync(here + module))).toEqual([]);
  });
});

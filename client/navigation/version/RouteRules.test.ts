// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { routeRules } from '../../server/routeRules.ts';
import { RouteRules } from './RouteRules.ts';

const rules = new RouteRules(routeRules());

describe('legacy paths', () => {
  test.each([
    ['/en-us/blade', '/en-us/c/skis/piste'],
    ['/fr-ca/blade-optic', '/fr-ca/c/skis/piste/race'],
    ['/sv-se/Freestyle-Skis', '/sv-se/c/skis/park'],
    ['/en-us/bl%61de', '/en-us/c/skis/piste'],
    ['/de-de/size-guide', '/de-de/support/ski-length'],
    ['/en-us/shipping-returns/', '/en-us/support/shipping'],
    ['/fr-ca/warranty', '/fr-ca/support/warranty'],
  ])('%s leads to %s', (path, target) => {
    expect(rules.redirectAt(path, '?a=1')).toBe(`${target}?a=1`);
  });

  test.each(['/', '/en-us/blades', '/en-us/c/skis/piste', '/blade', '/EN-US/blade'])(
    '%s matches no redirect rule',
    (path) => {
      expect(rules.redirectAt(path, '')).toBeNull();
    },
  );
});

describe('the rule of a path', () => {
  test.each([
    ['a home page', '/', { name: 'home', payload: true }],
    ['the home page of a locale', '/de-de', { name: 'home', payload: true }],
    ['a screen with public data', '/en-us/c/skis/piste', { name: 'category', payload: true }],
    ['a screen with personal data', '/en-us/cart', { name: 'cart', ssr: true, prerender: false }],
    ['one without queries', '/en-us/styletile', { name: 'styletile', ssr: true, prerender: false }],
    ['what the gateway answers itself', '/api/graphql', { fullLoad: true }],
    ['an unknown path', '/en-us/no/where', { ssr: true, prerender: false }],
  ])('%s', (_, path, rule) => {
    expect(rules.at(path)).toMatchObject(rule);
  });

  test('only screens with public data have a payload', () => {
    for (const path of ['/en-us/cart', '/en-us/account/orders', '/en-us/styletile', '/en-us/no/where'])
      expect(rules.at(path)?.payload).toBeUndefined();
  });
});

describe('rules of a build', () => {
  afterEach(() => vi.unstubAllGlobals());

  async function reading(answer: () => Promise<Response>) {
    const fetchMock = vi.fn<typeof fetch>(answer);
    vi.stubGlobal('fetch', fetchMock);
    const read = new RouteRules();
    await read.read('/builds/', 'abc');
    return { read, fetchMock };
  }

  test('are read from builds/meta/{buildId}.json', async () => {
    const { read, fetchMock } = await reading(async () =>
      Response.json({ id: 'abc', routes: { '/:lang/old': { redirect: { to: '/:lang/new', status: 301 } } } }),
    );
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/builds/meta/abc.json');
    expect(read.redirectAt('/en-us/old', '')).toBe('/en-us/new');
    expect(read.reading).toBeNull();
  });

  test('name the files of a screen, beside the builds', async () => {
    vi.stubGlobal('window', { location: { href: 'https://shop.test/en-us' } });
    const { read } = await reading(async () =>
      Response.json({ id: 'abc', routes: { '/:lang/c/*': { files: ['assets/Category-1.js'] } } }),
    );
    expect(read.filesAt('/en-us/c/skis')).toEqual(['https://shop.test/assets/Category-1.js']);
    expect(read.filesAt('/en-us/cart')).toEqual([]);
  });

  test.each([
    ['that are missing', () => Promise.resolve(new Response('Page not found', { status: 404 }))],
    ['that cannot be parsed', () => Promise.resolve(new Response('<html>'))],
    ['while the network fails', () => Promise.reject(new TypeError('offline'))],
  ])('%s: every path is a plain screen', async (_, answer) => {
    const { read } = await reading(answer);
    expect(read.at('/en-us/old')).toBeNull();
    expect(read.redirectAt('/en-us/old', '')).toBeNull();
  });
});

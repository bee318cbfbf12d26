/**
 * The head of every server-rendered screen. A route of client/routes.tsx is visited at its URLs in the sitemap, at its
 * own path without parameters, or at a path of the table. It is either indexable and meets all requirements, or has
 * `noindex` and no canonical link.
 */
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testMarketTable } from '../../../client/navigation/addresses/testMarketTable.ts';
import { resolveRoute, routes, type Route } from '../../../client/routes.tsx';
import { columnsOf } from '../../graph/content/pages/seoDescription.rules.ts';
import { readHead, type PageHead } from './crawler.ts';
import { openSite, type Site } from '../shop/site.ts';

/** Paths of routes with parameters that are not in the sitemap, and additional ones. Without locale. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '/account/orders/:number': ['/account/orders/10024'],
  '/c/*': ['/c/skis?color=green', '/c/skis?page=2', '/c/skis?sort=price-asc'],
  '/p/:handle': ['/p/lodestar-98?color=glacier', '/p/lodestar-88', '/p/never-was'],
  '/search': ['/search?q=wax', '/search?q=wax&type=support'],
  '*': ['/no/such/page'],
};

/** Screens with `noindex`: personal ones, and filtered lists. */
const hidden: readonly RegExp[] = [
  /^\/(account|cart|compare|order-status|search|styletile|test-store)\b/,
  /^\/pro\/(create|signup)$/,
  /^\/c\/.*\?color=/,
  /^\/p\/(lodestar-88|never-was)$/,
  /^\/no\/such\/page$/,
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function addressesIn(lang: string): Promise<string[]> {
  const { text } = await site.get(`/sitemap-${lang}.xml`);
  return (await parseSitemap(Readable.from([text]))).map(({ url }) => new URL(url).pathname);
}

function routeOf(path: string): Route | null {
  const [pathname = '', query] = path.split('?');
  const found = resolveRoute(pathname, query === undefined ? '' : `?${query}`, testMarketTable);
  return 'redirect' in found ? null : found.route;
}

/** Pages to visit for a route in a locale, each with its path after the locale. */
function visitsOf(
  route: Route,
  lang: string,
  listed: readonly string[],
): { address: string; rest: string }[] {
  const first = listed.find((path) => routeOf(path) === route);
  const own = /[:*]/.test(route.path) ? [] : [route.path];
  const rests = [...(first === undefined ? own : [restOf(first, lang)]), ...(addresses[route.path] ?? [])];
  return rests.map((rest) => ({
    rest,
    address: rest === '/' ? (lang === 'en-us' ? '/' : `/${lang}`) : `/${lang}${rest}`,
  }));
}

function restOf(path: string, lang: string): string {
  const rest = path.startsWith(`/${lang}`) ? path.slice(lang.length + 1) : path;
  return rest === '' ? '/' : rest;
}

function expectFound(head: PageHead, address: string): void {
  const [title = ''] = head.titles;
  expect(title).toContain('Skarn');
  expect(columnsOf(head.description ?? ''), `${address}: ${head.description}`).toBeGreaterThanOrEqual(50);
  expect(columnsOf(head.description ?? ''), `${address}: ${head.description}`).toBeLessThanOrEqual(170);
  const [path = ''] = address.split('?');
  // A sorted list and a selected colour share a canonical URL; another page of a list has its own.
  const query = /[?&](page=\d+)/.exec(address)?.[1];
  expect(head.canonical).toBe(site.origin + path + (query === undefined ? '' : `?${query}`));
  expect(head.social.get('og:url')).toBe(head.canonical);
  expect(head.social.get('og:title')).toBe(title);
  expect(head.social.get('og:description')).toBe(head.description);
  expect(head.social.get('og:site_name')).toBe('Skarn');
  expect(['website', 'product', 'article']).toContain(head.social.get('og:type'));
  const picture = new URL(head.social.get('og:image') ?? '');
  expect(picture.searchParams.get('fmt')).toBe('jpg');
  expect([picture.searchParams.get('w'), picture.searchParams.get('h')]).toEqual(['1200', '630']);
  expect(head.social.get('og:image:width')).toBe('1200');
  expect(head.social.get('twitter:card')).toBe('summary_large_image');
  expect(head.social.get('twitter:image')).toBe(picture.href);
}

describe.each(['en-us', 'de-de', 'ja-jp'])('in %s', (lang) => {
  let listed: string[];
  beforeAll(async () => {
    listed = await addressesIn(lang);
  });

  test.each(routes.map((route) => [route.path, route] as const))('%s', async (_path, route) => {
    const visits = visitsOf(route, lang, listed);
    for (const { address, rest } of visits) {
      const { status, text } = await site.get(address);
      // Guests are redirected to the sign-in page.
      if (status === 302) continue;
      const head = readHead(text);
      expect([address, head.titles.length, head.headings]).toEqual([address, 1, 1]);
      expect(head.titles[0]?.length).toBeGreaterThan(4);
      if (hidden.some((pattern) => pattern.test(rest)) || status !== 200) {
        expect([address, head.robots, head.canonical, head.alternates.size]).toEqual([
          address,
          'noindex, follow',
          null,
          0,
        ]);
      } else {
        expect([address, head.robots]).toEqual([address, null]);
        expectFound(head, address);
        // Every indexable page is in the sitemap.
        if (!address.includes('?')) expect(listed).toContain(address);
      }
    }
  });

  test('a page and its alternates list each other', async () => {
    for (const path of ['/p/lodestar-98', '/c/poles', '/country']) {
      const { alternates } = readHead((await site.get(`/${lang}${path}`)).text);
      expect(alternates.size).toBeGreaterThan(25);
      for (const other of ['en-CA', 'de-AT', 'fr-CH', 'ja-JP', 'x-default']) {
        const address = alternates.get(other) ?? '';
        expect(readHead((await site.get(address)).text).alternates).toEqual(alternates);
      }
    }
  });
});

test('every route is visited', async () => {
  const listed = await addressesIn('en-us');
  const missed = routes.filter((route) => visitsOf(route, 'en-us', listed).length === 0);
  expect(missed.map(({ path }) => path)).toEqual([]);
});

test('the canonical link of a market that is not offered is the offered one’s', async () => {
  const { canonical, alternates } = readHead((await site.get('/en-kr/p/lodestar-98')).text);
  expect(canonical).toBe(`${site.origin}/en-global/p/lodestar-98`);
  expect(alternates.get('en')).toBe(canonical);
});

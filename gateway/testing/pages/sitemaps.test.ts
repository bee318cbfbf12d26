/**
 * What crawlers may and may not visit, over HTTP: robots.txt, the sitemap index, a sitemap per locale, and their pages.
 */
import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex, type SitemapItem } from 'sitemap';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hreflang, offeredLocales } from '../../graph/region/locales/hreflang.rules.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { indexableKinds } from '../../graph/sitemap.ts';
import { mayCrawl, readHead } from './crawler.ts';
import { openSite, type Site } from '../shop/site.ts';

const locales = offeredLocales(specifiedMarkets);
let site: Site;
let robots: string;
/** By locale. */
const sitemaps = new Map<string, SitemapItem[]>();

/** Throws for malformed XML. */
async function readSitemap(path: string): Promise<SitemapItem[]> {
  const { status, text } = await site.get(path);
  expect(status).toBe(200);
  return parseSitemap(Readable.from([text]));
}

beforeAll(async () => {
  site = await openSite();
  robots = (await site.get('/robots.txt')).text;
  for (const locale of locales) sitemaps.set(locale, await readSitemap(`/sitemap-${locale}.xml`));
});
afterAll(() => site.close());

const itemsOf = (locale: string): SitemapItem[] => sitemaps.get(locale) ?? [];

describe('robots.txt', () => {
  test('names the sitemap, at the public origin', async () => {
    const { headers, text } = await site.get('/robots.txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain('\nSitemap: https://skarn.example/sitemap.xml\n');
  });

  test.each([
    ['the shop', '/', true],
    ['a product', '/de-de/p/kant', true],
    ['a product named like a screen', '/en-us/p/cart', true],
    ['a category', '/en-us/c/skis?page=2', true],
    ['styles and scripts', '/assets/shop-1a2b3c.js', true],
    ['what a page asks while it stands', '/api/graphql?documentId=1', true],
    ['the cart', '/en-us/cart', false],
    ['the account and all below it', '/ja-jp/account/orders/10024', false],
    ['a comparison', '/de-at/compare?p=a&p=b', false],
    ['looking up an order', '/en-us/order-status', false],
    ['everything else that answers with data', '/api/csrf-token', false],
  ])('%s: %s', (_what, path, expected) => {
    expect(mayCrawl(robots, path)).toBe(expected);
  });
});

describe('the index', () => {
  test('lists a sitemap for each offered locale, and no other', async () => {
    const { headers, text } = await site.get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    const found = await parseSitemapIndex(Readable.from([text]));
    expect(found.map(({ url }) => url)).toEqual(
      locales.map((locale) => `https://skarn.example/sitemap-${locale}.xml`),
    );
    for (const { lastmod } of found) expect(Date.parse(lastmod ?? '')).not.toBeNaN();
  });

  test.each(['/sitemap-fr-us.xml', '/sitemap-en-us-2.xml', '/sitemap-en-us-1.xml'])(
    'there is no %s',
    async (path) => {
      expect((await site.get(path)).headers.get('content-type') ?? '').not.toMatch(/xml/);
    },
  );
});

describe('a sitemap', () => {
  test('has every kind of page of its market', () => {
    const paths = itemsOf('de-de').map(({ url }) => new URL(url).pathname);
    for (const path of [
      '/de-de',
      '/de-de/about',
      '/de-de/c/skis/all-mountain',
      '/de-de/p/lodestar-98',
      '/de-de/country',
    ])
      expect(paths).toContain(path);
    expect(itemsOf('en-us').map(({ url }) => url)).toContain('https://skarn.example/');
    expect(Object.keys(indexableKinds).length).toBeGreaterThan(3);
  });

  test('has only pages of its market', () => {
    const has = (locale: string, path: string) =>
      itemsOf(locale).some(({ url }) => url === `https://skarn.example/${locale}${path}`);
    // The instructors' page is for North America.
    expect([has('en-us', '/psia'), has('de-de', '/psia')]).toEqual([true, false]);
    for (const locale of locales) expect(has(locale, '/p/lodestar-88')).toBe(false);
    // Its entry has noindex.
    expect([has('en-us', '/l/first-snow'), has('en-us', '/l/every-switch')]).toEqual([true, false]);
  });

  test('lists each page once, with its modification date and picture', () => {
    for (const locale of locales) {
      const urls = itemsOf(locale).map(({ url }) => url);
      expect(new Set(urls).size).toBe(urls.length);
    }
    const product = itemsOf('fr-fr').find(({ url }) => url.endsWith('/fr-fr/p/lodestar-98'));
    expect(Date.parse(product?.lastmod ?? '')).not.toBeNaN();
    expect(product?.img[0]?.url).toMatch(/\/i\/k2\/lodestar-98_.*w=1200&h=1600&fmt=jpg/);
  });

  test('alternates are symmetric', () => {
    const named = new Map<string, Set<string>>();
    for (const locale of locales) {
      for (const { url, links } of itemsOf(locale)) named.set(url, new Set(links.map((link) => link.url)));
    }
    expect(named.size).toBeGreaterThan(1_000);
    const oneSided: string[] = [];
    for (const [url, others] of named) {
      if (!others.has(url)) oneSided.push(url);
      for (const other of others) if (!named.get(other)?.has(url)) oneSided.push(`${url} -> ${other}`);
    }
    expect(oneSided).toEqual([]);
  });

  test('its alternates equal those of the pages’ heads', async () => {
    const url = 'https://skarn.example/de-ch/p/lodestar-98';
    const listed = itemsOf('de-ch').find((item) => item.url === url);
    const { alternates } = readHead((await site.get(url)).text);
    expect(new Map(listed?.links.map(({ lang, url }) => [lang, url]))).toEqual(alternates);
    expect(alternates.get(hreflang('de-ch'))).toBe(url);
    expect(alternates.get('x-default')).toBe('https://skarn.example/en-us/p/lodestar-98');
  });

  test('lists no page that robots.txt forbids', () => {
    const kept = itemsOf('en-us').filter(({ url }) => !mayCrawl(robots, new URL(url).pathname));
    expect(kept).toEqual([]);
  });

  // A sample: the first, the middle and the last of each kind of path.
  test.each(['en-us', 'de-de', 'ja-jp'])('sampled pages in %s exist and are indexable', async (locale) => {
    const kinds = Object.groupBy(itemsOf(locale), ({ url }) => {
      const [, , kind = '', more] = new URL(url).pathname.split('/');
      return more === undefined ? 'page' : kind;
    });
    for (const items of Object.values(kinds)) {
      const sample = new Set([items?.at(0), items?.at(Math.floor((items?.length ?? 0) / 2)), items?.at(-1)]);
      for (const item of sample) {
        if (!item) continue;
        const { status, text } = await site.get(item.url);
        const { canonical, robots } = readHead(text);
        expect([item.url, status, canonical, robots]).toEqual([item.url, 200, item.url, null]);
      }
    }
  });
});

describe('while the content service is down', () => {
  test('cached sitemaps are served; others are 503 with Retry-After', async () => {
    await site.breakSource({ source: 'delivery', status: 500 });
    expect((await site.get('/sitemap-en-us.xml')).status).toBe(200);
    const fresh = await openSite();
    await fresh.breakSource({ source: 'delivery', drop: true });
    const { status, headers } = await fresh.get('/sitemap.xml');
    expect([status, headers.get('retry-after')]).toEqual([503, '120']);
    expect((await fresh.get('/robots.txt')).status).toBe(200);
    await fresh.close();
    await site.mendSources();
  });
});

test('without a public origin the request’s own is used', async () => {
  const local = await openSite({ PUBLIC_ORIGIN: 'request' });
  const { text } = await local.get('/robots.txt');
  expect(text).toMatch(/\nSitemap: http:\/\/localhost:\d+\/sitemap\.xml\n/);
  expect((await local.get('/sitemap-en-us.xml')).text).toMatch(/<loc>http:\/\/localhost:\d+\/<\/loc>/);
  await local.close();
});

test('is compressed on request', async () => {
  const { status, headers } = await site.get('/sitemap-en-us.xml', { 'accept-encoding': 'gzip' });
  expect([status, headers.get('content-encoding')]).toEqual([200, 'gzip']);
});

test.each(['identity', 'gzip', 'br', 'zstd'])(
  'the process does not warn of a sitemap in %s',
  async (encoding) => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    await site.get('/sitemap.xml', { 'accept-encoding': encoding });
    await site.get('/sitemap-en-us.xml', { 'accept-encoding': encoding });
    process.off('warning', note);
    expect(warnings).toEqual([]);
  },
);

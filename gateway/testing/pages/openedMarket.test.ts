/** Editors open a market, and disable a shop, while the gateway runs: effects for shoppers and crawlers. */
import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser } from '../shop/browser.ts';
import { mayCrawl, readHead } from './crawler.ts';
import { readPage, type ReadPage } from './readPage.ts';
import { openSite, type Site } from '../shop/site.ts';

const product = '/p/lodestar-98';
const hasShopInAustria = 'query @inContext(locale: "de-at") { market { hasShop } }';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

/** A minute later, when cached responses have expired. */
const aMinuteLater = (): void => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });

async function open(path: string): Promise<ReadPage> {
  const { status, text } = await site.get(path);
  expect(status, path).toBe(200);
  return readPage(text);
}

async function ask<Data>(query: string, headers: Record<string, string> = {}): Promise<Data> {
  const { text } = await site.post('/api/graphql', { query }, headers);
  return (JSON.parse(text) as { data: Data }).data;
}

describe('Denmark is opened in English and Danish', () => {
  const there = `/da-dk${product}`;

  test('before, its language redirects to the default one, whose canonical link covers all', async () => {
    const { status, headers } = await site.get(there);
    expect([status, headers.get('location')]).toEqual([301, `/en-dk${product}`]);
    const { canonical } = readHead((await site.get(`/en-dk${product}`)).text);
    expect(canonical).toBe(`${site.origin}/en-global${product}`);
    expect((await site.get('/sitemap.xml')).text).not.toContain('-dk.xml');
  });

  test('then it is available without a restart', async () => {
    await site.editEntry('regions', 'region_eu', {
      markets: [{ country: 'dk', languages: ['en', 'da'], default_language: 'da' }],
    });
    aMinuteLater();
    await expect.poll(async () => (await site.get(there)).status, { timeout: 10_000 }).toBe(200);
    const page = await open(there);
    expect(page.texts('h1')).toEqual(['Lodestar 98']);
    // No content is in Danish: the page must not claim to be.
    expect(page.attributes('html', 'lang')).toEqual(['en-DK']);
    const links = page.attributes('a[href^="/"]', 'href');
    expect(links.filter((href) => !href?.startsWith('/da-dk'))).toEqual([]);
  });

  test('its pages and those of other markets list each other as alternates', async () => {
    const { canonical, alternates } = readHead((await site.get(there)).text);
    expect(canonical).toBe(site.origin + there);
    expect([alternates.get('da-DK'), alternates.get('en-DK')]).toEqual([
      site.origin + there,
      `${site.origin}/en-dk${product}`,
    ]);
    expect(readHead((await site.get(`/en-us${product}`)).text).alternates).toEqual(alternates);
    expect(readHead((await site.get(`/en-dk${product}`)).text).canonical).toBe(
      `${site.origin}/en-dk${product}`,
    );
  });

  test('crawlers find it, except for its cart', async () => {
    const index = await parseSitemapIndex(Readable.from([(await site.get('/sitemap.xml')).text]));
    expect(index.map(({ url }) => url)).toContain(`${site.origin}/sitemap-da-dk.xml`);
    const items = await parseSitemap(Readable.from([(await site.get('/sitemap-da-dk.xml')).text]));
    const item = items.find(({ url }) => url === site.origin + there);
    expect(item?.links.map(({ lang }) => lang)).toEqual(
      expect.arrayContaining(['da-DK', 'de-DE', 'x-default']),
    );
    expect(mayCrawl((await site.get('/robots.txt')).text, '/da-dk/cart')).toBe(false);
  });

  test('it is selected in the country selector', async () => {
    const page = await open(`/en-us/country?from=/en-us${product}`);
    expect(page.attributes('main a[hreflang="da-DK"]', 'href')).toEqual([there]);
    const [europe] = page.texts('main section:has(a[hreflang="da-DK"])');
    expect(europe).toContain('Europe');
    expect(europe).toContain('Denmark');
    const own = await open('/da-dk/country');
    expect(own.attributes('main a[aria-current]', 'hreflang')).toEqual(['da-DK']);
  });

  test('it is suggested to its visitors, and language or country alone redirect to it', async () => {
    const { marketSuggestion } = await ask<{ marketSuggestion: { locale: string } | null }>(
      'query @inContext(locale: "en-us") { marketSuggestion { locale } }',
      { 'cf-ipcountry': 'DK' },
    );
    expect(marketSuggestion?.locale).toBe('da-dk');
    for (const path of ['/da', '/dk']) expect((await site.get(path)).headers.get('location')).toBe('/da-dk');
  });

  test('the browser routes by the same table', async () => {
    const page = await open('/da-dk');
    expect(page.attributes('#relay-records', 'data-locales')[0]?.split(' ')).toContain('da-dk');
    expect(page.attributes('#relay-records', 'data-others')[0]?.split(' ')).not.toContain('dk');
  });

  test('what the region no longer offers redirects like any country that is not offered', async () => {
    const { status, headers } = await site.get(`/sv-se${product}`);
    expect([status, headers.get('location')]).toEqual([200, null]);
    expect(readHead((await site.get(`/sv-se${product}`)).text).canonical).toBe(
      `${site.origin}/en-global${product}`,
    );
  });
});

describe('shopping is disabled for Austria', () => {
  const market = `query @inContext(locale: "de-at") {
    market { hasShop currency { code } }
    product(handle: "lodestar-98") { ... on Product { availability price { current { amount } } variants { id } } }
  }`;
  interface Austria {
    market: { hasShop: boolean; currency: { code: string } };
    product: {
      availability: string;
      price: { current: { amount: string } } | null;
      variants: { id: string }[];
    };
  }

  test('before, there is a cart', async () => {
    const page = await open(`/de-at${product}`);
    expect(page.attributes('header a[href$="/cart"]', 'href')).not.toEqual([]);
    expect((await ask<Austria>(market)).market).toEqual({ hasShop: true, currency: { code: 'EUR' } });
  });

  test('then prices come from content, nothing can be bought, and there is no cart', async () => {
    const shopper = new Browser(site.url);
    const { product: sold } = await ask<Austria>(market);
    await site.editEntry('brand_settings', 'brand_settings_at', { shopping: false, markets: ['at'] });
    aMinuteLater();
    await expect
      .poll(async () => (await ask<Austria>(hasShopInAustria)).market.hasShop, { timeout: 10_000 })
      .toBe(false);
    const { market: austria, product: shown } = await ask<Austria>(market);
    expect(austria.currency.code).toBe('EUR');
    expect(shown.availability).toBe('NOT_SOLD_HERE');
    expect(Number(shown.price?.current.amount)).toBeGreaterThan(0);
    const page = await open(`/de-at${product}`);
    expect(page.attributes('header a[href$="/cart"]', 'href')).toEqual([]);
    expect((await open('/de-at/cart')).texts('h1')).not.toEqual((await open('/de-de/cart')).texts('h1'));
    const { text } = await shopper.mutate(
      `mutation ($id: ID!) @inContext(locale: "de-at") {
        addCartItem(input: { variantId: $id }) { __typename } }`,
      { id: sold.variants[0]?.id ?? '' },
    );
    expect(text).toContain('"__typename":"NoShopHere"');
  });

  test('neighbouring countries and the brand are unaffected', async () => {
    const { market: germany, brand } = await ask<{ market: { hasShop: boolean }; brand: { name: string } }>(
      'query @inContext(locale: "de-de") { market { hasShop } brand { name } }',
    );
    expect([germany.hasShop, brand.name]).toEqual([true, 'Skarn']);
    const page = await open('/en-us/country');
    const austria = page.texts('main li:has(a[hreflang="de-AT"])')[0];
    expect(austria).toContain('No online shop yet (EUR)');
  });
});

test('pictures come from the account in the brand settings', async () => {
  const pictures = async () => (await open(`/de-de${product}`)).attributes('main img', 'src');
  expect((await pictures())[0]).toContain('/i/k2/');
  await site.editEntry('brand_settings', 'brand_settings_main', { amplience_brand_alias: 'other' });
  aMinuteLater();
  await expect.poll(async () => (await pictures())[0], { timeout: 10_000 }).toContain('/i/other/');
  await site.editEntry('brand_settings', 'brand_settings_main', { amplience_brand_alias: '' });
  aMinuteLater();
  await expect.poll(async () => (await pictures())[0], { timeout: 10_000 }).toContain('/i/k2/');
});

test('everything remains while content is down', async () => {
  await site.breakSource({ source: 'delivery', drop: true });
  aMinuteLater();
  expect((await site.get(`/da-dk${product}`)).status).toBe(200);
  aMinuteLater();
  expect((await site.get('/sv-dk/cart')).headers.get('location')).toBe('/da-dk/cart');
  expect((await ask<{ market: { hasShop: boolean } }>(hasShopInAustria)).market.hasShop).toBe(false);
});

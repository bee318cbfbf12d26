/** Server-rendered pages in several markets: the country selector, and a country without a shop. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage, type ReadPage } from './readPage.ts';
import { openSite, type Site } from '../shop/site.ts';

const product = '/p/lodestar-98';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function open(path: string): Promise<ReadPage> {
  const { status, text } = await site.get(path);
  expect(status, path).toBe(200);
  return readPage(text);
}

async function ask<Data>(query: string, headers: Record<string, string> = {}): Promise<Data> {
  const { text } = await site.post('/api/graphql', { query }, headers);
  return (JSON.parse(text) as { data: Data }).data;
}

describe('the country selector', () => {
  test('is linked from the footer and keeps the product', async () => {
    const [selector] = (await open(`/en-us${product}`)).attributes(
      'footer a[aria-haspopup="dialog"]',
      'href',
    );
    expect(selector).toBe(`/en-us/country?from=/en-us${product}`);
    const page = await open(selector ?? '');
    expect(page.attributes('main a[hreflang="de-DE"]', 'href')).toEqual([`/de-de${product}`]);
    expect((await open(`/de-de${product}`)).texts('h1')).toEqual(['Lodestar 98']);
  });

  test('marks each link with its language', async () => {
    const page = await open('/en-us/country');
    expect(page.attributes('main a[hreflang="ja-JP"]', 'lang')).toEqual(['ja']);
  });

  test('shows where a product is not sold, and links to its category', async () => {
    const { category } = await ask<{ category: { products: { edges: { node: { handle: string } }[] } } }>(
      'query @inContext(locale: "en-us") { category(handle: "skis") { products(first: 100) { edges { node { handle } } } } }',
    );
    const handles = category.products.edges.map(({ node }) => node.handle);
    for (const handle of handles) {
      const page = await open(`/en-us/country?from=/en-us/p/${handle}`);
      const path = page.attributes('main a[hreflang="de-DE"]', 'href')[0] ?? '';
      if (path === `/de-de/p/${handle}`) continue;
      expect(path).toMatch(/^\/de-de\/c\//);
      const [country] = page.texts(
        'main li:has(> * a[hreflang="de-DE"]), main li:has(> a[hreflang="de-DE"])',
      );
      expect(country).toMatch(/Not sold there: opens .+\./);
      expect((await open(path)).texts('main article').length).toBeGreaterThan(0);
      return;
    }
    throw new Error('All skis of the United States are sold in Germany too.');
  });
});

describe('a country without a shop', () => {
  test('a product has a price but cannot be added to a cart', async () => {
    const page = await open(`/ja-jp${product}`);
    expect(page.text).toContain('￥120,000');
    expect(page.texts('header a[href$="/cart"]')).toEqual([]);
    // The remaining buttons belong to the pictures, of which only turning has text, and to sharing.
    expect(page.texts('main button').filter((text) => text !== '')).toEqual(['回して見る', 'リンクをコピー']);
  });

  test('the cart page links to countries with a shop', async () => {
    const cart = await open('/ja-jp/cart');
    const change = cart.attributes('main a[href*="/country"]', 'href')[0] ?? '';
    expect(change).toBe('/ja-jp/country?from=/ja-jp/cart');
    const selector = await open(change);
    expect(selector.attributes('main a[hreflang="en-DE"]', 'href')).toEqual(['/en-de/cart']);
    await open('/en-de/cart');
  });
});

describe('a suggestion of another market', () => {
  const query = (locale: string) =>
    `query @inContext(locale: "${locale}") { marketSuggestion { question accept decline } }`;

  test.each([
    ['en-us', 'JP', true],
    ['en-jp', 'JP', false],
    ['en-us', 'US', false],
    // A country that is not offered.
    ['en-us', 'BR', false],
  ])('on %s for a visitor from %s: %s', async (locale, country, isSuggested) => {
    const { marketSuggestion } = await ask<{ marketSuggestion: object | null }>(query(locale), {
      'cf-ipcountry': country,
    });
    expect(marketSuggestion !== null).toBe(isSuggested);
  });
});

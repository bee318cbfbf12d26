/**
 * Structured data of server-rendered pages: checked by the validator's rules for rich results, and against the required
 * content. A new kind of page takes a line in the list.
 */
import Validator from '@adobe/structured-data-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStructuredData } from './crawler.ts';
import { openSite, type Site } from '../shop/site.ts';

type Item = Record<string, unknown>;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function told(path: string): Promise<Item[]> {
  const { status, text } = await site.get(path);
  expect(status).toBe(200);
  return readStructuredData(text);
}

async function errorsIn(items: readonly Item[]): Promise<string[]> {
  const byType = Object.groupBy(items, (item) => String(item['@type']));
  const issues = await new Validator().validate({ jsonld: byType as Record<string, object[]> });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(
      ({ path, issueMessage }) =>
        `${path.map(({ type, property }) => property ?? type).join('.')}: ${issueMessage}`,
    );
}

/** Paths with the types that they contain, in page order. Each is requested in English and in German. */
const pages: readonly (readonly [name: string, path: string, types: readonly string[]])[] = [
  ['home', '', ['Organization', 'WebSite']],
  ['category', '/c/skis', ['BreadcrumbList']],
  ['category below another one', '/c/skis/all-mountain/wide', ['BreadcrumbList']],
  ['product with colours and sizes', '/p/lodestar-98', ['ProductGroup', 'BreadcrumbList']],
  ['product with one choice', '/p/pinion-leash', ['ProductGroup', 'BreadcrumbList']],
  ['product on sale', '/p/lodestar-106-w', ['ProductGroup', 'BreadcrumbList']],
  ['product on preorder', '/p/foreman-hoodie', ['ProductGroup', 'BreadcrumbList']],
  ['product that is sold out', '/p/kibble-18', ['ProductGroup', 'BreadcrumbList']],
];

/** Languages with a shop, and one of a country without. */
const markets = ['en-us', 'de-de'];

describe.each(markets)('in %s', (lang) => {
  test.each(pages)('%s has its types, without an error', async (_name, path, types) => {
    const address = path === '' && lang === 'en-us' ? '/' : `/${lang}${path}`;
    const items = await told(address);
    expect(items.map((item) => item['@type'])).toEqual(types);
    expect(items.map((item) => item['@context'])).toEqual(types.map(() => 'https://schema.org'));
    expect(await errorsIn(items)).toEqual([]);
  });
});

test('the validator rejects a product without a name, and an offer without a price', async () => {
  const offers = { '@type': 'Offer', priceCurrency: 'USD' };
  expect(await errorsIn([{ '@type': 'Product', image: 'https://skarn.example/a.jpg', offers }])).not.toEqual(
    [],
  );
});

interface Offer {
  price: string;
  priceCurrency: string;
  availability?: string;
  url: string;
  priceSpecification?: { price: string };
}
type Variant = Item & { offers?: Offer };

async function variantsOf(path: string): Promise<Variant[]> {
  const [product] = await told(path);
  return (product?.['hasVariant'] ?? []) as Variant[];
}

describe('offers', () => {
  test('are in the market’s currency, at its own URL', async () => {
    for (const [lang, currency] of [
      ['en-us', 'USD'],
      ['fr-ca', 'CAD'],
      ['de-de', 'EUR'],
    ] as const) {
      const variants = await variantsOf(`/${lang}/p/lodestar-98`);
      expect(variants.length).toBeGreaterThan(3);
      expect(new Set(variants.map(({ offers }) => offers?.priceCurrency))).toEqual(new Set([currency]));
      for (const { offers, color, size } of variants) {
        const url = new URL(offers?.url ?? '');
        expect(url.pathname).toBe(`/${lang}/p/lodestar-98`);
        expect(url.searchParams.get('color')).toBe(String(color).toLowerCase());
        expect(url.searchParams.get('length')).toBe(String(size).toLowerCase());
      }
    }
  });

  test('lead to a page with the variant selected', async () => {
    const variant = (await variantsOf('/en-us/p/lodestar-98')).at(-1);
    const { status, text } = await site.get(variant?.offers?.url ?? '');
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/en-us/p/lodestar-98"`);
  });

  test('of a product on sale include the regular price', async () => {
    const offers = (await variantsOf('/en-us/p/lodestar-106-w')).flatMap(({ offers }) => offers ?? []);
    expect(offers.length).toBeGreaterThan(0);
    for (const { price, priceSpecification } of offers)
      expect(Number(priceSpecification?.price)).toBeGreaterThan(Number(price));
  });

  test.each([
    ['in stock', 'lodestar-98', 'InStock'],
    ['expected', 'foreman-hoodie', 'PreOrder'],
    ['sold out', 'kibble-18', 'OutOfStock'],
  ])('include the availability: %s', async (_state, handle, expected) => {
    for (const lang of markets) {
      const found = (await variantsOf(`/${lang}/p/${handle}`)).map(({ offers }) => offers?.availability);
      expect(found).toContain(`https://schema.org/${expected}`);
    }
  });

  test('have the content’s price and no availability where there is no shop', async () => {
    const [product] = await told('/ja-jp/p/lodestar-98');
    expect(product).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'JPY' } });
    expect(JSON.stringify(product)).not.toContain('availability');
    expect(await errorsIn(await told('/ja-jp/p/lodestar-98'))).toEqual([]);
  });
});

test('a missing or withdrawn page has none', async () => {
  for (const path of ['/en-us/no-such-page', '/en-us/p/lodestar-88', '/en-us/cart']) {
    expect(readStructuredData((await site.get(path)).text)).toEqual([]);
  }
});

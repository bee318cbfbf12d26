/** What stands beside the button, end to end: shipping, delivery estimate, promises. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Answer {
  market: {
    delivery: { formatted: string; earliest: { iso: string }; latest: { iso: string } } | null;
    promises: { text: string; href: string }[];
  };
  product: {
    shipping: {
      cost: { formatted: string } | null;
      freeFrom: { formatted: string } | null;
      isFree: boolean;
    } | null;
  };
}
const ask = (locale: string, handle: string) =>
  shop.visitor().ask<Answer>(
    `query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
      market { delivery { formatted earliest { iso } latest { iso } } promises { text href } }
      product(handle: $handle) { ... on Product {
        shipping { cost { formatted } freeFrom { formatted } isFree } } } }`,
    { locale, handle },
  );

describe('beside the button', () => {
  test.each([
    [
      'en-us',
      'lodestar-98',
      { cost: { formatted: '$0.00' }, freeFrom: { formatted: '$99.00' }, isFree: true },
    ],
    [
      'en-us',
      'pit-strap',
      { cost: { formatted: '$8.95' }, freeFrom: { formatted: '$99.00' }, isFree: false },
    ],
    // Guests of the Canadian store are excluded from free shipping.
    ['en-ca', 'pit-strap', { cost: { formatted: '$14.50' }, freeFrom: null, isFree: false }],
    ['en-jp', 'lodestar-98', null],
  ])('at %s, %s ships for', async (locale, handle, shipping) => {
    const { data, errors } = await ask(locale, handle);
    expect(errors).toEqual([]);
    expect(data.product.shipping).toEqual(shipping);
  });

  test('an estimate and links to the articles, in the market’s language', async () => {
    const { data } = await ask('de-de', 'lodestar-98');
    expect(data.market.promises).toEqual([
      { text: '30 Tage Rückgaberecht', href: '/de-de/support/returns' },
      { text: 'Zwei Winter Garantie', href: '/de-de/support/warranty' },
    ]);
    const { earliest, latest } = data.market.delivery!;
    expect(Date.parse(earliest.iso)).toBeGreaterThan(Date.now());
    expect(Date.parse(latest.iso)).toBeGreaterThan(Date.parse(earliest.iso));
  });

  test('nothing of it where nothing is sold', async () => {
    const { data } = await ask('en-jp', 'lodestar-98');
    expect(data.market).toEqual({ delivery: null, promises: [] });
  });

  test('an outage of the shipping settings costs the sentence, not the page', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'spend', status: 503 });
    const { data, errors } = await ask('en-us', 'lodestar-98');
    await shop.mendSources();
    expect([data.product.shipping, errors]).toEqual([null, []]);
  });
});

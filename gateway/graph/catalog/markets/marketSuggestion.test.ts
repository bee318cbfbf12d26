/** Market suggestion (platform.md 7, geolocation), end to end. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

const text = /* GraphQL */ `
  query ($locale: Locale!, $path: String) @inContext(locale: $locale) {
    marketSuggestion(path: $path) {
      country
      locale
      language
      path
      arrival
      question
      accept
      decline
    }
  }
`;

async function suggested(country: string | null, locale: string, path: string | null = null) {
  const visitor = shop.visitor({ country });
  const { data, errors, log } = await visitor.ask<{ marketSuggestion: object | null }>(text, {
    locale,
    path,
  });
  expect(errors).toEqual([]);
  return { suggestion: data.marketSuggestion, calls: callsBySource(log.records), log };
}

describe('a shopper from elsewhere', () => {
  test('is asked in their country’s default language, about the current page', async () => {
    expect((await suggested('de', 'en-us', '/en-us/p/lodestar-98?color=spruce')).suggestion).toEqual({
      country: 'DE',
      locale: 'de-de',
      language: 'de',
      path: '/de-de/p/lodestar-98',
      arrival: 'SAME_PAGE',
      question: expect.stringMatching(/Deutschland.+wechseln\?$/),
      accept: expect.stringContaining('Deutschland'),
      decline: 'Hier bleiben',
    });
  });

  test('is asked in English where that is the default', async () => {
    expect((await suggested('ch', 'fr-fr')).suggestion).toMatchObject({
      locale: 'en-ch',
      language: 'en',
      path: '/en-ch',
      question: 'Your location looks like Switzerland. Switch to the shop for that country?',
      accept: 'Switch to Switzerland',
      decline: 'Stay here',
    });
  });

  test('is told that the product is not shown there', async () => {
    expect((await suggested('de', 'en-us', '/en-us/p/gangue-112')).suggestion).toMatchObject({
      arrival: 'CATEGORY',
      path: expect.stringMatching(/^\/de-de\/c\/skis/),
    });
  });

  test('is asked in English while content is down, and led home', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'delivery', status: 503 });
    expect((await suggested('fr', 'en-us', '/en-us/p/lodestar-98')).suggestion).toMatchObject({
      locale: 'fr-fr',
      arrival: 'HOME',
      path: '/fr-fr',
      decline: 'Stay here',
    });
  });
});

test.each([
  ['already in their market', 'de', 'en-de'],
  ['already in their market under the alias uk', 'gb', 'en-uk'],
  ['whose country is not offered', 'kr', 'en-us'],
])('nothing is suggested to a shopper %s', async (_sentence, country, locale) => {
  await shop.coldSources();
  const { suggestion, calls } = await suggested(country, locale);
  expect(suggestion).toBeNull();
  expect(calls).toEqual({ spend: 1 });
});

test('nothing is suggested when the country is unknown', async () => {
  expect((await suggested('xx', 'en-us')).suggestion).toBeNull();
});

test.each([[{ status: 503 }], [{ status: 404 }], [{ drop: true }], [{ malformed: true }]])(
  'a failure of geolocation (%j) yields no country, no error, and a line in the call log',
  async (fault) => {
    await shop.coldSources();
    await shop.breakSource({ source: 'spend', ...fault });
    const { suggestion, log } = await suggested('de', 'en-us');
    expect(suggestion).toBeNull();
    expect(log.records).toMatchObject([{ call: 'getGeolocation', verdict: 'failed' }]);
  },
);

test('a suggestion costs the geolocation, the page and the texts of the other language', async () => {
  await shop.coldSources();
  expect((await suggested('de', 'en-us', '/en-us/p/lodestar-98')).calls).toEqual({ spend: 1, delivery: 3 });
});

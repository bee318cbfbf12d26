/** The test store end to end: what a request resolved to. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface TestStore {
  testStore: { title: string; facts: { key: string; name: string; value: string }[] };
}

async function facts(locale: string) {
  const { data, errors } = await shop
    .visitor()
    .ask<TestStore>(
      `query ($locale: Locale!) @inContext(locale: $locale) { testStore { title facts { key name value } } }`,
      { locale },
    );
  expect(errors).toEqual([]);
  return { ...data.testStore, values: Object.fromEntries(data.testStore.facts.map((f) => [f.key, f.value])) };
}

test.each([
  ['en-us', { contentRegion: 'us', store: 'us', currency: 'USD', language: 'en' }],
  [
    'de-de',
    { contentRegion: 'eu_region_1', store: 'eu_region_1', currency: 'EUR', country: 'Deutschland (de)' },
  ],
  ['fr-ca', { contentRegion: 'ca', store: 'ca', currency: 'CAD', locale: 'fr-ca' }],
])('%s: store, region, locale and currency of the request', async (locale, expected) => {
  const { values } = await facts(locale);
  expect(values).toMatchObject(expected);
  expect(values['checkout']).toMatch(/^[\w.-]+(:\d+)?$/);
});

test.each([
  ['en-us', 'USD $1,234.50 · MXN 1234.5'],
  ['en-ca', 'CAD $1,234.50 · USD US$1,234.50'],
  ['de-de', 'EUR 1.234,50 €'],
])(
  '%s: amounts in each currency of the store, unformatted where settings are missing',
  async (locale, expected) => {
    shop.reports.length = 0;
    const { values } = await facts(locale);
    expect(values['currencies']).toBe(expected);
    expect(shop.reports).toEqual(
      locale === 'en-us'
        ? [
            {
              message: 'currency settings are incomplete: amounts are shown unformatted',
              facts: { store: 'us', currency: 'MXN', missing: 'thousands_token' },
            },
          ]
        : [],
    );
  },
);

test('without a shop, texts say that there is neither store nor checkout', async () => {
  const { values } = await facts('ja-jp');
  expect(values).toMatchObject({
    contentRegion: 'jp',
    store: 'ここにはありません',
    currencies: 'ここにはありません',
    checkout: 'ここにはありません',
  });
});

test('texts are in the request’s language', async () => {
  const { title, facts: german } = await facts('de-de');
  expect(title).toBe('Was wir aus Ihrer Anfrage abgeleitet haben');
  expect(german.find(({ key }) => key === 'currency')?.name).toBe('Währung');
});

test('without content, facts that do not depend on it are shown in English', async () => {
  await shop.coldSources();
  await shop.breakSource({ source: 'delivery', status: 503 });
  const { values } = await facts('de-de');
  expect(values).toMatchObject({ store: 'eu_region_1', checkout: 'None here' });
});

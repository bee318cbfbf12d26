/** catalogue.md 7.4: operations name the locale of content, such as de, and the store. */
import { expect, test } from 'vitest';
import { contentMarket } from './contentMarket.rules.ts';
import { contentLocales } from './locale.rules.ts';
import { specifiedMarkets } from './specifiedMarkets.rules.ts';

test.each([
  ['a language at the store of its home', 'de', 'eu_region_1', 'de-de'],
  ['French at the Canadian store', 'fr', 'ca', 'fr-ca'],
  ['French at the European store', 'fr', 'eu_region_1', 'fr-fr'],
  ['Swedish where Sweden is billed', 'sv', 'us', 'sv-se'],
  ['Japanese where Japan is billed', 'ja', 'us', 'ja-jp'],
  ['a language at a store that is not its home’s', 'de', 'us', 'de-us'],
  ['a language without a store', 'it', null, 'it-it'],
  ['a market is no locale of content alone', 'de-at', 'eu_region_1', null],
  ['a language that content does not have', 'en', 'us', null],
  ['what objects inherit', 'constructor', 'us', null],
])('%s', (_sentence, text, store, market) => {
  expect(contentMarket(text, store, specifiedMarkets)).toBe(market);
});

test('every content language but the base has a market', () => {
  const languages = contentLocales.filter((locale) => !locale.includes('-'));
  expect(languages).toHaveLength(7);
  for (const language of languages)
    expect(contentMarket(language, null, specifiedMarkets)).toMatch(`${language}-`);
});

/** catalogue.md 7.4: operations name the locale of content, such as de, and the store. */
import { expect, test } from 'vitest';
import { contentMarket } from './contentMarket.rules.ts';
import { contentLocales } from '../locales/locale.rules.ts';
import { specifiedMarkets } from './specifiedMarkets.rules.ts';

test.each([
  ['a language at its home country’s store', 'de', 'eu_region_1', 'de-de'],
  ['French at the Canadian store', 'fr', 'ca', 'fr-ca'],
  ['French at the European store', 'fr', 'eu_region_1', 'fr-fr'],
  ['Swedish at the store that bills Sweden', 'sv', 'us', 'sv-se'],
  ['Japanese at the store that bills Japan', 'ja', 'us', 'ja-jp'],
  ['a language at another country’s store', 'de', 'us', 'de-us'],
  ['a language without a store', 'it', null, 'it-it'],
  ['a full market locale is not a bare content locale', 'de-at', 'eu_region_1', null],
  ['a language without content', 'en', 'us', null],
  ['an Object.prototype property name', 'constructor', 'us', null],
])('%s', (_sentence, text, store, market) => {
  expect(contentMarket(text, store, specifiedMarkets)).toBe(market);
});

test('every content language but the base has a market', () => {
  const languages = contentLocales.filter((locale) => !locale.includes('-'));
  expect(languages).toHaveLength(7);
  for (const language of languages)
    expect(contentMarket(language, null, specifiedMarkets)).toMatch(`${language}-`);
});

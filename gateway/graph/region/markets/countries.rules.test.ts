/** platform.md 9: countries offered, contact regions. */
import { describe, expect, test } from 'vitest';
import { canonicalLocale, contactRegion, defaultLocaleOf, offeredCountry } from './countries.rules.ts';
import { parseLocale } from '../locales/locale.rules.ts';
import { specifiedMarkets } from './specifiedMarkets.rules.ts';

describe('countries offered', () => {
  test.each([
    ['Canada (en, fr)', 'ca', ['en', 'fr'], 'en-ca'],
    ['United States (en)', 'us', ['en'], 'en-us'],
    ['Austria (en, de)', 'at', ['en', 'de'], 'en-at'],
    ['Belgium', 'be', ['en'], 'en-be'],
    ['Czech Republic', 'cz', ['en'], 'en-cz'],
    ['France (en, fr default)', 'fr', ['en', 'fr'], 'fr-fr'],
    ['Germany (en, de default)', 'de', ['en', 'de'], 'de-de'],
    ['Italy (en, it)', 'it', ['en', 'it'], 'en-it'],
    ['Netherlands', 'nl', ['en'], 'en-nl'],
    ['Norway, in English and Norwegian', 'no', ['en', 'no'], 'en-no'],
    ['Poland', 'pl', ['en'], 'en-pl'],
    ['Spain (en, es)', 'es', ['en', 'es'], 'en-es'],
    ['Sweden, in English and Swedish', 'se', ['en', 'sv'], 'en-se'],
    ['United Kingdom', 'gb', ['en'], 'en-gb'],
    ['Switzerland (en, de, fr, it)', 'ch', ['en', 'de', 'fr', 'it'], 'en-ch'],
    ['Australia', 'au', ['en'], 'en-au'],
    ['New Zealand', 'nz', ['en'], 'en-nz'],
    ['Japan (en, ja default)', 'jp', ['en', 'ja'], 'ja-jp'],
    ['Other (global)', 'global', ['en'], 'en-global'],
  ])('%s', (_sentence, value, languages, defaultLocale) => {
    const country = offeredCountry(value, specifiedMarkets)!;
    expect(country.langs.map((language) => language.value)).toEqual(languages);
    expect(country.langs.filter(({ langDefault }) => langDefault)).toHaveLength(1);
    expect(defaultLocaleOf(country)).toBe(defaultLocale);
  });

  test('and no others', () => {
    expect(specifiedMarkets.countries).toHaveLength(19);
    expect(['kr', 'ru', 'dk', 'xx'].map((code) => offeredCountry(code, specifiedMarkets))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('Great Britain is also accepted as uk', () => {
    expect(offeredCountry('uk', specifiedMarkets)?.value).toBe('gb');
  });

  test('exactly one locale is x-default: English in the United States', () => {
    const defaults = specifiedMarkets.countries.flatMap(({ value, langs }) =>
      langs.filter(({ xDefault }) => xDefault).map((language) => `${language.value}-${value}`),
    );
    expect(defaults).toEqual(['en-us']);
  });
});

test.each([
  ['an offered locale is its own canonical locale', 'fr-ch', 'fr-ch'],
  ['… also where it is not the default of its country', 'en-de', 'en-de'],
  ['a language that the country is not offered in becomes its default language', 'fr-us', 'en-us'],
  ['… whichever that is', 'it-fr', 'fr-fr'],
  ['… even the national language, when it is not offered', 'nl-nl', 'en-nl'],
  ['a country that is not offered becomes global', 'en-kr', 'en-global'],
  ['… in any language', 'de-lu', 'en-global'],
  ['global is in English', 'de-global', 'en-global'],
  ['uk becomes gb', 'en-uk', 'en-gb'],
])('canonical locale: %s (%s)', (_sentence, locale, canonical) => {
  expect(canonicalLocale(parseLocale(locale)!, specifiedMarkets)).toBe(canonical);
});

describe('contact regions', () => {
  test.each([
    ['us', 'us'],
    ['ca', 'ca'],
    ['no', 'no'],
    ['jp', 'jp'],
    ['au', 'au'],
    ['nz', 'nz'],
    ['uk', 'uk'],
    ['kr', 'kr'],
    ['de', 'eu'],
    ['fr', 'eu'],
    ['at', 'eu'],
    ['cz', 'eu'],
    ['it', 'eu'],
    ['nl', 'eu'],
    ['pl', 'eu'],
    ['se', 'eu'],
    ['gb', 'eu'],
    ['ch', 'eu'],
  ])('contact region of %s is %s', (country, region) => {
    expect(contactRegion(country)).toBe(region);
  });

  test.each(['be', 'es', 'dk', 'ru', 'global'])('%s has no contact region', (country) => {
    expect(contactRegion(country)).toBeNull();
  });
});

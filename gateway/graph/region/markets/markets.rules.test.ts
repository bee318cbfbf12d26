/** Market table from editors' regions and settings (platform.md 3, 4, 9). */
import { describe, expect, test } from 'vitest';
import { canonicalLocale, defaultLocaleOf, offeredCountry } from './countries.rules.ts';
import { offeredLocales } from '../locales/hreflang.rules.ts';
import { hasShopIn, marketsOf, type RegionRow, type ShoppingRow } from './markets.rules.ts';
import { contentRegion, regionGroup } from './region.rules.ts';
import { specifiedMarkets } from './specifiedMarkets.rules.ts';

type Offer = RegionRow['markets'][number];

function region(id: string, countries: string, ...markets: Offer[]): RegionRow {
  return { id, countries: countries.split(' ').filter(Boolean), markets };
}
const offer = (country: string, languages: string, defaultLanguage = ''): Offer => ({
  country,
  languages: languages.split(' ').filter(Boolean),
  defaultLanguage,
});

const denmark = region('eu', 'dk pl', offer('dk', 'en da', 'da'), offer('pl', 'en'));

describe('countries offered', () => {
  test.each<[string, RegionRow[], string]>([
    ['a market that editors add is offered in its languages', [denmark], 'en-dk da-dk en-pl en-us en-global'],
    ['the default locale and global are always offered', [], 'en-us en-global'],
    ['… even when the entry omits its language', [region('us', '', offer('us', 'es'))], 'en-us es-us en-global'],
    ['English comes first', [region('ca', '', offer('ca', 'fr en'))], 'en-ca fr-ca en-us en-global'],
    ['case and surrounding spaces are ignored', [region('eu', '', offer(' DK ', 'EN'))], 'en-dk en-us en-global'],
    ['a language listed twice counts once', [region('eu', '', offer('dk', 'en EN'))], 'en-dk en-us en-global'],
    ['invalid codes are dropped', [region('eu', '', offer('denmark', 'en'), offer('dk', 'danish'))], 'en-us en-global'],
    ['a country that two regions offer belongs to the first', [region('b', '', offer('dk', 'de')), region('a', '', offer('dk', 'en'))], 'en-dk en-us en-global'],
    ['offers of pro regions are ignored', [region('pro', 'us', offer('dk', 'en'))], 'en-us en-global'],
  ])('%s', (_sentence, rows, locales) => {
    expect(offeredLocales(marketsOf(rows, [])).join(' ')).toBe(locales);
  }); // oxfmt-ignore

  test.each<[string, Offer, string]>([
    ['the one that editors set', offer('dk', 'en da', 'da'), 'da-dk'],
    ['English when none is set', offer('dk', 'da en'), 'en-dk'],
    ['English when the one set is not offered', offer('dk', 'da en', 'sv'), 'en-dk'],
    ['the first language when English is not offered', offer('dk', 'da de'), 'da-dk'],
  ])('default language: %s', (_sentence, row, locale) => {
    const country = offeredCountry('dk', marketsOf([region('eu', '', row)], []));
    expect(country && defaultLocaleOf(country)).toBe(locale);
  });

  test('an added market is its own canonical locale', () => {
    expect(canonicalLocale({ language: 'da', country: 'dk' }, marketsOf([denmark], []))).toBe('da-dk');
    expect(canonicalLocale({ language: 'da', country: 'dk' }, specifiedMarkets)).toBe('en-global');
  });
});

describe('region map', () => {
  test.each<[string, RegionRow[], string, string]>([
    ['a country belongs to the region that lists it', [region('eu_region_1', 'pl')], 'pl', 'eu_region_1'],
    [
      'a market belongs to the region that offers it when none lists it',
      [region('jp', 'jp', offer('kr', 'en'))],
      'kr',
      'jp',
    ],
    [
      'a list takes precedence over an offer',
      [region('a', '', offer('kr', 'en')), region('b', 'kr')],
      'kr',
      'b',
    ],
    [
      'a country listed by several regions belongs to the first by id',
      [region('b', 'kr'), region('a', 'kr')],
      'kr',
      'a',
    ],
    ['a country alias belongs to the same region', [region('eu', 'gb')], 'uk', 'eu'],
    ['everything else is other', [region('us', 'us')], 'kr', 'other'],
    ['lists of pro regions are ignored', [region('pro', 'us'), region('us', 'us')], 'us', 'us'],
  ])('%s', (_sentence, rows, country, id) => {
    expect(regionGroup(country, marketsOf(rows, []))).toBe(id);
  });

  test('pro rules are built in: a pro in a country that moves to the European region', () => {
    expect(contentRegion('pl', true, marketsOf([region('eu_region_1', 'pl')], []))).toBe('pro_eu_region_1');
  });

  test('the regions are the editors’ plus the built-in ones', () => {
    expect(marketsOf([region('us', 'us'), region('andes', 'cl')], []).regions).toEqual([
      'andes', 'us', 'other', 'pro', 'pro_ca', 'pro_eu_region_1',
    ]); // oxfmt-ignore
    expect([...specifiedMarkets.regions].toSorted()).toEqual(
      'ca eu eu_region_1 jp other pro pro_ca pro_eu_region_1 us'.split(' '),
    );
  });
});

const off = (...markets: string[]): ShoppingRow => ({ shopping: false, markets });
const on = (...markets: string[]): ShoppingRow => ({ shopping: true, markets });
const silent: ShoppingRow = { shopping: null, markets: [] };

test.each<[string, ShoppingRow[], string, string, boolean]>([
  ['a shopping region has a cart', [], 'de', 'eu_region_1', true],
  ['other regions have none', [], 'jp', 'jp', false],
  ['… whatever the settings, as no store sells there', [on('jp')], 'jp', 'jp', false],
  ['settings disable it everywhere', [off()], 'us', 'us', false],
  ['unset settings disable nothing', [silent], 'us', 'us', true],
  ['settings of a country disable it there', [on(), off('at')], 'at', 'eu_region_1', false],
  ['… for its pros too', [on(), off('at')], 'at', 'pro_eu_region_1', false],
  ['… and nowhere else', [on(), off('at')], 'de', 'eu_region_1', true],
  ['settings of a region disable it there', [on(), off('EU_region_1')], 'de', 'eu_region_1', false],
  ['a country takes precedence over its region', [off('eu_region_1'), on('de')], 'de', 'eu_region_1', true],
  ['a region takes precedence over all markets', [off(), on('ca')], 'ca', 'ca', true],
])('shopping: %s', (_sentence, rows, country, id, expected) => {
  expect(hasShopIn(marketsOf([], rows), country, id)).toBe(expected);
});

test.each([
  ['a region whose store is configured', 'de', 'eu_region_1', true],
  ['and its pros', 'de', 'pro_eu_region_1', true],
  ['a region without a store', 'us', 'us', false],
  ['its pros', 'us', 'pro', false],
])('with one store only: %s', (_sentence, country, id, expected) => {
  expect(hasShopIn({ ...marketsOf([], []), stores: ['eu_region_1'] }, country, id)).toBe(expected);
});

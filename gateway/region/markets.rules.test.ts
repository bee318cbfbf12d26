/** How editors' regions and settings become the table of markets (platform.md 3, 4, 9). */
import { describe, expect, test } from 'vitest';
import { canonicalLocale, defaultLocaleOf, offeredCountry } from './countries.rules.ts';
import { offeredLocales } from './hreflang.rules.ts';
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
    ['a market that editors open is offered in its languages', [denmark], 'en-dk da-dk en-pl en-us en-global'],
    ['the default locale and everywhere else are always offered', [], 'en-us en-global'],
    ['… also where the editors forgot its language', [region('us', '', offer('us', 'es'))], 'en-us es-us en-global'],
    ['English comes first', [region('ca', '', offer('ca', 'fr en'))], 'en-ca fr-ca en-us en-global'],
    ['capitals and blanks do not matter', [region('eu', '', offer(' DK ', 'EN'))], 'en-dk en-us en-global'],
    ['a language that is named twice counts once', [region('eu', '', offer('dk', 'en EN'))], 'en-dk en-us en-global'],
    ['what is no code is left out', [region('eu', '', offer('denmark', 'en'), offer('dk', 'danish'))], 'en-us en-global'],
    ['a country that two regions offer is the first one’s', [region('b', '', offer('dk', 'de')), region('a', '', offer('dk', 'en'))], 'en-dk en-us en-global'],
    ['what a region of pros offers counts for nothing', [region('pro', 'us', offer('dk', 'en'))], 'en-us en-global'],
  ])('%s', (_sentence, rows, locales) => {
    expect(offeredLocales(marketsOf(rows, [])).join(' ')).toBe(locales);
  }); // prettier-ignore

  test.each<[string, Offer, string]>([
    ['the one that editors name', offer('dk', 'en da', 'da'), 'da-dk'],
    ['English where they name none', offer('dk', 'da en'), 'en-dk'],
    ['English where they name one that is not offered', offer('dk', 'da en', 'sv'), 'en-dk'],
    ['the first one where there is no English', offer('dk', 'da de'), 'da-dk'],
  ])('default language: %s', (_sentence, row, locale) => {
    const country = offeredCountry('dk', marketsOf([region('eu', '', row)], []));
    expect(country && defaultLocaleOf(country)).toBe(locale);
  });

  test('a market that is opened is its own canonical address', () => {
    expect(canonicalLocale({ language: 'da', country: 'dk' }, marketsOf([denmark], []))).toBe('da-dk');
    expect(canonicalLocale({ language: 'da', country: 'dk' }, specifiedMarkets)).toBe('en-global');
  });
});

describe('region map', () => {
  test.each<[string, RegionRow[], string, string]>([
    ['a country belongs to the region that lists it', [region('eu_region_1', 'pl')], 'pl', 'eu_region_1'],
    [
      'a market to the region that offers it, when none lists it',
      [region('jp', 'jp', offer('kr', 'en'))],
      'kr',
      'jp',
    ],
    ['a list goes before an offer', [region('a', '', offer('kr', 'en')), region('b', 'kr')], 'kr', 'b'],
    ['a country that several list to the first by id', [region('b', 'kr'), region('a', 'kr')], 'kr', 'a'],
    ['a country under its other code to the same one', [region('eu', 'gb')], 'uk', 'eu'],
    ['everything else other', [region('us', 'us')], 'kr', 'other'],
    ['a region of pros lists for readers only', [region('pro', 'us'), region('us', 'us')], 'us', 'us'],
  ])('%s', (_sentence, rows, country, id) => {
    expect(regionGroup(country, marketsOf(rows, []))).toBe(id);
  });

  test('pro rules stay in code: a pro in a country that moves to the shop’s region of Europe', () => {
    expect(contentRegion('pl', true, marketsOf([region('eu_region_1', 'pl')], []))).toBe('pro_eu_region_1');
  });

  test('the list of regions is the editors’, with those that code needs', () => {
    expect(marketsOf([region('us', 'us'), region('andes', 'cl')], []).regions).toEqual([
      'andes', 'us', 'other', 'pro', 'pro_ca', 'pro_eu_region_1',
    ]); // prettier-ignore
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
  ['another region has none', [], 'jp', 'jp', false],
  ['… whatever the settings say: no store sells there', [on('jp')], 'jp', 'jp', false],
  ['settings switch it off everywhere', [off()], 'us', 'us', false],
  ['settings that say nothing switch nothing off', [silent], 'us', 'us', true],
  ['settings of a country switch that one off', [on(), off('at')], 'at', 'eu_region_1', false],
  ['… for its pros, too', [on(), off('at')], 'at', 'pro_eu_region_1', false],
  ['… and no other one', [on(), off('at')], 'de', 'eu_region_1', true],
  ['settings of a region switch it off there', [on(), off('EU_region_1')], 'de', 'eu_region_1', false],
  ['a country goes before its region', [off('eu_region_1'), on('de')], 'de', 'eu_region_1', true],
  ['a region goes before all', [off(), on('ca')], 'ca', 'ca', true],
])('shopping: %s', (_sentence, rows, country, id, expected) => {
  expect(hasShopIn(marketsOf([], rows), country, id)).toBe(expected);
});

/** Every country and kind of customer (platform.md 4, 6, 9): region, store and spend brand. */
import { describe, expect, test } from 'vitest';
import { spendBrand } from './billing.rules.ts';
import {
  accountStores,
  isProNow,
  guestAt,
  scopeForLocale,
  type ScopeCustomer,
} from './scopeForLocale.rules.ts';
import { marketsOf } from './markets.rules.ts';
import { specifiedMarkets } from './specifiedMarkets.rules.ts';

const NOW = Date.UTC(2026, 10, 21);

function customer(change: Partial<ScopeCustomer> = {}): ScopeCustomer {
  return { id: 7, groupId: 12, proRegion: null, proUntil: null, ...change };
}

/** Content region, store, shopping or not. */
type Found = readonly [contentRegion: string, store: string, shop: 'shop' | '-'];

// oxfmt-ignore
const table: readonly (readonly [country: string, everybody: Found, pros: Found, spendBrand: string])[] = [
  ['us',     ['us', 'us', 'shop'],                   ['pro', 'us', 'shop'],                      'us'],
  ['ca',     ['ca', 'ca', 'shop'],                   ['pro_ca', 'ca', 'shop'],                   'ca'],
  ['jp',     ['jp', 'us', '-'],                      ['jp', 'us', '-'],                          'eu_region_1'],
  ['de',     ['eu_region_1', 'eu_region_1', 'shop'], ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['at',     ['eu_region_1', 'eu_region_1', 'shop'], ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['nl',     ['eu_region_1', 'eu_region_1', 'shop'], ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['es',     ['eu_region_1', 'eu_region_1', 'shop'], ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['fr',     ['eu_region_1', 'eu_region_1', 'shop'], ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['it',     ['eu_region_1', 'eu_region_1', 'shop'], ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['be',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['bg',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['ch',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['cy',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['cz',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['dk',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['ee',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['ie',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['el',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['fi',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['gr',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['gb',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['hr',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['hu',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['lv',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['lu',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['mt',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['no',     ['eu', 'us', '-'],                      ['eu', 'us', '-'],                          'no'],
  ['pl',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['pt',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['ro',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['si',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['sk',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['se',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['uk',     ['eu', 'us', '-'],                      ['pro_eu_region_1', 'eu_region_1', 'shop'], 'eu_region_1'],
  ['au',     ['other', 'us', '-'],                   ['other', 'us', '-'],                       'eu_region_1'],
  ['nz',     ['other', 'us', '-'],                   ['other', 'us', '-'],                       'eu_region_1'],
  ['ru',     ['other', 'us', '-'],                   ['other', 'us', '-'],                       'eu_region_1'],
  ['kr',     ['other', 'us', '-'],                   ['other', 'us', '-'],                       'eu_region_1'],
  ['global', ['other', 'us', '-'],                   ['other', 'us', '-'],                       'eu_region_1'],
];

describe.each(table)('%s', (country, everybody, pros, brand) => {
  const found = (customerAt: (store: string) => ScopeCustomer | null): unknown[] => {
    const scope = scopeForLocale(`en-${country}`, customerAt, NOW, specifiedMarkets)!;
    const shop = scope.hasShop ? 'shop' : '-';
    return [scope.contentRegion, scope.commerceRegion, shop, scope.customerId];
  };

  test('a guest', () => expect(found(guestAt)).toEqual([...everybody, null]));
  test('a customer of its store', () =>
    expect(found((store) => (store === everybody[1] ? customer() : null))).toEqual([...everybody, 7]));
  test('a pro of its store', () =>
    expect(found((store) => (store === pros[1] ? customer({ proRegion: 'pro_x' }) : null))).toEqual([
      ...pros,
      7,
    ]));
  test('brand that counts a pro’s spend', () => expect(spendBrand(country)).toBe(brand));
});

describe('customers of stores', () => {
  const shopperUs = { us: customer({ id: 1002, groupId: 12 }) };
  const proUs = { us: customer({ id: 1003, groupId: 13, proRegion: 'pro' }) };
  const proNo = { us: customer({ id: 1005, groupId: 13, proRegion: 'pro_no' }) };
  const expiredUs = { us: { ...proUs.us, proUntil: NOW } };
  const lastingUs = { us: { ...proUs.us, proUntil: NOW + 1 } };
  const shopperEu = { eu_region_1: customer({ id: 5001, groupId: 52 }) };
  const proEu = { eu_region_1: customer({ id: 5002, groupId: 53, proRegion: 'pro_eu_region_1' }) };
  const everywhere = { ...proUs, ...shopperEu };

  test.each<[string, string, Readonly<Record<string, ScopeCustomer>>, (string | number | null)[]]>([
    ['a customer at home', 'en-us', shopperUs, ['us', 'us', 1002, 12]],
    ['a customer of another store is a guest', 'en-ca', shopperUs, ['ca', 'ca', null, null]],
    ['… whatever the code says', 'en-ca', proUs, ['ca', 'ca', null, null]],
    ['a pro at home', 'en-us', proUs, ['pro', 'us', 1003, 13]],
    ['a pro of the us store in Norway is a customer without a pro region', 'no-no', proUs, ['eu', 'us', 1003, 13]],
    ['a Norwegian pro too', 'no-no', proNo, ['eu', 'us', 1005, 13]],
    ['… who is a pro in the United States', 'en-us', proNo, ['pro', 'us', 1005, 13]],
    ['a pro of the us store in Poland is a customer and no pro', 'en-pl', proUs, ['eu', 'us', 1003, 13]],
    ['a pro of the us store in Germany is a guest', 'de-de', proUs, ['eu_region_1', 'eu_region_1', null, null]],
    ['a pro of the us store in Japan is a customer and no pro', 'ja-jp', proUs, ['jp', 'us', 1003, 13]],
    ['a pro of the European store in Poland buys there', 'en-pl', proEu, ['pro_eu_region_1', 'eu_region_1', 5002, 53]],
    ['a customer of the European store in Poland is a guest: the us store is asked there', 'en-pl', shopperEu, ['eu', 'us', null, null]],
    ['a membership that lasts', 'en-us', lastingUs, ['pro', 'us', 1003, 13]],
    ['an expired pro is a customer', 'en-us', expiredUs, ['us', 'us', 1003, 13]],
    ['signed in at two stores: each market has its own', 'de-de', everywhere, ['eu_region_1', 'eu_region_1', 5001, 52]],
  ])('%s (%s)', (_sentence, locale, signedIn, [contentRegion, commerceRegion, customerId, customerGroup]) => {
    expect(scopeForLocale(locale, (store) => signedIn[store] ?? null, NOW, specifiedMarkets)).toMatchObject({
      contentRegion,
      commerceRegion,
      customerId,
      customerGroup,
    });
  }); // oxfmt-ignore

  test.each([
    ['pro when the pro code region starts with pro', 'pro', null, true],
    ['a code of another region makes no pro', 'us', null, false],
    ['no code, no pro', null, null, false],
    ['while the membership lasts', 'pro', NOW + 1, true],
    ['no longer', 'pro', NOW, false],
  ])('%s', (_sentence, proRegion, proUntil, verdict) => {
    expect(isProNow(customer({ proRegion, proUntil }), NOW)).toBe(verdict);
  });

  test.each([
    ['us', ['us']],
    ['ca', ['ca']],
    ['de', ['eu_region_1']],
    ['pl', ['us', 'eu_region_1']],
    ['no', ['us']],
    ['jp', ['us']],
  ])('who lives in %s may have an account at %s', (country, stores) => {
    expect(accountStores(country, specifiedMarkets)).toEqual(stores);
  });
});

test('defaults: country us, language en, locale en-us, region us', () => {
  expect(scopeForLocale('en-us', guestAt, NOW, specifiedMarkets)).toEqual({
    country: 'us',
    language: 'en',
    contentLocale: 'en-us',
    contentRegion: 'us',
    commerceRegion: 'us',
    hasShop: true,
    customerGroup: null,
    isCustomer: false,
    customerId: null,
    preview: false,
    livePreview: null,
  });
});

test('the language does not affect the region', () => {
  expect(scopeForLocale('fr-ca', guestAt, NOW, specifiedMarkets)).toMatchObject({
    language: 'fr',
    contentLocale: 'fr',
    contentRegion: 'ca',
    commerceRegion: 'ca',
  });
});

test('an invalid locale has no scope', () => {
  expect(scopeForLocale('wp-login', guestAt, NOW, specifiedMarkets)).toBeNull();
});

describe('how English is spelled', () => {
  const row = (id: string, countries: string[], english: string) => ({ id, countries, markets: [], english });
  const markets = marketsOf(
    [
      row('us', ['us'], ''),
      row('ca', ['ca'], 'en-ca'),
      row('eu', ['gb', 'no'], ' EN-GB '),
      row('other', [], 'en-gb'),
      row('jp', ['jp'], 'fr'),
    ],
    [],
  );
  const proCa = (store: string) => (store === 'ca' ? customer({ proRegion: 'pro_ca' }) : null);

  test.each([
    ['as in the base where the region names no locale', 'en-us', guestAt, 'en-us'],
    ['… or a locale that is not English', 'en-jp', guestAt, 'en-us'],
    ['as in the locale that the region names', 'en-ca', guestAt, 'en-ca'],
    ['… also for pros, whose region has no entry of its own', 'en-ca', proCa, 'en-ca'],
    ['capitals and spaces do not count', 'en-gb', guestAt, 'en-gb'],
    ['countries of no region have that of the others', 'en-kr', guestAt, 'en-gb'],
    ['a language without content reads the region’s English', 'pl-gb', guestAt, 'en-gb'],
    ['a language with content has its own', 'no-no', guestAt, 'no'],
  ])('%s', (_sentence, locale, customerAt, contentLocale) => {
    expect(scopeForLocale(locale, customerAt, NOW, markets)?.contentLocale).toBe(contentLocale);
  });

  test('as in the base while no region was read', () => {
    expect(scopeForLocale('en-gb', guestAt, NOW, specifiedMarkets)?.contentLocale).toBe('en-us');
  });
});

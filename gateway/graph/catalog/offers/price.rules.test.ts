/** catalogue.md 4 "Tags" (Sale, RRP) and 5 "Price display". */
import { describe, expect, test } from 'vitest';
import type { MarketFlags } from '../../region/markets/market.ts';
import {
  contentPrice,
  discountOf,
  priceVerdict,
  pricesOver,
  type OfferPrices,
  proBenefit,
} from './price.rules.ts';

const us: MarketFlags = { hasShop: true, isPro: false, isEu: false };
const germany: MarketFlags = { ...us, isEu: true };
const poland: MarketFlags = { hasShop: false, isPro: false, isEu: true };
const proUs: MarketFlags = { ...us, isPro: true };
const proGermany: MarketFlags = { ...germany, isPro: true };

const prices = (calculated: number, retail: number | null, range?: [number, number]): OfferPrices => ({
  calculatedPrice: calculated,
  retailPrice: retail === null ? null : retail,
  variationPriceRange: range ? { lowPrice: range[0], highPrice: range[1] } : null,
  isPartlyReduced: retail !== null && calculated < retail,
});

describe('product', () => {
  test.each([
    [
      'if the range has different low and high, a range is shown',
      prices(499, 499, [499, 549]),
      us,
      { current: 499, highest: 549, regular: null },
    ],
    ['else a single price', prices(499, 499, [499, 499]), us, { current: 499, highest: null, regular: null }],
    [
      'without a range a single price',
      prices(499, null),
      us,
      { current: 499, highest: null, isOnSale: false },
    ],
    [
      'on sale the normal price is struck through and the discount price shown',
      prices(399, 499),
      us,
      { current: 399, regular: 499, isOnSale: true },
    ],
    [
      'a sale over a range keeps both ends',
      prices(399, 499, [399, 429]),
      us,
      { current: 399, highest: 429, regular: 499, isOnSale: true },
    ],
    ['sale only in a shopping region', prices(399, 499), poland, { isOnSale: false, regular: null }],
    ['sale never for a pro', prices(399, 499), proUs, { isOnSale: false, regular: null }],
    ['sale only when calculated is below retail', prices(499, 499), us, { isOnSale: false }],
  ])('%s', (_sentence, given, market, expected) => {
    expect(priceVerdict(given, market)).toMatchObject(expected);
  });
});

describe('the RRP label', () => {
  const labels = (isRetailPrice: boolean, isRegularRetailPrice: boolean) => ({
    isRetailPrice,
    isRegularRetailPrice,
  });

  test.each([
    [
      'is shown in the EU region when it is a shopping region',
      prices(499, 499),
      germany,
      labels(true, false),
    ],
    ['not in the EU without a shop', prices(499, 499), poland, labels(false, false)],
    ['not outside the EU', prices(499, 499), us, labels(false, false)],
    ['not outside the EU on sale', prices(399, 499), us, labels(false, false)],
    [
      'on sale stands at the struck-through price, not at the reduced one',
      prices(399, 499),
      germany,
      labels(false, true),
    ],
    ['on sale without a shop is not shown', prices(399, 499), poland, labels(false, false)],
    ['is not shown beside a pro’s lower price', prices(399, 499), proGermany, labels(false, false)],
    ['is shown to a pro who pays the retail price', prices(499, 499), proGermany, labels(true, false)],
    ['is not shown to a pro outside the EU', prices(499, 499), proUs, labels(false, false)],
    ['is not shown without a recommended price', prices(499, null), germany, labels(false, false)],
    [
      'is not shown beside a price above the recommended one',
      prices(549, 499),
      germany,
      labels(false, false),
    ],
    [
      'is shown beside a range of recommended prices',
      prices(499, 499, [499, 549]),
      germany,
      labels(true, false),
    ],
    [
      'not beside a range whose lower end is reduced',
      prices(499, 499, [399, 549]),
      germany,
      labels(false, false),
    ],
    [
      'nor whose upper end is',
      { ...prices(499, 499, [499, 549]), isPartlyReduced: true },
      germany,
      labels(false, false),
    ],
  ])('%s', (_sentence, given, market, expected) => {
    expect(priceVerdict(given, market)).toMatchObject(expected);
  });
});

test.each([
  [
    'a variant has its sale price when there is one',
    { price: 499, salePrice: 399, retailPrice: 499 },
    { current: 399, regular: 499, isOnSale: true },
  ],
  [
    'else its price',
    { price: 499, salePrice: null, retailPrice: 499 },
    { current: 499, regular: null, isOnSale: false },
  ],
])('%s', (_sentence, given, expected) => {
  expect(priceVerdict(pricesOver([given]), us)).toMatchObject(expected);
});

test('a content price is never on sale and never labelled', () => {
  expect(contentPrice({ pl: 2_499.5 }, 'pl', 'PLN')).toEqual({
    current: 249_950,
    highest: null,
    regular: null,
    isOnSale: false,
    isRetailPrice: false,
    isRegularRetailPrice: false,
  });
});

test.each([
  ['content-only markets show content prices', { jp: 89_000 }, 'jp', 'JPY', 89_000],
  ['a country without a content price has none', { jp: 89_000 }, 'kr', 'KRW', null],
])('%s', (_sentence, given, country, currency, current) => {
  expect(contentPrice(given, country, currency)?.current ?? null).toBe(current);
});

describe('a colour', () => {
  const variant = (price: number, retail = price) => ({
    price: price,
    salePrice: price < retail ? price : null,
    retailPrice: retail,
  });
  const verdict = (variants: ReturnType<typeof variant>[], market = us) => {
    const given = pricesOver(variants);
    return given && priceVerdict(given, market);
  };

  test.each([
    [
      'sizes of one price: a single price',
      [variant(730), variant(730)],
      { current: 730, highest: null, isOnSale: false },
    ],
    ['dearer sizes: a range', [variant(750), variant(730)], { current: 730, highest: 750, isOnSale: false }],
    [
      'on sale: the normal price of the cheapest size is struck through',
      [variant(600, 750), variant(584, 730)],
      { current: 584, highest: 600, regular: 730, isOnSale: true },
    ],
    [
      'one size on sale is the cheapest',
      [variant(730), variant(584, 730)],
      { current: 584, highest: 730, regular: 730, isOnSale: true },
    ],
    [
      'a size with a list price has it when there is no sale price',
      [variant(730)],
      { current: 730, regular: null, isOnSale: false },
    ],
  ])('%s', (_sentence, variants, expected) => {
    expect(verdict(variants)).toMatchObject(expected);
  });

  test.each([
    ['all sizes at their recommended prices', [variant(730), variant(750)], true],
    ['one size reduced', [variant(730), variant(750, 790)], false],
  ])('%s: labelled %s', (_sentence, variants, isRetailPrice) => {
    expect(verdict(variants, germany)).toMatchObject({ isOnSale: false, isRetailPrice });
  });

  test('is never on sale for a pro', () => {
    expect(verdict([variant(584, 730)], proUs)).toMatchObject({
      current: 584,
      isOnSale: false,
      regular: null,
    });
  });

  test('without variants at the store has no prices of its own', () => {
    expect(pricesOver([])).toBeNull();
  });
});

test.each([
  ['what a sale takes off', prices(39_990, 49_900), 9_910],
  ['of a range, at its lower end', prices(399, 499, [399, 429]), 100],
  ['no sale, no discount', prices(499, 499), null],
])('discount: %s', (_sentence, given, off) => {
  expect(discountOf(priceVerdict(given, us))).toBe(off);
});

describe('what a pro saves', () => {
  const one = (current: number, highest: number | null = null) => ({ current, highest });
  test.each([
    ['the difference to what guests pay', one(540_00), one(600_00), { shopPrice: 600_00, saving: 60_00 }],
    [
      'at least that over a range',
      one(540_00, 567_00),
      one(600_00, 630_00),
      { shopPrice: 600_00, saving: 60_00 },
    ],
    [
      'the smaller of both ends',
      one(500_00, 620_00),
      one(600_00, 630_00),
      { shopPrice: 600_00, saving: 10_00 },
    ],
    ['nothing at the same price', one(600_00), one(600_00), null],
    ['nothing where guests pay less in a sale', one(540_00), one(480_00), null],
    ['nothing when one end is dearer', one(500_00, 640_00), one(600_00, 630_00), null],
  ])('%s', (_, own, shop, benefit) => {
    expect(proBenefit(own, shop)).toEqual(benefit);
  });
});

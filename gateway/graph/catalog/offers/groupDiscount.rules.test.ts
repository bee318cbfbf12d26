/** platform.md 3 (customerDiscount from discount_rules), 6 (a group discount), as the commerce platform reads them. */
import { describe, expect, test } from 'vitest';
import {
  groupPrice,
  groupProductPrices,
  groupVariantPrices,
  percentOffAll,
  type DiscountRule,
} from './groupDiscount.rules.ts';

const ski = { id: 7, categories: [12, 10] };
type Method = 'percent' | 'price' | 'fixed';
const all = (amount: number, method: Method = 'percent') =>
  method === 'percent'
    ? { type: 'all' as const, method, percent: amount }
    : { type: 'all' as const, method, amount };
const category = (id: number, amount: number, method: Method = 'percent'): DiscountRule => ({
  ...all(amount, method),
  type: 'category',
  category_id: id,
});
const product = (id: number, amount: number, method: Method = 'percent'): DiscountRule => ({
  ...all(amount, method),
  type: 'product',
  product_id: id,
});

describe('the price of a group', () => {
  test.each([
    ['without rules is the public price', [], 500, 450, 450],
    ['percent takes a share off the regular price', [all(40)], 500, 500, 300],
    ['price takes an amount off', [all(40, 'price')], 500, 500, 460],
    ['fixed is the price', [all(40, 'fixed')], 500, 500, 40],
    ['a product rule takes precedence over one for everything', [all(40), product(7, 10)], 500, 500, 450],
    ['… and over a category rule', [category(10, 40), product(7, 10)], 500, 500, 450],
    ['a category rule takes precedence over one for everything', [all(40), category(10, 10)], 500, 500, 450],
    ['a rule for another product is ignored', [all(40), product(8, 90)], 500, 500, 300],
    ['… and one for another category', [all(40), category(11, 90)], 500, 500, 300],
    ['… and one without a category', [all(40), { type: 'category', method: 'percent', percent: 90 }], 500, 500, 300],
    ['the cheapest of several equally specific rules applies', [category(10, 20), category(12, 30)], 500, 500, 350],
    ['in any order', [category(12, 30), category(10, 20)], 500, 500, 350],
    ['the sale price when it is lower', [all(10)], 500, 400, 400],
    ['not both: a discount applies to the regular price', [all(40)], 500, 400, 300],
    ['never below zero', [all(600, 'price')], 500, 500, 0],
    ['never below zero with more than 100 percent', [all(140)], 500, 500, 0],
    ['never above the public price', [all(600, 'fixed')], 500, 500, 500],
    ['… not even with a negative discount', [all(-10)], 500, 500, 500],
    ['rounds to minor units, halves upwards', [all(35)], 1990, 1990, 1294],
    ['rounds what floating point would not', [all(50)], 29, 29, 15],
    ['… nor with a broken percentage', [all(0.4)], 2625, 2625, 2615],
    ['of a price that is too large for floating point', [all(0.0001)], 9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_190_247_541_736],
  ] as const)('%s', (_sentence, rules, regular, asked, price) => {
    expect(groupPrice(rules, ski, regular, asked)).toBe(price);
  }); // oxfmt-ignore
});

const variant = (regular: number, sale: number | null = null) => ({
  original_price: regular,
  prices: {
    price: sale ?? regular,
    salePrice: sale === null ? null : sale,
    retailPrice: regular,
  },
});

describe('a variant', () => {
  test('has the group’s price in place of the sale price', () => {
    expect(groupVariantPrices([all(40)], ski, variant(500))).toMatchObject({
      salePrice: 300,
      retailPrice: 500,
    });
  });

  test('is unchanged without a matching rule', () => {
    expect(groupVariantPrices([product(8, 40)], ski, variant(500))).toEqual(variant(500).prices);
    expect(groupVariantPrices([all(10)], ski, variant(500, 400))).toEqual(variant(500, 400).prices);
  });
});

describe('a product', () => {
  const given = {
    ...ski,
    price: 500,
    calculatedPrice: 500,
    retailPrice: 500,
    variationPriceRange: { lowPrice: 500, highPrice: 530 },
    variants: [variant(500), variant(530)],
  };

  test.each([
    ['both ends of a range are reduced', [all(40)], given, 300, [300, 318]],
    ['a fixed price collapses the range', [all(90, 'fixed')], given, 90, [90, 90]],
    [
      'an end with a lower sale price is unchanged',
      [all(10)],
      { ...given, variants: [variant(500), variant(530, 400)] },
      450,
      [400, 450],
    ],
    ['without rules nothing changes', [], given, 500, [500, 530]],
  ] as const)('%s', (_sentence, rules, prices, value, [lowPrice, highPrice]) => {
    expect(groupProductPrices(rules, prices)).toMatchObject({
      calculatedPrice: value,
      retailPrice: 500,
      variationPriceRange: { lowPrice, highPrice },
    });
  });

  test('without variants there is no range', () => {
    const { variants: _, ...bare } = given;
    expect(groupProductPrices([all(40)], bare)).toMatchObject({
      calculatedPrice: 300,
      variationPriceRange: null,
    });
  });
});

test.each([
  ['the group’s percentage off everything', [category(10, 50), all(40)], 40],
  ['none when it has other rules only', [category(10, 50)], null],
  ['none when it is a fixed amount', [all(40, 'price')], null],
  ['none without rules', [], null],
] as const)('%s', (_sentence, rules, percent) => {
  expect(percentOffAll(rules)).toBe(percent);
});

describe('a price list', () => {
  const listed = (variantId: number, amount: number): DiscountRule => ({
    type: 'variant',
    method: 'list',
    variant_id: variantId,
    amount,
  });
  const sized = (id: number, regular: number, sale: number | null = null) => ({
    variant_id: id,
    ...variant(regular, sale),
  });
  const paid = (rules: readonly DiscountRule[], id: number, regular: number, sale: number | null = null) => {
    const { price, salePrice } = groupVariantPrices(rules, ski, sized(id, regular, sale));
    return { price, salePrice };
  };

  test.each([
    ['a lower price is a sale', [listed(1, 400)], 500, null, { price: 500, salePrice: 400 }],
    ['it replaces the catalogue’s sale', [listed(1, 450)], 500, 400, { price: 450, salePrice: null }],
    ['also with more than the regular price', [listed(1, 600)], 500, null, { price: 600, salePrice: null }],
    ['it takes precedence over a discount', [all(90), listed(1, 400)], 500, null, { price: 500, salePrice: 400 }],
    ['a variant that is not on it keeps its price', [listed(2, 400)], 500, null, { price: 500, salePrice: null }],
    ['… less the group’s discount', [all(10), listed(2, 400)], 500, null, { price: 500, salePrice: 450 }],
  ] as const)('%s', (_sentence, rules, regular, sale, prices) => {
    expect(paid(rules, 1, regular, sale)).toEqual(prices);
  }); // oxfmt-ignore

  test('prices the product by its cheapest variants', () => {
    const product = { ...ski, price: 500, calculatedPrice: 500, retailPrice: 500, variationPriceRange: null };
    const variants = [sized(1, 500), sized(2, 500), sized(3, 700)];
    expect(
      groupProductPrices([listed(1, 300), listed(2, 400), listed(3, 350)], { ...product, variants }),
    ).toMatchObject({ calculatedPrice: 400, variationPriceRange: { lowPrice: 300, highPrice: 400 } });
  });
});

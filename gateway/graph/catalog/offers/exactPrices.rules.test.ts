/** Prices of a store in the minor units of its currency, whichever currency that is, and back. */
import { describe, expect, test } from 'vitest';
import { decimalText } from '../../../sources/transport/minorUnits.rules.ts';
import { exactProduct, exactRules, exactVariant, platformPrices } from './exactPrices.rules.ts';
import { groupProductPrices } from './groupDiscount.rules.ts';
import { discountOf, priceVerdict } from './price.rules.ts';

const shop = { hasShop: true, isPro: false, isEu: false };

function variantJson(regular: number, sale: number | null = null) {
  return {
    variant_id: 1,
    product_id: 7,
    sku: 'LS-98',
    option_values: [],
    inventoryLevel: 5,
    isInStock: true,
    isPurchasable: true,
    original_price: regular,
    sale_price: sale,
    prices: {
      price: { value: sale ?? regular },
      salePrice: sale === null ? null : { value: sale },
      retailPrice: { value: regular },
    },
    quantity: 5,
  };
}

function productJson(regular: number, sale: number | null = null) {
  return {
    id: 7,
    categories: [12],
    price: regular,
    calculatedPrice: { value: sale ?? regular },
    retailPrice: { value: regular },
    variationPriceRange: { lowPrice: sale ?? regular, highPrice: sale ?? regular },
    variants: [variantJson(regular, sale)],
  };
}

describe.each([
  ['USD', 499.95, 399.9, { current: '399.90', regular: '499.95', discount: '100.05' }],
  ['EUR', 0.3, 0.1, { current: '0.10', regular: '0.30', discount: '0.20' }],
  ['JPY', 89_000, 71_201, { current: '71201', regular: '89000', discount: '17799' }],
  ['KWD', 149.995, 120.25, { current: '120.250', regular: '149.995', discount: '29.745' }],
])('in %s', (currency, regular, sale, expected) => {
  test('a sale’s price, regular price and discount are exact', () => {
    const prices = { ...exactProduct(productJson(regular, sale), currency), isPartlyReduced: true };
    const verdict = priceVerdict(prices, shop);
    const texts = { current: verdict.current, regular: verdict.regular, discount: discountOf(verdict) };
    expect(
      Object.fromEntries(Object.entries(texts).map(([name, minor]) => [name, decimalText(minor!, currency)])),
    ).toEqual(expected);
  });

  test('the platform’s own shape comes back unchanged', () => {
    const { calculatedPrice, retailPrice, variationPriceRange } = productJson(regular, sale);
    expect(platformPrices(exactProduct(productJson(regular, sale), currency), currency)).toEqual({
      calculatedPrice,
      retailPrice,
      variationPriceRange,
    });
  });
});

test.each([
  ['a third off dollars, in cents', 'percent', 33.3333, 'USD', 19.99, '13.33'],
  ['a percentage of yen rounds to whole yen, halves upwards', 'percent', 15, 'JPY', 15_470, '13150'],
  ['a percentage of dinars rounds to thousandths', 'percent', 15, 'KWD', 12.345, '10.493'],
  ['an amount off yen', 'price', 1_500, 'JPY', 15_400, '13900'],
  ['an amount off dinars', 'price', 1.005, 'KWD', 12.345, '11.340'],
  ['a fixed price in dinars', 'fixed', 9.995, 'KWD', 12.345, '9.995'],
] as const)('a group’s price: %s', (_sentence, method, amount, currency, regular, expected) => {
  const rules = exactRules([{ type: 'all', method, amount }], currency);
  const prices = groupProductPrices(rules, exactProduct(productJson(regular), currency));
  expect(decimalText(prices.calculatedPrice, currency)).toBe(expected);
});

test('prices that are finer than the currency are rounded before they are compared', () => {
  const { price, retailPrice } = exactVariant(variantJson(499.954, 499.946), 'USD').prices;
  expect([price, retailPrice]).toEqual([49_995, 49_995]);
});

test('missing prices stay missing', () => {
  const bare = { ...productJson(499), retailPrice: null, variationPriceRange: null, variants: undefined };
  const exact = exactProduct(bare, 'USD');
  expect(exact).toMatchObject({ retailPrice: null, variationPriceRange: null, variants: [] });
  expect(platformPrices(exact, 'USD')).toMatchObject({ retailPrice: null, variationPriceRange: null });
});

test('a rule keeps the category or product that it is for', () => {
  const rule = { type: 'category', method: 'price', amount: 5.5, category_id: 12 } as const;
  expect(exactRules([rule], 'CAD')).toEqual([{ ...rule, amount: 550 }]);
});

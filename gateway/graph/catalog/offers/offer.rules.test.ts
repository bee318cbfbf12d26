/** catalogue.md 4 “Product tile”, 5 “Price display”: what is shown of what is chosen. */
import { describe, expect, test } from 'vitest';
import type { MarketFlags } from '../../region/markets/market.ts';
import type { DiscountRule } from './groupDiscount.rules.ts';
import { offeredAvailability, offeredPrices } from './offer.rules.ts';
import { priceVerdict } from './price.rules.ts';

const us: MarketFlags = { hasShop: true, isPro: false, isEu: false };
const proUs: MarketFlags = { ...us, isPro: true };
const proRules: DiscountRule[] = [{ type: 'all', method: 'percent', percent: 40 }];

interface VariantFacts {
  price?: number;
  sale?: number | null;
  units?: number;
}

function variant(color: string, length: string, { price = 730, sale = null, units = 9 }: VariantFacts = {}) {
  return {
    option_values: [
      { option_display_name: 'Color', label: color },
      { option_display_name: 'Length', label: length },
    ],
    original_price: price,
    prices: {
      price: price,
      salePrice: sale === null ? null : sale,
      retailPrice: price,
    },
    isInStock: units > 0,
    isPurchasable: true,
    quantity: units,
  };
}

const coal = variant('Coal', '178');
const amethyst = variant('Amethyst', '178', { sale: 584 });
const rope = variant('Rope', '178', { units: 0 });
/** As the platform reports it: its own price ignores the sale of one colour, its range does not. */
const product = {
  id: 7,
  categories: [],
  price: 730,
  calculatedPrice: 730,
  retailPrice: 730,
  variationPriceRange: { lowPrice: 584, highPrice: 755 },
  availability: 'available',
  inventory_tracking: 'variant',
  isInStock: true,
  inventoryLevel: 31,
  variants: [
    coal,
    variant('Coal', '185', { price: 750 }),
    amethyst,
    variant('Amethyst', '185', { price: 755, sale: 604, units: 2 }),
    rope,
  ],
};
const whole = { color: null, variant: null };
const inColor = (color: string) => ({ color, variant: null });
const exactly = (chosen: typeof coal) => ({ color: null, variant: chosen });

describe('price', () => {
  test.each([
    ['nothing chosen: the product’s own prices', whole, { current: 584, highest: 755, regular: null }],
    [
      'a colour chosen: the range over its sizes, and its own sale',
      inColor('Amethyst'),
      { current: 584, highest: 604, regular: 730, isOnSale: true },
    ],
    ['named in any case', inColor(' amethyst'), { current: 584, highest: 604 }],
    ['another colour: not that sale', inColor('Coal'), { current: 730, highest: 750, isOnSale: false }],
    [
      'a colour without variants at the store: the product’s price',
      inColor('Ink'),
      { current: 584, highest: 755, isOnSale: false },
    ],
    [
      'a variant chosen: its own price',
      exactly(amethyst),
      { current: 584, highest: null, regular: 730, isOnSale: true },
    ],
    ['another variant: its own', exactly(coal), { current: 730, highest: null, isOnSale: false }],
  ])('%s', (_sentence, choice, expected) => {
    expect(priceVerdict(offeredPrices([], product, choice), us)).toMatchObject(expected);
  });

  test.each([
    ['all of it', whole, { current: 438, highest: 453 }],
    ['a colour', inColor('Amethyst'), { current: 438, highest: 453 }],
    ['a variant', exactly(amethyst), { current: 438, highest: null }],
  ])('a pro sees the group’s price of %s, and no sale', (_sentence, choice, expected) => {
    expect(priceVerdict(offeredPrices(proRules, product, choice), proUs)).toMatchObject({
      ...expected,
      regular: null,
      isOnSale: false,
    });
  });

  test.each([
    ['some of it is reduced', whole, true],
    ['a colour at its normal prices is not', inColor('Coal'), false],
  ])('%s', (_sentence, choice, isPartlyReduced) => {
    expect(offeredPrices([], product, choice)).toMatchObject({ isPartlyReduced });
  });

  test('without variants the product’s own prices are used', () => {
    const { variants: _variants, ...rest } = product;
    expect(offeredPrices([], rest, inColor('Coal'))).toMatchObject({
      variationPriceRange: { lowPrice: 584 },
    });
  });
});

describe('stock', () => {
  test.each([
    ['nothing chosen: of the product', whole, 'IN_STOCK'],
    ['a colour chosen: over its sizes', inColor('Rope'), 'SOLD_OUT'],
    ['a variant chosen: its own', exactly(product.variants[3]!), 'LOW_STOCK'],
    ['a variant that is gone', exactly(rope), 'SOLD_OUT'],
  ])('%s', (_sentence, choice, expected) => {
    expect(offeredAvailability(product, choice, us)).toBe(expected);
  });

  test('a product unknown to the store', () => {
    expect(offeredAvailability(null, inColor('Coal'), us)).toBe('NOT_SOLD_HERE');
  });
});

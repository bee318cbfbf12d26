/** catalogue.md 3: inventoryLevel, isInStock, isPurchasable, availability. */
import { expect, test } from 'vitest';
import type { MarketFlags } from '../../region/markets/market.ts';
import {
  colorAvailability,
  expectedDay,
  isBuyable,
  productAvailability,
  unitsLeft,
  variantAvailability,
} from './availability.rules.ts';

const shop: MarketFlags = { hasShop: true, isPro: false, isEu: false };
const noShop: MarketFlags = { ...shop, hasShop: false };
const product = {
  availability: 'available',
  inventory_tracking: 'variant',
  isInStock: true,
  inventoryLevel: 40,
};
const variant = { isInStock: true, isPurchasable: true, quantity: 12 };

test.each([
  ['in stock', product, shop, 'IN_STOCK'],
  ['few left', { ...product, inventoryLevel: 3 }, shop, 'LOW_STOCK'],
  ['sold out', { ...product, isInStock: false, inventoryLevel: 0 }, shop, 'SOLD_OUT'],
  ['untracked stock is in stock', { ...product, inventoryLevel: 0 }, shop, 'IN_STOCK'],
  [
    'tracked per product',
    { ...product, inventory_tracking: 'product', inventoryLevel: 2 },
    shop,
    'LOW_STOCK',
  ],
  [
    'untracked variants are always in stock',
    { ...product, inventory_tracking: 'none', isInStock: false, inventoryLevel: 0 },
    shop,
    'IN_STOCK',
  ],
  [
    '… and never low, whatever the level',
    { ...product, inventory_tracking: 'none', inventoryLevel: 2 },
    shop,
    'IN_STOCK',
  ],
  ['a preorder is expected', { ...product, availability: 'preorder' }, shop, 'EXPECTED'],
  [
    'a preorder with few units is expected too',
    { ...product, availability: 'preorder', inventoryLevel: 1 },
    shop,
    'EXPECTED',
  ],
  [
    'a preorder without units: sold out',
    { ...product, availability: 'preorder', isInStock: false, inventoryLevel: 0 },
    shop,
    'SOLD_OUT',
  ],
  [
    'an untracked preorder is expected',
    { ...product, availability: 'preorder', inventory_tracking: 'none', isInStock: false },
    shop,
    'EXPECTED',
  ],
  [
    'disabled at the platform: not sold here',
    { ...product, availability: 'disabled' },
    shop,
    'NOT_SOLD_HERE',
  ],
  ['unknown to the store: not sold here', null, shop, 'NOT_SOLD_HERE'],
  ['no shop: not sold here', product, noShop, 'NOT_SOLD_HERE'],
])('product: %s', (_case, stock, market, verdict) => {
  expect(productAvailability(stock, market)).toBe(verdict);
});

test.each([
  ['in stock', variant, product, shop, 'IN_STOCK'],
  ['few left', { ...variant, quantity: 1 }, product, shop, 'LOW_STOCK'],
  ['none left', { ...variant, isInStock: false, quantity: 0 }, product, shop, 'SOLD_OUT'],
  ['purchasing disabled', { ...variant, isPurchasable: false }, product, shop, 'NOT_SOLD_HERE'],
  [
    'tracked per product: its own level is ignored',
    { ...variant, inventoryLevel: 0 },
    { ...product, inventory_tracking: 'product' },
    shop,
    'IN_STOCK',
  ],
  [
    'tracked per product, and none left',
    { ...variant, isInStock: false, quantity: 0 },
    { ...product, inventory_tracking: 'product' },
    shop,
    'SOLD_OUT',
  ],
  [
    'untracked: always in stock',
    { ...variant, isInStock: false, quantity: 0 },
    { ...product, inventory_tracking: 'none' },
    shop,
    'IN_STOCK',
  ],
  [
    'untracked with purchasing disabled',
    { ...variant, isPurchasable: false },
    { ...product, inventory_tracking: 'none' },
    shop,
    'NOT_SOLD_HERE',
  ],
  ['of a preorder', variant, { ...product, availability: 'preorder' }, shop, 'EXPECTED'],
  [
    'of a preorder without units',
    { ...variant, quantity: 0 },
    { ...product, availability: 'preorder' },
    shop,
    'SOLD_OUT',
  ],
  ['of a disabled product', variant, { ...product, availability: 'disabled' }, shop, 'NOT_SOLD_HERE'],
  ['no shop', variant, product, noShop, 'NOT_SOLD_HERE'],
])('variant: %s', (_case, stock, of, market, verdict) => {
  expect(variantAvailability(stock, of, market)).toBe(verdict);
});

const none = { ...variant, isInStock: false, quantity: 0 };
const notForSale = { ...variant, isPurchasable: false };

test.each([
  ['any size in stock', [none, variant], product, shop, 'IN_STOCK'],
  ['all sizes sold out', [none, none], product, shop, 'SOLD_OUT'],
  [
    'few units over all sizes',
    [
      { ...variant, quantity: 1 },
      { ...variant, quantity: 2 },
    ],
    product,
    shop,
    'LOW_STOCK',
  ],
  [
    'few of each size but enough in total',
    [
      { ...variant, quantity: 2 },
      { ...variant, quantity: 2 },
    ],
    product,
    shop,
    'IN_STOCK',
  ],
  [
    'variants not for sale do not count as stock',
    [{ ...variant, quantity: 2 }, notForSale],
    product,
    shop,
    'LOW_STOCK',
  ],
  ['variants not for sale do not hide sold-out sizes', [none, notForSale], product, shop, 'SOLD_OUT'],
  ['nothing of it for sale', [notForSale], product, shop, 'NOT_SOLD_HERE'],
  ['no variant in the colour', [], product, shop, 'NOT_SOLD_HERE'],
  ['of a disabled product', [variant], { ...product, availability: 'disabled' }, shop, 'NOT_SOLD_HERE'],
  ['of a preorder', [variant, none], { ...product, availability: 'preorder' }, shop, 'EXPECTED'],
  [
    'few but untracked',
    [{ ...variant, quantity: 1 }],
    { ...product, inventory_tracking: 'none' },
    shop,
    'IN_STOCK',
  ],
  ['no shop', [variant], product, noShop, 'NOT_SOLD_HERE'],
])('colour: %s', (_case, stock, of, market, verdict) => {
  expect(colorAvailability(stock, of, market)).toBe(verdict);
});

test.each([
  ['IN_STOCK', true],
  ['LOW_STOCK', true],
  ['EXPECTED', true],
  ['SOLD_OUT', false],
  ['NOT_SOLD_HERE', false],
] as const)('%s may go into the cart: %s', (availability, verdict) => {
  expect(isBuyable(availability)).toBe(verdict);
});

test.each([
  [1, 1],
  [3, 3],
  [4, null],
  [0, null],
])('units left of %s: %s', (quantity, named) => {
  expect(unitsLeft({ quantity }, product)).toBe(named);
});

test('untracked units are not shown', () => {
  expect(unitsLeft({ quantity: 2 }, { inventory_tracking: 'none' })).toBeNull();
});

test.each([
  ['the day of a preorder', 'preorder', '2027-02-15', '2027-02-15'],
  ['its day, from a timestamp', 'preorder', '2027-02-15T00:00:00+00:00', '2027-02-15'],
  ['the last day still counts', 'preorder', '2027-01-10', '2027-01-10'],
  ['a past day is null', 'preorder', '2027-01-09', null],
  ['a preorder without a day', 'preorder', null, null],
  ['an invalid date', 'preorder', 'soon', null],
  ['available products have no expected day', 'available', '2027-02-15', null],
])('expected: %s', (_case, availability, release, day) => {
  const now = new Date('2027-01-10T12:00:00Z');
  expect(expectedDay({ availability, preorder_release_date: release }, now)).toBe(day);
});

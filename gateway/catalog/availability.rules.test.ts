/** catalogue.md 3: inventoryLevel, isInStock, isPurchasable, availability. */
import { expect, test } from 'vitest';
import type { MarketFlags } from '../region/market.ts';
import {
  colorAvailability,
  isBuyable,
  productAvailability,
  unitsLeft,
  variantAvailability,
} from './availability.rules.ts';

const shop: MarketFlags = { hasShop: true, isPro: false, isEu: false };
const noShop: MarketFlags = { ...shop, hasShop: false };
const product = { availability: 'available', isInStock: true, inventoryLevel: 40 };
const variant = { isInStock: true, isPurchasable: true, quantity: 12 };

test.each([
  ['in stock', product, shop, 'IN_STOCK'],
  ['few left', { ...product, inventoryLevel: 3 }, shop, 'LOW_STOCK'],
  ['sold out', { ...product, isInStock: false, inventoryLevel: 0 }, shop, 'SOLD_OUT'],
  ['stock that nobody counts is stock', { ...product, inventoryLevel: 0 }, shop, 'IN_STOCK'],
  ['a preorder can be bought', { ...product, availability: 'preorder' }, shop, 'IN_STOCK'],
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
  ['purchasing switched off', { ...variant, isPurchasable: false }, product, shop, 'NOT_SOLD_HERE'],
  ['of a disabled product', variant, { availability: 'disabled' }, shop, 'NOT_SOLD_HERE'],
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
    'few of all sizes together',
    [
      { ...variant, quantity: 1 },
      { ...variant, quantity: 2 },
    ],
    product,
    shop,
    'LOW_STOCK',
  ],
  [
    'few of each and enough together',
    [
      { ...variant, quantity: 2 },
      { ...variant, quantity: 2 },
    ],
    product,
    shop,
    'IN_STOCK',
  ],
  ['what is not for sale is no stock', [{ ...variant, quantity: 2 }, notForSale], product, shop, 'LOW_STOCK'],
  ['what is not for sale hides no sold-out size', [none, notForSale], product, shop, 'SOLD_OUT'],
  ['nothing of it for sale', [notForSale], product, shop, 'NOT_SOLD_HERE'],
  ['no variant in the colour', [], product, shop, 'NOT_SOLD_HERE'],
  ['of a disabled product', [variant], { availability: 'disabled' }, shop, 'NOT_SOLD_HERE'],
  ['no shop', [variant], product, noShop, 'NOT_SOLD_HERE'],
])('colour: %s', (_case, stock, of, market, verdict) => {
  expect(colorAvailability(stock, of, market)).toBe(verdict);
});

test.each([
  ['IN_STOCK', true],
  ['LOW_STOCK', true],
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
])('of %s units %s are named', (units, named) => {
  expect(unitsLeft(units)).toBe(named);
});

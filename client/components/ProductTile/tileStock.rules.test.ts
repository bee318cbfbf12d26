import { expect, test } from 'vitest';
import { tileStock } from './tileStock.rules.ts';

test.each([
  ['one colour, in stock: nothing', { product: 'IN_STOCK', colour: null }, null],
  ['one colour, low stock', { product: 'LOW_STOCK', colour: null }, 'low'],
  ['one colour, sold out', { product: 'SOLD_OUT', colour: null }, 'soldOut'],
  ['the selected colour is in stock: nothing', { product: 'IN_STOCK', colour: 'IN_STOCK' }, null],
  ['a sold-out colour has a text', { product: 'IN_STOCK', colour: 'SOLD_OUT' }, 'soldOutIn'],
  ['low stock in the selected colour', { product: 'IN_STOCK', colour: 'LOW_STOCK' }, 'lowIn'],
  ['low stock of the product, but not of this colour', { product: 'LOW_STOCK', colour: 'IN_STOCK' }, null],
  ['every colour is sold out: no colour is named', { product: 'SOLD_OUT', colour: 'SOLD_OUT' }, 'soldOut'],
  ['a colour that the store does not sell', { product: 'IN_STOCK', colour: 'NOT_SOLD_HERE' }, 'notSoldIn'],
  ['no shop: nothing', { product: 'NOT_SOLD_HERE', colour: 'NOT_SOLD_HERE' }, null],
  ['commerce fails: nothing', { product: null, colour: null }, null],
])('%s', (_sentence, facts, words) => {
  expect(tileStock(facts)).toBe(words);
});

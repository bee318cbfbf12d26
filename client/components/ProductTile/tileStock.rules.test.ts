import { expect, test } from 'vitest';
import { tileStock } from './tileStock.rules.ts';

test.each([
  ['one colour, plenty: nothing', { product: 'IN_STOCK', colour: null }, null],
  ['one colour, few', { product: 'LOW_STOCK', colour: null }, 'low'],
  ['one colour, none', { product: 'SOLD_OUT', colour: null }, 'soldOut'],
  ['the picked colour is in stock: nothing', { product: 'IN_STOCK', colour: 'IN_STOCK' }, null],
  ['a sold-out colour is said in words', { product: 'IN_STOCK', colour: 'SOLD_OUT' }, 'soldOutIn'],
  ['few in the picked colour', { product: 'IN_STOCK', colour: 'LOW_STOCK' }, 'lowIn'],
  ['few of the product, but not because of this colour', { product: 'LOW_STOCK', colour: 'IN_STOCK' }, null],
  ['every colour is sold out: no colour is named', { product: 'SOLD_OUT', colour: 'SOLD_OUT' }, 'soldOut'],
  ['a colour that the store does not sell', { product: 'IN_STOCK', colour: 'NOT_SOLD_HERE' }, 'notSoldIn'],
  ['no shop: nothing', { product: 'NOT_SOLD_HERE', colour: 'NOT_SOLD_HERE' }, null],
  ['commerce does not answer: nothing', { product: null, colour: null }, null],
])('%s', (_sentence, facts, words) => {
  expect(tileStock(facts)).toBe(words);
});

/** What changed since a line was put into the cart. */
import { describe, expect, test } from 'vitest';
import {
  holdsCheckout,
  lineNotices,
  mostRemembered,
  rememberedPrices,
  type LineFacts,
  type LineNotice,
} from './lineNotices.rules.ts';

const line: LineFacts = { quantity: 2, units: 9, isSold: true, price: 100, priceBefore: 100 };

describe('a line', () => {
  test.each<[string, Partial<LineFacts>, LineNotice[]]>([
    ['as it was says nothing', {}, []],
    ['that takes all there is says nothing', { units: 2 }, []],
    ['that sold out says so', { units: 0 }, ['SOLD_OUT']],
    ['that wants more than is left says so', { units: 1 }, ['LESS_LEFT']],
    ['whose sale was switched off says so, whatever its stock', { isSold: false }, ['NOT_SOLD']],
    ['that the store does not know any more says so', { units: null }, ['NOT_SOLD']],
    ['that became dearer says so', { price: 109.5 }, ['PRICE_UP']],
    ['that became cheaper says so', { price: 79 }, ['PRICE_DOWN']],
    ['whose price nobody remembers says nothing of it', { price: 109, priceBefore: null }, []],
    ['whose price differs by less than a cent says nothing', { price: 100.001 }, []],
    ['says both when both changed, stock first', { units: 1, price: 80 }, ['LESS_LEFT', 'PRICE_DOWN']],
  ])('%s', (_sentence, facts, notices) => {
    expect(lineNotices({ ...line, ...facts })).toEqual(notices);
  });

  test.each<[string, LineNotice[], boolean]>([
    ['that sold out', ['SOLD_OUT'], true],
    ['that is not sold any more', ['NOT_SOLD'], true],
    ['that wants more than is left', ['LESS_LEFT'], true],
    ['that became dearer, which is the shopper’s to judge', ['PRICE_UP'], false],
    ['that became cheaper', ['PRICE_DOWN'], false],
    ['as it was', [], false],
  ])('the checkout is held back by a line %s: %j', (_sentence, notices, isHeld) => {
    expect(holdsCheckout(notices)).toBe(isHeld);
  });
});

describe('prices that are remembered', () => {
  const lines = [
    { variant_id: 1, sale_price: 12 },
    { variant_id: 2, sale_price: 24 },
  ];
  test.each<[string, Record<string, number>, readonly number[] | 'all', Record<string, number>]>([
    ['a new line is seen at its price of now', { 1: 12 }, [2], { 1: 12, 2: 24 }],
    ['an untouched line keeps the price that is known', { 1: 10, 2: 20 }, [2], { 1: 10, 2: 24 }],
    ['a line that nobody remembers starts at its price of now', {}, [], { 1: 12, 2: 24 }],
    ['a cart that took other prices is seen anew', { 1: 10, 2: 20 }, 'all', { 1: 12, 2: 24 }],
    ['what is gone is forgotten', { 1: 10, 2: 24, 3: 30 }, [], { 1: 10, 2: 24 }],
  ])('%s', (_sentence, before, touched, after) => {
    expect(rememberedPrices(before, lines, touched)).toEqual(after);
  });

  test('are those of so many lines as a cookie holds', () => {
    const many = Array.from({ length: 90 }, (_, index) => ({
      variant_id: 500_000 + index,
      sale_price: 1049.95,
    }));
    const kept = rememberedPrices({}, many, 'all');
    expect(Object.keys(kept)).toHaveLength(mostRemembered);
    expect(kept).toHaveProperty('500089');
    expect(JSON.stringify(kept).length).toBeLessThan(800);
  });
});

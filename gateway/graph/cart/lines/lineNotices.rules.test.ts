import { describe, expect, test } from 'vitest';
import {
  blocksCheckout,
  lineNotices,
  maxRemembered,
  rememberedPrices,
  type LineFacts,
  type LineNotice,
} from './lineNotices.rules.ts';

const line: LineFacts = { quantity: 2, units: 9, isSold: true, price: 10_000, priceBefore: 10_000 };

describe('a line', () => {
  test.each<[string, Partial<LineFacts>, LineNotice[]]>([
    ['unchanged has no notice', {}, []],
    ['that takes the whole stock has no notice', { units: 2 }, []],
    ['that sold out', { units: 0 }, ['SOLD_OUT']],
    ['that exceeds the stock', { units: 1 }, ['LESS_LEFT']],
    ['that is no longer for sale, whatever its stock', { isSold: false }, ['NOT_SOLD']],
    ['unknown to the store', { units: null }, ['NOT_SOLD']],
    ['whose price rose', { price: 10_950 }, ['PRICE_UP']],
    ['whose price fell', { price: 7900 }, ['PRICE_DOWN']],
    ['without a remembered price has no price notice', { price: 10_900, priceBefore: null }, []],
    ['whose price rose by a cent', { price: 10_001 }, ['PRICE_UP']],
    ['has both when both changed, stock first', { units: 1, price: 8000 }, ['LESS_LEFT', 'PRICE_DOWN']],
  ])('%s', (_sentence, facts, notices) => {
    expect(lineNotices({ ...line, ...facts })).toEqual(notices);
  });

  test.each<[string, LineNotice[], boolean]>([
    ['that sold out', ['SOLD_OUT'], true],
    ['that is no longer sold', ['NOT_SOLD'], true],
    ['that exceeds the stock', ['LESS_LEFT'], true],
    ['whose price rose, which is for the shopper to judge', ['PRICE_UP'], false],
    ['whose price fell', ['PRICE_DOWN'], false],
    ['unchanged', [], false],
  ])('checkout blocked by a line %s (%j)', (_sentence, notices, isHeld) => {
    expect(blocksCheckout(notices)).toBe(isHeld);
  });
});

describe('remembered prices', () => {
  const lines = [
    { variant_id: 1, sale_price: 12 },
    { variant_id: 2, sale_price: 24 },
  ];
  test.each<[string, Record<string, number>, readonly number[] | 'all', Record<string, number>]>([
    ['a new line is remembered at its current price', { 1: 12 }, [2], { 1: 12, 2: 24 }],
    ['an untouched line keeps its remembered price', { 1: 10, 2: 20 }, [2], { 1: 10, 2: 24 }],
    ['a line without a remembered price starts at its current price', {}, [], { 1: 12, 2: 24 }],
    ['a repriced cart is remembered anew', { 1: 10, 2: 20 }, 'all', { 1: 12, 2: 24 }],
    ['removed lines are forgotten', { 1: 10, 2: 24, 3: 30 }, [], { 1: 10, 2: 24 }],
  ])('%s', (_sentence, before, touched, after) => {
    expect(rememberedPrices(before, lines, touched)).toEqual(after);
  });

  test('are limited to what the cookie can hold', () => {
    const many = Array.from({ length: 90 }, (_, index) => ({
      variant_id: 500_000 + index,
      sale_price: 1049.95,
    }));
    const kept = rememberedPrices({}, many, 'all');
    expect(Object.keys(kept)).toHaveLength(maxRemembered);
    expect(kept).toHaveProperty('500089');
    expect(JSON.stringify(kept).length).toBeLessThan(800);
  });
});

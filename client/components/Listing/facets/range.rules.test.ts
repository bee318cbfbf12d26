import { describe, expect, test } from 'vitest';
import { amountText, isOpen, rangeText, readRange, thumbs, withinBounds, writeRange } from './range.rules.ts';

const read = (search: string) => readRange(new URLSearchParams(search), 'price');

describe('range in the address', () => {
  test.each([
    ['both ends', 'price=250..900', { min: 250, max: 900 }],
    ['open above', 'price=250..', { min: 250, max: null }],
    ['open below', 'price=..900', { min: null, max: 900 }],
    ['cents', 'price=249.95..899.95', { min: 249.95, max: 899.95 }],
    ['in an earlier format', 'price=250-500', { min: 250, max: 500 }],
    ['several, in an earlier format', 'price=250-500&price=750-', { min: 250, max: null }],
    ['single numbers', 'price=178&price=185', { min: 178, max: 185 }],
    ['from a form without scripts', 'price-min=250&price-max=900', { min: 250, max: 900 }],
    ['a form with one field empty', 'price-min=&price-max=900', { min: null, max: 900 }],
    ['a decimal comma', 'price-max=899%2C95', { min: null, max: 899.95 }],
    ['the form’s fields take precedence', 'price=1..2&price-min=250', { min: 250, max: null }],
    ['reversed ends', 'price=900..250', { min: 250, max: 900 }],
    ['nothing', '', null],
    ['no numbers', 'price=cheap', null],
    ['no ends', 'price=..', null],
    ['more digits than a price has', `price=${'9'.repeat(309)}`, null],
    ['an infinite range', `price=1..${'9'.repeat(309)}`, null],
    ['endless decimals', `price-min=1.${'3'.repeat(400)}`, null],
    ['an empty form', 'price-min=&price-max=', null],
    ['an invalid price', 'price-min=-5&price-max=1e9', null],
  ])('reads: %s', (_case, search, range) => {
    expect(read(search)).toEqual(range);
  });

  test.each(['250..900', '250..', '..900', '17.5..21'])('%s is written as it was read', (text) => {
    const range = read(`price=${text}`);
    expect(range && writeRange(range)).toBe(text);
  });
});

describe('slider values', () => {
  const bounds = { min: 200, max: 1200 };

  test.each([
    ['no selection: at the bounds', { min: null, max: null }, { low: 200, high: 1200 }],
    ['a selection', { min: 250, max: 900 }, { low: 250, high: 900 }],
    ['a selection beyond the bounds is clamped', { min: 100, max: 5000 }, { low: 200, high: 1200 }],
    ['a selection above the maximum', { min: 1500, max: null }, { low: 1200, high: 1200 }],
    ['a selection below the minimum', { min: null, max: 100 }, { low: 200, high: 200 }],
  ])('%s', (_case, range, places) => {
    expect(thumbs(range, bounds)).toEqual(places);
  });

  test('an end at its bound is open', () => {
    expect(withinBounds({ min: 200, max: 900 }, bounds)).toEqual({ min: null, max: 900 });
    expect(isOpen(withinBounds({ min: 150, max: 1200 }, bounds))).toBe(true);
  });
});

const dollars = { prefix: '$', suffix: '', group: ',', decimal: '.', decimals: 2 };
const euros = { prefix: '', suffix: ' €', group: '.', decimal: ',', decimals: 2 };
const metres = { prefix: '', suffix: '\u00a0m', group: '.', decimal: ',', decimals: 1 };

test.each([
  ['$1,250', 1250, dollars],
  ['$899.50', 899.5, dollars],
  ['1.250 €', 1250, euros],
  ['17,5\u00a0m', 17.5, metres],
])('writes %s', (text, amount, format) => {
  expect(amountText(amount, format)).toBe(text);
});

test.each([
  ['$250–$900', { min: 250, max: 900 }, dollars],
  ['250–900 €', { min: 250, max: 900 }, euros],
  ['from $250', { min: 250, max: null }, dollars],
  ['up to 900 €', { min: null, max: 900 }, euros],
  ['$790', { min: 790, max: 790 }, dollars],
  ['', { min: null, max: null }, dollars],
])('is displayed as %j', (text, range, format) => {
  const words = { from: (amount: string) => `from ${amount}`, upTo: (amount: string) => `up to ${amount}` };
  expect(rangeText(range, format, words)).toBe(text);
});

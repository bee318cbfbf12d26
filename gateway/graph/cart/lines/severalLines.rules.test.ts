import { expect, test } from 'vitest';
import { missingUnits, sumByVariant } from './severalLines.rules.ts';

test.each([
  [
    'different variants stay',
    [
      [1, 1],
      [2, 3],
    ],
    [
      [1, 1],
      [2, 3],
    ],
  ],
  [
    'the same one is summed where it came first',
    [
      [2, 1],
      [1, 1],
      [2, 3],
    ],
    [
      [2, 4],
      [1, 1],
    ],
  ],
  ['nothing', [], []],
])('%s', (_, given, expected) => {
  const lines = (pairs: number[][]) =>
    pairs.map(([variantId = 0, quantity = 0]) => ({ variantId, quantity }));
  expect(sumByVariant(lines(given))).toEqual(lines(expected));
});

test.each([
  ['enough', 5, 2, 3, 0],
  ['too few', 5, 3, 3, 1],
  ['none left', 0, 0, 1, 1],
])('%s', (_, available, inCart, wanted, missing) => {
  expect(missingUnits(available, inCart, wanted)).toBe(missing);
});

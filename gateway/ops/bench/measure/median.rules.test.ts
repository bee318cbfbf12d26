import { expect, test } from 'vitest';
import { median, medianRatio, shown } from './median.rules.ts';

test.each([
  ['of an odd number of rounds, the middle one', [3, 1, 100], 3],
  ['of an even number, the mean of the middle two', [4, 1, 2, 100], 3],
  ['of nothing, NaN', [], Number.NaN],
])('%s', (_sentence, values, expected) => {
  expect(median(values)).toBe(expected);
});

test('a ratio compares values of the same round', () => {
  expect(medianRatio([2, 20, 200], [1, 10, 10])).toBe(2);
});

test.each([
  [1234.5, '1235'],
  [12.345, '12.3'],
  [1.2345, '1.23'],
  [Number.NaN, '–'],
])('%d is shown as %s', (value, words) => {
  expect(shown(value)).toBe(words);
});

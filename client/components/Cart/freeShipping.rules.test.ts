import { expect, test } from 'vitest';
import { freeShippingFraction } from './freeShipping.rules.ts';

test.each([
  ['empty', 100, 100, 0],
  ['half', 100, 50, 0.5],
  ['the threshold is reached', 100, 0, 1],
  ['more than the threshold is full', 100, -20, 1],
  ['a threshold of zero is always reached', 0, 0, 1],
])('%s', (_, threshold, remaining, fraction) => {
  expect(freeShippingFraction(threshold, remaining)).toBe(fraction);
});

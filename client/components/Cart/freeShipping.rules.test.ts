import { expect, test } from 'vitest';
import { freeShippingFraction } from './freeShipping.rules.ts';

test.each([
  ['an empty way', 100, 100, 0],
  ['half of it', 100, 50, 0.5],
  ['the threshold is reached', 100, 0, 1],
  ['more than asked stays full', 100, -20, 1],
  ['a threshold of nothing is always reached', 0, 0, 1],
])('%s', (_, threshold, remaining, fraction) => {
  expect(freeShippingFraction(threshold, remaining)).toBe(fraction);
});

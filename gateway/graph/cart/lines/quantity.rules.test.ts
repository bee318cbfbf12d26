import { expect, test } from 'vitest';
import { isAddableQuantity, isLineQuantity, maxQuantity } from './quantity.rules.ts';

test.each([
  [1, true, true],
  [99, true, true],
  [0, false, true],
  [-1, false, false],
  [100, false, false],
  [1.5, false, false],
])('%s may be added: %s, may be set: %s', (quantity, add, set) => {
  expect([isAddableQuantity(quantity), isLineQuantity(quantity)]).toEqual([add, set]);
});

test.each([
  ['what the stock allows', 4, 4],
  ['never more than the limit', 500, 99],
  ['nothing left', 0, 0],
  ['unknown', null, null],
])('%s', (_case, units, most) => {
  expect(maxQuantity(units)).toBe(most);
});

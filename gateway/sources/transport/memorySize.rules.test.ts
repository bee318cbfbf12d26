import { expect, test } from 'vitest';
import { memorySize } from './memorySize.rules.ts';

test.each([
  ['a text', 'lodestar', 32],
  ['a number', 98, 8],
  ['nothing', null, 8],
  ['an undefined field', { name: undefined }, 40],
  ['an empty array', [], 40],
  ['an object', { name: 'lodestar', width: 98 }, 72],
  ['a list of objects', [{ width: 98 }, { width: 106 }], 120],
])('%s', (_, value, bytes) => {
  expect(memorySize(value)).toBe(bytes);
});

test('twice as much data is twice as large', () => {
  const products = (count: number): object[] =>
    Array.from({ length: count }, (_, nth) => ({ name: `ski ${nth}`, widths: [98, 106], pictures: {} }));
  const ratio = memorySize(products(2_000)) / memorySize(products(1_000));
  expect(ratio).toBeCloseTo(2, 1);
});

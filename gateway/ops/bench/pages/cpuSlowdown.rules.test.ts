import { expect, test } from 'vitest';
import { cpuSlowdown } from './cpuSlowdown.rules.ts';

test.each([
  ['the reference machine', 2_600, 4],
  ['a faster one', 4_000, 4],
  ['one of half the speed', 1_300, 2],
  ['one as slow as a phone', 650, 1],
  ['one slower than a phone', 100, 1],
])('%s, index %i: %f ×', (_, index, slowdown) => {
  expect(cpuSlowdown(index)).toBe(slowdown);
});

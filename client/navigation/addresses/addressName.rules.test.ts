import { expect, test } from 'vitest';
import { isName, longestName } from './addressName.rules.ts';

test.each([
  ['', true],
  ['skis/all-mountain/wide', true],
  ['a'.repeat(longestName), true],
  ['a'.repeat(longestName + 1), false],
  ['a\u0000', false],
])('%j: %s', (text, expected) => {
  expect(isName(text)).toBe(expected);
});

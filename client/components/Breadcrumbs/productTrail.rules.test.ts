import { expect, test } from 'vitest';
import { productTrail } from './productTrail.rules.ts';

const others = [
  { end: '/en-us/c/skis/womens-sizes', trail: 'womens' },
  { end: '/en-us/c/new', trail: 'new' },
];

test.each([
  ['another of its categories: that trail', '/en-us/c/new', 'new'],
  ['the same with a trailing slash', '/en-us/c/skis/womens-sizes/', 'womens'],
  ['its main category, or an ancestor: the main trail', '/en-us/c/skis', null],
  ['an unrelated category: the main trail', '/en-us/c/poles', null],
  ['another screen: the main trail', '/en-us/cart', null],
  ['an unknown screen: the main trail', null, null],
])('from %s', (_sentence, from, expected) => {
  expect(productTrail(others, from)).toBe(expected);
});

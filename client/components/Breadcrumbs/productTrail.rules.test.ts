import { expect, test } from 'vitest';
import { productTrail } from './productTrail.rules.ts';

const others = [
  { end: '/en-us/c/skis/womens-sizes', trail: 'womens' },
  { end: '/en-us/c/new', trail: 'new' },
];

test.each([
  ['another of its categories: that way', '/en-us/c/new', 'new'],
  ['the same with a slash at the end', '/en-us/c/skis/womens-sizes/', 'womens'],
  ['the category it is filed under, or one above: the main way', '/en-us/c/skis', null],
  ['a category that is none of its own: the main way', '/en-us/c/poles', null],
  ['another screen: the main way', '/en-us/cart', null],
  ['nobody knows where: the main way', null, null],
])('from %s', (_sentence, from, expected) => {
  expect(productTrail(others, from)).toBe(expected);
});

import { describe, expect, test } from 'vitest';
import { readOrderNumber } from './orderNumber.rules.ts';

describe('the number in an order’s address', () => {
  test.each<[string, string, number]>([
    ['a number is taken as it is', '10020', 10020],
    ['the largest that GraphQL can say', '2147483647', 2147483647],
    ['a larger one is no order', '2147483648', 0],
    ['a word is no order', 'latest', 0],
    ['a fraction is no order', '1.5', 0],
    ['a number with a sign is no order', '-1', 0],
    ['nothing is no order', '', 0],
  ])('%s', (_, text, expected) => {
    expect(readOrderNumber(text)).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { readShown, shownHref } from './shownOrders.rules.ts';

describe('number of orders shown', () => {
  test.each<[string, string, number]>([
    ['one page, when the address says nothing', '', 10],
    ['as many as the address says', 'shown=30', 30],
    ['whole pages', 'shown=11', 20],
    ['one page at least', 'shown=-3', 10],
    ['five pages at most', 'shown=9000', 50],
    ['one page, for an invalid number', 'shown=many', 10],
    ['one page, for a fraction', 'shown=10.5', 10],
  ])('%s', (_, search, expected) => {
    expect(readShown(new URLSearchParams(search))).toBe(expected);
  });

  test.each<[string, number, string]>([
    ['one page has no parameter', 10, '/en-us/account/orders'],
    ['more is in the address', 20, '/en-us/account/orders?shown=20'],
    ['but never more than the maximum', 60, '/en-us/account/orders?shown=50'],
  ])('%s', (_, shown, expected) => {
    expect(shownHref('/en-us/account/orders', shown)).toBe(expected);
  });
});

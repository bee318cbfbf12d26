import { describe, expect, test } from 'vitest';
import { confirmationLeftMs, abandonedCartVerdict, isGone } from './missingCart.rules.ts';

const now = 1_000_000_000;
const hour = 3_600_000;

describe('an answer that a cart is gone', () => {
  test.each([
    ['the first one', null, false],
    ['at the same instant as the first', now, false],
    ['a moment later', now - 2_999, false],
    ['seconds later', now - 3_000, true],
    ['hours later, with no contrary answer in between', now - 9 * hour, true],
  ])('%s: %s', (_, since, expected) => {
    expect(isGone(since, now)).toBe(expected);
  });

  test.each([
    [now, 3_000],
    [now - 1_000, 2_000],
    [now - hour, 0],
  ])('is believed in %i', (since, left) => {
    expect(confirmationLeftMs(since, now)).toBe(left);
  });
});

test.each([
  ['just dropped', 0, 0, 'wait'],
  ['seconds ago', 3_000, 0, 'look'],
  ['looked up once', 14_000, 1, 'wait'],
  ['looked up once, some time ago', 15_000, 1, 'look'],
  ['looked up often', 10 * hour, 7, 'wait'],
  ['a day ago', 24 * hour, 6, 'look'],
  ['more than a day ago', 25 * hour, 0, 'forget'],
] as const)('a cart %s', (_, ageMs, looks, verdict) => {
  expect(abandonedCartVerdict({ at: now - ageMs, looks }, now)).toBe(verdict);
});

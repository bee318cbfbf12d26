/** Statistics of benchmarks. */
import { describe, expect, test } from 'vitest';
import { aligned, hasGrown, quantile, quarters, routeRows, type Outcome } from './figures.rules.ts';

const outcome = (what: string, ms: number, more: Partial<Outcome> = {}): Outcome => ({
  what,
  from: 0,
  to: ms,
  status: 200,
  codes: [],
  isLostOnPurpose: false,
  ...more,
});

test.each<[string, number[], number, number]>([
  ['nothing', [], 0.5, 0],
  ['one value', [7], 0.99, 7],
  ['the median', [3, 1, 2], 0.5, 2],
  ['the maximum', [3, 1, 2], 1, 3],
])('the percentile of %s', (_, values, share, is) => {
  expect(quantile(values, share)).toBe(is);
});

test('a row per route counts failures, and discarded responses as requests only', () => {
  const rows = routeRows([
    outcome('home', 10),
    outcome('home', 30, { status: 503 }),
    outcome('cart add', 5, { codes: ['SOURCE_UNAVAILABLE'] }),
    outcome('cart add', 9, { status: null }),
    outcome('cart add', 900, { status: null, isLostOnPurpose: true }),
  ]);
  expect(rows.slice(1)).toEqual([
    ['cart add', '3', '0', '1', '1', '5', '5', '5', '5'],
    ['home', '2', '1', '0', '0', '30', '30', '30', '30'],
    ['all', '5', '1', '1', '1', '10', '30', '30', '30'],
  ]);
});

test('figures are aligned', () => {
  expect(
    aligned([
      ['a', '1'],
      ['long', '20'],
    ]),
  ).toBe('a      1\nlong  20');
});

test('a run has four quarters', () => {
  expect(quarters([1, 2, 3, 4, 5, 6, 7, 8], 1)).toEqual([2, 4, 6, 8]);
  expect(quarters([], 1)).toEqual([0, 0, 0, 0]);
});

describe('unbounded growth', () => {
  const run = (value: (at: number) => number): number[] => Array.from({ length: 100 }, (_, at) => value(at));
  test.each<[string, number[], boolean]>([
    ['a constant level', run(() => 100), false],
    ['a constant level after warm-up', run((at) => Math.min(at * 4, 100)), false],
    ['waves', run((at) => 100 + (at % 10) * 10), false],
    ['a steady rise', run((at) => 100 + at * 2), true],
  ])('%s', (_, values, grows) => {
    expect(hasGrown(values, 24)).toBe(grows);
  });
});

import { describe, expect, test } from 'vitest';
import {
  hasCapacity,
  isLagging,
  secondsLate,
  priorityOf,
  type Requested,
  type Priority,
} from './shedding.rules.ts';

const page: Requested = {
  method: 'GET',
  path: '/de-de/c/skis',
  headers: { 'user-agent': 'Mozilla/5.0 Firefox' },
};

test.each<[row: string, requested: Partial<Requested>, priority: Priority]>([
  ['a page is browsing', {}, 'look'],
  ['a query is browsing', { path: '/api/graphql' }, 'look'],
  [
    'a call with the anti-forgery token is a change',
    { method: 'POST', path: '/api/graphql', headers: { 'csrf-token': 'x' } },
    'change',
  ],
  ['a request for the token announces a change', { path: '/api/csrf-token' }, 'change'],
  ['a crawler is idle', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }, 'idle'],
  ['a prefetch is idle', { headers: { 'sec-purpose': 'prefetch;prerender' } }, 'idle'],
])('%s', (_, requested, priority) => {
  expect(priorityOf({ ...page, ...requested })).toBe(priority);
});

describe('with room for eight', () => {
  test.each<[row: string, priority: Priority, isLagging: boolean, most: number]>([
    ['crawlers get half of the capacity', 'idle', false, 4],
    ['shoppers get all of the capacity', 'look', false, 8],
    ['purchases exceed the capacity', 'change', false, 10],
    ['crawlers get nothing while the process lags', 'idle', true, 0],
    ['one shopper at a time is served while the process lags', 'look', true, 1],
    ['purchases are served as usual while the process lags', 'change', true, 10],
  ])('%s', (_, priority, lags, most) => {
    const admitted = Array.from({ length: 12 }, (__, inFlight) =>
      hasCapacity(priority, { inFlight, most: 8, isLagging: lags }),
    );
    expect(admitted.filter(Boolean)).toHaveLength(most);
  });
});

test.each<[row: string, delays: number[], lags: boolean]>([
  ['one long task is not lagging', [30, 4_000, 30], false],
  ['four late seconds are not lagging', [1_500, 1_500, 1_500, 1_500], false],
  ['five consecutive late seconds are lagging', [1_500, 1_500, 1_500, 1_500, 1_500], true],
  ['a good second ends it', [1_500, 1_500, 1_500, 1_500, 1_500, 40], false],
])('%s', (_, delays, lags) => {
  expect(isLagging(delays.reduce((seconds, delay) => secondsLate(seconds, delay, 1_000), 0))).toBe(lags);
});

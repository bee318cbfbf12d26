import { describe, expect, test } from 'vitest';
import { hasRoom, isLagging, secondsLate, urgencyOf, type Asked, type Urgency } from './shedding.rules.ts';

const page: Asked = {
  method: 'GET',
  path: '/de-de/c/skis',
  headers: { 'user-agent': 'Mozilla/5.0 Firefox' },
};

test.each<[row: string, asked: Partial<Asked>, urgency: Urgency]>([
  ['a page is looked at', {}, 'look'],
  ['a query is looked at', { path: '/api/graphql' }, 'look'],
  [
    'a call with the anti-forgery token changes something',
    { method: 'POST', path: '/api/graphql', headers: { 'csrf-token': 'x' } },
    'change',
  ],
  ['whoever asks for the token is about to', { path: '/api/csrf-token' }, 'change'],
  [
    'nobody waits for a crawler',
    { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
    'idle',
  ],
  ['nobody looks yet at what is fetched ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }, 'idle'],
])('%s', (_, asked, urgency) => {
  expect(urgencyOf({ ...page, ...asked })).toBe(urgency);
});

describe('with room for eight', () => {
  test.each<[row: string, urgency: Urgency, isLagging: boolean, most: number]>([
    ['crawlers have half of it', 'idle', false, 4],
    ['shoppers have all of it', 'look', false, 8],
    ['who buys finds a place when nobody else does', 'change', false, 10],
    ['crawlers have none while the process lags', 'idle', true, 0],
    ['one shopper at a time goes on while the process lags', 'look', true, 1],
    ['who buys goes on as ever while the process lags', 'change', true, 10],
  ])('%s', (_, urgency, lags, most) => {
    const admitted = Array.from({ length: 12 }, (__, inFlight) =>
      hasRoom(urgency, { inFlight, most: 8, isLagging: lags }),
    );
    expect(admitted.filter(Boolean)).toHaveLength(most);
  });
});

test.each<[row: string, delays: number[], lags: boolean]>([
  ['one long task is no overload', [30, 4_000, 30], false],
  ['four late seconds are none', [1_500, 1_500, 1_500, 1_500], false],
  ['five late seconds in a row are', [1_500, 1_500, 1_500, 1_500, 1_500], true],
  ['a good second ends it', [1_500, 1_500, 1_500, 1_500, 1_500, 40], false],
])('%s', (_, delays, lags) => {
  expect(isLagging(delays.reduce((seconds, delay) => secondsLate(seconds, delay, 1_000), 0))).toBe(lags);
});

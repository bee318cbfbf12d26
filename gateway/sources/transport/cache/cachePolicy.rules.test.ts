import { describe, expect, test } from 'vitest';
import { cachePolicies, isCachePolicy, cacheState } from './cachePolicy.rules.ts';

const cache = { freshMs: 30, staleWhileRevalidateMs: 30, staleIfErrorMs: 1_000 };
/** Fresh, ageing, stale, expired. */
const ages = [0, 40, 500, 2_000];

describe('the state of a cached answer under a policy, by age', () => {
  test.each([
    ['by default by its age', null, ['fresh', 'ageing', 'stale', 'expired']],
    ['-1 ignore', cachePolicies.ignore, ['expired', 'expired', 'expired', 'expired']],
    ['0 network only', cachePolicies.networkOnly, ['expired', 'expired', 'expired', 'expired']],
    ['1 cache else network', cachePolicies.cacheElseNetwork, ['fresh', 'fresh', 'fresh', 'expired']],
    ['2 network else cache', cachePolicies.networkElseCache, ['stale', 'stale', 'stale', 'expired']],
    ['3 cache then network', cachePolicies.cacheThenNetwork, ['ageing', 'ageing', 'ageing', 'expired']],
  ] as const)('%s', (_sentence, policy, expected) => {
    expect(ages.map((age) => cacheState(cache, age, policy))).toEqual(expected);
  });
});

describe('cache policy must be a number from -1 to 3', () => {
  test.each([
    [-1, true],
    [0, true],
    [1, true],
    [2, true],
    [3, true],
    [-2, false],
    [4, false],
    [1.5, false],
    ['1', false],
    [null, false],
  ])('%j: %s', (value, expected) => {
    expect(isCachePolicy(value)).toBe(expected);
  });
});

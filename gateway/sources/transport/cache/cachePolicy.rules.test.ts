import { describe, expect, test } from 'vitest';
import { cachePolicies, isCachePolicy, stateOf } from './cachePolicy.rules.ts';

const keep = { freshMs: 30, refreshMs: 30, staleMs: 1_000 };
/** While it is fresh, ageing, old, and when its time has passed. */
const ages = [0, 40, 500, 2_000];

describe('what a policy makes of a kept answer as it grows older', () => {
  test.each([
    ['by default the policy that suits its age', null, ['fresh', 'ageing', 'stale', 'over']],
    ['-1 ignore', cachePolicies.ignore, ['over', 'over', 'over', 'over']],
    ['0 network only', cachePolicies.networkOnly, ['over', 'over', 'over', 'over']],
    ['1 cache else network', cachePolicies.cacheElseNetwork, ['fresh', 'fresh', 'fresh', 'over']],
    ['2 network else cache', cachePolicies.networkElseCache, ['stale', 'stale', 'stale', 'over']],
    ['3 cache then network', cachePolicies.cacheThenNetwork, ['ageing', 'ageing', 'ageing', 'over']],
  ] as const)('%s', (_sentence, policy, expected) => {
    expect(ages.map((age) => stateOf(keep, age, policy))).toEqual(expected);
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

import { describe, expect, test } from 'vitest';
import { networkOf, rateLimitHeaders } from './budget.rules.ts';

describe('rate limit headers', () => {
  const state = {
    policy: 'partner',
    limit: 1_000,
    seconds: 60,
    remaining: 750,
    resetMs: 29_400,
    allowed: true,
  };

  test('state quota and window, the remainder and the reset', () => {
    expect(rateLimitHeaders(state)).toEqual({
      'ratelimit-policy': '"partner";q=1000;w=60',
      ratelimit: '"partner";r=750;t=30',
    });
  });
  test('state a retry delay of at least one second when exhausted', () => {
    expect(rateLimitHeaders({ ...state, remaining: 0, resetMs: 3, allowed: false })).toMatchObject({
      ratelimit: '"partner";r=0;t=1',
      'retry-after': '1',
    });
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001::2', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** When an unknown device may try an account's password. */
import { describe, expect, test } from 'vitest';
import { gapAfter, defaultDelays, waitFor } from './passwordLimits.rules.ts';

describe('after an attempt from an unknown device', () => {
  test.each([
    ['first', 1, 0],
    ['second', 2, 5_000],
    ['third', 3, 30_000],
    ['fourth', 4, 30_000],
    ['thousandth', 1_000, 30_000],
  ])('the %s one, the next has to wait', (_, count, expected) => {
    expect(gapAfter(count, defaultDelays)).toBe(expected);
  });

  test('at most four attempts fall into one minute, also across quarters of an hour', () => {
    const times: number[] = [];
    let now = 0;
    for (let window = 0; window < 3; window += 1)
      for (let count = 1; now < (window + 1) * 900_000; count += 1) {
        times.push(now);
        now += gapAfter(count, defaultDelays);
      }
    const maxOfMinute = Math.max(
      ...times.map((start) => times.filter((time) => time >= start && time < start + 60_000).length),
    );
    expect(maxOfMinute).toBe(4);
  });
});

describe('the next attempt', () => {
  const turn = { taker: 'somebody', opensAt: 30_000, count: 5 };
  test.each([
    ['is allowed without earlier attempts', null, 0, 0, 0],
    ['from a new address waits for the turn', turn, 0, 12_000, 18_000],
    ['from a new address is allowed once the turn begins', turn, 0, 30_000, 0],
    ['from an address that failed once waits longer', turn, 1, 30_000, 2_000],
    ['from an address that failed three times waits for each', turn, 3, 30_000, 6_000],
    ['yields for at most ten seconds', { ...turn, count: 9 }, 7, 30_000, 10_000],
    ['does not yield without other callers', { ...turn, count: 3 }, 3, 30_000, 0],
  ])('%s', (_, before, earlier, now, expected) => {
    expect(waitFor(before, earlier, now, defaultDelays)).toBe(expected);
  });
});

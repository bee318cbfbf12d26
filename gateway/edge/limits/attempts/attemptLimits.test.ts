/** Limits on attempts by the caller's address, and by the value tried. */
import { describe, expect, test } from 'vitest';
import { memoryLimiter } from '../../state/memoryLimiter.ts';
import { AttemptLimits } from './attemptLimits.ts';

const limits = () => new AttemptLimits({ limiter: memoryLimiter });
const address = (number: number): string => `198.51.100.${number}`;

describe('an attempt', () => {
  test('is counted over all callers', async () => {
    const all = limits();
    for (let caller = 1; caller <= 8; caller += 1)
      expect(await all.of(address(caller)).take('findOrder', '100')).toBe(0);
    expect(await all.of(address(9)).take('findOrder', '100')).toBeGreaterThan(0);
    expect(await all.of(address(9)).take('findOrder', '101')).toBe(0);
  });

  test('is normalized: case and surrounding spaces do not matter', async () => {
    const caller = limits().of(address(1));
    for (let tries = 1; tries <= 5; tries += 1) await caller.take('createAccount', 'ruth@skarn.example');
    expect(await caller.take('createAccount', ' Ruth@Skarn.example')).toBeGreaterThan(3_000);
  });

  test('by others does not block creating an account', async () => {
    const all = limits();
    for (let caller = 1; caller <= 20; caller += 1)
      for (let tries = 1; tries <= 6; tries += 1)
        await all.of(address(caller)).take('createAccount', 'ruth@skarn.example');
    expect(await all.of(address(30)).take('createAccount', 'ruth@skarn.example')).toBe(0);
  });
});

test('an address is limited over all attempts, and an IPv6 /64 is one', async () => {
  const all = limits();
  for (let tries = 1; tries <= 10; tries += 1)
    expect(await all.of(`2001:db8:1:1::${tries}`).take('createAccount', `${tries}@skarn.example`)).toBe(0);
  expect(await all.of('2001:db8:1:1::99').take('createAccount', 'ruth@skarn.example')).toBeGreaterThan(0);
  expect(await all.of('2001:db8:1:2::99').take('createAccount', 'ruth@skarn.example')).toBe(0);
});

test('a successful attempt is not counted', async () => {
  const caller = limits().of(address(1));
  for (let tries = 1; tries <= 30; tries += 1) {
    expect(await caller.take('findOrder', '100')).toBe(0);
    await caller.forgive('findOrder', '100');
  }
});

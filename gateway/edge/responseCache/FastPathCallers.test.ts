/** Rate limits and firewall of the fast path: counted locally, charged in batches, and refusals passed on. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BudgetState } from '../limits/budget.rules.ts';
import { FastPathCallers, type FastPathCallersOptions } from './FastPathCallers.ts';

const RESET_MS = 40_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Charges made, and a limit for all. */
function open(limit = Infinity, firewall: FastPathCallersOptions['firewall'] = () => false) {
  const told: { kind: string; address: string; points: number }[] = [];
  let taken = 0;
  const callers = new FastPathCallers({
    firewall,
    async take(kind, address, points): Promise<BudgetState> {
      told.push({ kind, address, points });
      taken += points;
      const allowed = taken <= limit;
      return { policy: 'pages', limit, seconds: 60, remaining: 0, resetMs: RESET_MS, allowed };
    },
  });
  const generate = async (
    times: number,
    { address = '192.0.2.1', userAgent = 'a browser', kind = 'page' as 'page' | 'graphql' | 'payload' } = {},
  ): Promise<number> => {
    let admitted = 0;
    for (let turn = 0; turn < times; turn += 1) {
      if (callers.admits(address, userAgent, kind)) admitted += 1;
      await settle();
    }
    return admitted;
  };
  return { callers, told, generate };
}

describe('a caller’s limit', () => {
  test('is charged immediately, then in batches', async () => {
    const { told, generate } = open();
    expect(await generate(30)).toBe(30);
    expect(told.map(({ points }) => points)).toEqual([1, 12, 12]);
  });

  test('is charged after a second, however small the batch', async () => {
    const { told, generate } = open();
    await generate(3);
    vi.advanceTimersByTime(999);
    await generate(1);
    expect(told.map(({ points }) => points)).toEqual([1]);
    vi.advanceTimersByTime(1);
    await generate(1);
    expect(told.map(({ points }) => points)).toEqual([1, 4]);
  });

  test('is exceeded by at most one batch until the reset', async () => {
    const { generate } = open(30);
    expect(await generate(100)).toBe(37);
    vi.advanceTimersByTime(RESET_MS - 1);
    expect(await generate(1)).toBe(0);
    vi.advanceTimersByTime(1);
    expect(await generate(1)).toBe(1);
  });

  test('is separate for each caller, and for pages and GraphQL', async () => {
    const { generate, told } = open(30);
    await generate(100);
    expect(await generate(1, { address: '192.0.2.2' })).toBe(1);
    expect(await generate(1, { kind: 'graphql' })).toBe(1);
    expect(told.at(-1)).toEqual({ kind: 'graphql', address: '192.0.2.1', points: 1 });
    // A page's data is charged GraphQL points as well, from the same budget.
    expect(await generate(1, { kind: 'payload' })).toBe(0);
  });

  test('is shared by an IPv6 network', async () => {
    const { generate, told } = open(3);
    let admitted = 0;
    for (let host = 0; host < 50; host += 1)
      admitted += await generate(1, { address: `2001:db8:0:1::${host}` });
    expect(admitted).toBeLessThan(20);
    expect(new Set(told.map(({ address }) => address))).toEqual(new Set(['2001:db8:0:1::/64']));
    expect(await generate(1, { address: '2001:db8:0:2::1' })).toBe(1);
  });

  test('refuses nobody during an outage of the shared state', async () => {
    const callers = new FastPathCallers({ firewall: () => false, take: async () => null });
    for (let turn = 0; turn < 50; turn += 1) {
      expect(callers.admits('192.0.2.1', '', 'page')).toBe(true);
      await settle();
    }
  });
});

describe('the firewall', () => {
  test('checks an address and user agent once, and again with another user agent', async () => {
    const firewall = vi.fn<FastPathCallersOptions['firewall']>(({ userAgent }) =>
      userAgent.includes('sleep('),
    );
    const { generate } = open(Infinity, firewall);
    expect(await generate(3)).toBe(3);
    expect(firewall).toHaveBeenCalledTimes(1);
    expect(await generate(3, { userAgent: 'sleep(5)' })).toBe(0);
    expect(firewall).toHaveBeenCalledTimes(4);
    expect(await generate(1, { address: '192.0.2.2' })).toBe(1);
    expect(firewall).toHaveBeenCalledTimes(5);
    expect(await generate(1)).toBe(1);
    expect(firewall).toHaveBeenCalledTimes(5);
  });
});

/** Requests wait for a store's quota, by rank, with a test clock and this process's counter. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryLimiter } from '../../../edge/state/memoryLimiter.ts';
import type { DeclaredCall } from '../../transport/call.ts';
import { Cancellation } from '../../transport/cancellation.ts';
import type { OutgoingRequest } from '../../transport/outgoingRequest.ts';
import { QuotaGate, type OpenQuotaCounter } from './quotaGate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** One counter for each limit, as replicas with one Redis have. */
function counter(): OpenQuotaCounter {
  const opened = new Map<string, ReturnType<OpenQuotaCounter>>();
  return (limit) => {
    const name = JSON.stringify(limit);
    const shared = opened.get(name) ?? memoryLimiter(name, limit);
    opened.set(name, shared);
    return shared;
  };
}
const gateOf = (open: OpenQuotaCounter | null = counter()) => new QuotaGate('hash', open);

type Kind = 'write' | 'personal' | 'shared';
const calls: Readonly<Record<Kind, Pick<DeclaredCall<unknown>, 'name' | 'idempotent'>>> = {
  write: { name: 'addCartItems', idempotent: false },
  personal: { name: 'getCart', idempotent: true },
  shared: { name: 'getProductsById', idempotent: true },
};

function request(kind: Kind, withinMs = 10_000): OutgoingRequest<unknown> {
  return {
    call: { source: 'commerce', ...calls[kind] } as DeclaredCall<unknown>,
    method: 'GET',
    wire: { path: '/' },
    headers: {},
    deadline: performance.now() + withinMs,
    cancellation: new Cancellation(),
  };
}

const headersOf = (left: number, resetMs: number, quota = 10) => ({
  'x-rate-limit-time-window-ms': '30000',
  'x-rate-limit-time-reset-ms': String(resetMs),
  'x-rate-limit-requests-quota': String(quota),
  'x-rate-limit-requests-left': String(left),
});
const answered = (gate: QuotaGate, left: number, resetMs: number, quota = 10): void =>
  gate.observe(request('shared'), { status: 200, headers: headersOf(left, resetMs, quota) });

/** Whether the request may be sent within so many milliseconds. */
async function isSentWithin(gate: QuotaGate, kind: Kind, ms: number): Promise<boolean> {
  let sent = false;
  const admission = gate.admit(request(kind)).then(
    () => (sent = true),
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(ms);
  const result = sent;
  await vi.advanceTimersByTimeAsync(60_000);
  await admission;
  return result;
}

describe('with quota left', () => {
  test.each<Kind>(['write', 'personal', 'shared'])('a %s request is sent at once', async (kind) => {
    const gate = gateOf();
    answered(gate, 9, 20_000);
    expect(await isSentWithin(gate, kind, 0)).toBe(true);
  });
});

describe('a low quota', () => {
  test.each<[Kind, number, boolean]>([
    ['shared', 2, false],
    ['shared', 3, true],
    ['personal', 1, true],
    ['write', 1, true],
    ['personal', 0, false],
    ['write', 0, false],
  ])('of a %s request with %i of 10 left: sent %s', async (kind, left, isSent) => {
    const gate = gateOf(null);
    answered(gate, left, 5_000);
    expect(await isSentWithin(gate, kind, 1_000)).toBe(isSent);
  });

  test('is waited for, and writes go first', async () => {
    const gate = gateOf(null);
    answered(gate, 0, 3_000);
    const order: string[] = [];
    const kinds: Kind[] = ['shared', 'personal', 'write', 'shared'];
    const all = kinds.map((kind, place) =>
      gate.admit(request(kind)).then(() => order.push(`${kind} ${place}`)),
    );
    await vi.advanceTimersByTimeAsync(2_900);
    expect(order).toEqual([]);
    expect(gate.queued).toBe(4);
    await vi.advanceTimersByTimeAsync(400);
    await Promise.all(all);
    expect(order).toEqual(['write 2', 'personal 1', 'shared 0', 'shared 3']);
    expect(gate.queued).toBe(0);
  });

  test('refuses a request whose time is over, without having sent it', async () => {
    const gate = gateOf(null);
    answered(gate, 0, 20_000);
    const admission = gate.admit(request('shared', 500));
    const refusal = expect(admission).rejects.toMatchObject({
      code: 'SOURCE_UNAVAILABLE',
      status: null,
      isLost: false,
    });
    await vi.advanceTimersByTimeAsync(600);
    await refusal;
    expect(gate.queued).toBe(0);
  });

  test('does not hold a request whose shopper has left', async () => {
    const gate = gateOf(null);
    answered(gate, 0, 20_000);
    const leaving = request('shared');
    const admission = expect(gate.admit(leaving)).rejects.toMatchObject({ code: 'REQUEST_ABORTED' });
    leaving.cancellation.cancel();
    await admission;
    expect(gate.queued).toBe(0);
  });
});

describe('a refusal (429)', () => {
  test('holds all requests back for as long as it says', async () => {
    const gate = gateOf(null);
    gate.observe(request('shared'), { status: 429, headers: { 'x-retry-after': '4' } });
    const admission = gate.admit(request('write'));
    let sent = false;
    void admission.then(() => (sent = true));
    await vi.advanceTimersByTimeAsync(3_900);
    expect(sent).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toBe(true);
  });

  test('without headers holds them back for a second', async () => {
    const gate = gateOf(null);
    gate.observe(request('shared'), { status: 429, headers: {} });
    expect(await isSentWithin(gate, 'write', 500)).toBe(false);
  });

  test('of wrong passwords holds nobody back', async () => {
    const gate = gateOf(null);
    const login = { ...request('write'), call: { ...request('write').call, name: 'validateCredentials' } };
    gate.observe(login, { status: 429, headers: headersOf(0, 60_000, 5) });
    expect(await isSentWithin(gate, 'write', 0)).toBe(true);
  });
});

describe('replicas', () => {
  test('share the quota', async () => {
    const open = counter();
    const [one, two] = [gateOf(open), gateOf(open)];
    answered(one, 10, 30_000);
    answered(two, 10, 30_000);
    let sent = 0;
    for (let nth = 0; nth < 12; nth += 1)
      void (nth % 2 === 0 ? one : two).admit(request('write')).then(
        () => (sent += 1),
        () => undefined,
      );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toBe(10);
    await vi.advanceTimersByTimeAsync(60_000);
  });

  test('learn from each other’s answers what other apps have used', async () => {
    const open = counter();
    const [one, two] = [gateOf(open), gateOf(open)];
    answered(two, 10, 30_000);
    answered(one, 10, 30_000);
    answered(one, 1, 29_000);
    await vi.advanceTimersByTimeAsync(1);
    let sent = 0;
    for (let nth = 0; nth < 4; nth += 1)
      void two.admit(request('write')).then(
        () => (sent += 1),
        () => undefined,
      );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
  });

  test('go on by the headers alone while the counter is down', async () => {
    const down: OpenQuotaCounter = () => ({
      consume: () => Promise.reject(new Error('down')),
      forget: () => Promise.reject(new Error('down')),
    });
    const gate = gateOf(down);
    answered(gate, 9, 30_000);
    expect(await isSentWithin(gate, 'shared', 0)).toBe(true);
    answered(gate, 0, 30_000);
    expect(await isSentWithin(gate, 'write', 1_000)).toBe(false);
  });
});

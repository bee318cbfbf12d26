import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HookQueue, MAX_KEYS } from './HookQueue.ts';
import type { VendorEvent } from './vendorEvents.ts';

function openQueue({ isBroken = false } = {}) {
  const broadcasts: (readonly string[])[] = [];
  const noted: (readonly string[])[] = [];
  const warnings: string[] = [];
  let requests = 0;
  const queue = new HookQueue({
    async broadcast(keys) {
      broadcasts.push(keys);
    },
    async noteChanged(keys) {
      noted.push(keys);
    },
    async requestIndexing() {
      if (isBroken) throw new Error('the state does not answer');
      requests += 1;
    },
    log: { info: () => undefined, warn: (_: unknown, text?: string) => void warnings.push(text ?? '') },
  });
  return { queue, broadcasts, noted, warnings, requests: () => requests };
}

const event = (id: string, keys: readonly string[], mayConcernProduct = true): VendorEvent => ({
  id,
  source: 'commerce',
  keys,
  mayConcernProduct,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the queue of webhooks', () => {
  test('applies the first event at once and later ones together, a second after', async () => {
    const { queue, broadcasts, noted, requests } = openQueue();
    queue.add(event('a', ['product:1']));
    await vi.advanceTimersByTimeAsync(1);
    expect([broadcasts, noted, requests()]).toEqual([[['product:1']], [['product:1']], 1]);
    queue.add(event('b', ['product:2']));
    queue.add(event('c', ['product:3']));
    await vi.advanceTimersByTimeAsync(500);
    expect(broadcasts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(broadcasts[1]).toEqual(['product:2', 'product:3']);
  });

  test('ignores a repeated delivery, and not a second change in the same moment', async () => {
    const { queue, broadcasts } = openQueue();
    expect(queue.add(event('a', ['product:1']))).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(queue.add(event('a', ['product:1']))).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.add(event('a', ['product:1']))).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(broadcasts).toHaveLength(2);
  });

  test('a flood costs one application a second, and counts as a changed source', async () => {
    const { queue, broadcasts, noted, requests } = openQueue();
    queue.add(event('first', ['product:1']));
    await vi.advanceTimersByTimeAsync(1);
    for (let nth = 0; nth < 20_000; nth += 1) queue.add(event(`event ${nth}`, [`product:${nth}`]));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(broadcasts).toHaveLength(2);
    expect(broadcasts[1]).toEqual(expect.arrayContaining(['commerce', 'delivery']));
    expect(broadcasts[1]?.length).toBeLessThanOrEqual(MAX_KEYS);
    expect([noted[1]?.length, requests()]).toEqual([MAX_KEYS, 2]);
  });

  test('says once that there are too many, or that they come twice', async () => {
    const { queue, warnings } = openQueue();
    for (let nth = 0; nth < 2_000; nth += 1) queue.add(event(`event ${nth}`, [`product:${nth}`]));
    expect(warnings).toEqual([
      'more than 200 webhooks in a second: they are applied together, once a second',
    ]);
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    for (let nth = 0; nth < 9; nth += 1) queue.add(event('few', ['product:1']));
    for (let nth = 0; nth < 100; nth += 1) {
      queue.add(event(`single ${nth}`, [`product:${nth}`]));
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(warnings).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    for (let nth = 0; nth < 40; nth += 1)
      for (const _ of ['one', 'the same']) queue.add(event(`double ${nth}`, [`product:${nth}`]));
    expect(warnings.slice(1)).toEqual([
      'most webhooks come more than once: they are registered twice, or answers do not reach the vendor',
    ]);
  });

  test('leaves the change log alone for events that are about no product', async () => {
    const { queue, broadcasts, noted } = openQueue();
    queue.add(event('a', ['entry:post'], false));
    queue.add(event('b', []));
    await vi.advanceTimersByTimeAsync(1);
    expect([broadcasts, noted]).toEqual([[['entry:post']], []]);
  });

  test('goes on when the indexer cannot be asked', async () => {
    const { queue, broadcasts, warnings } = openQueue({ isBroken: true });
    for (const id of ['a', 'b']) {
      queue.add(event(id, [`product:${id}`]));
      await vi.advanceTimersByTimeAsync(1_500);
    }
    expect([broadcasts.length, warnings.length]).toEqual([2, 2]);
  });

  test('applies what is waiting when the gateway stops', async () => {
    const { queue, broadcasts } = openQueue();
    queue.add(event('a', ['product:1']));
    await queue.close();
    queue.add(event('b', ['product:2']));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(broadcasts).toEqual([['product:1']]);
  });
});

import { describe, expect, test } from 'vitest';
import type { CallRecord } from '../../../sources/transport/callLog.ts';
import { RECENT_MS, Recent } from './recent.ts';

function record(change: Partial<CallRecord>): CallRecord {
  return {
    source: 'commerce',
    call: 'getCart',
    method: 'GET',
    path: '/cart',
    durationMs: 10,
    verdict: 'network',
    attempts: 1,
    ...change,
  };
}

describe('recent activity', () => {
  test('counts verdicts, and measures network calls only', () => {
    const recent = new Recent();
    for (let at = 1; at <= 100; at += 1) recent.call(record({ durationMs: at }));
    recent.call(record({ verdict: 'fresh', attempts: 0, durationMs: 0 }));
    expect(recent.source('commerce')).toMatchObject({
      calls: 101,
      verdicts: { network: 100, fresh: 1, ageing: 0, shared: 0, stale: 0, failed: 0 },
      p50: 50,
      p95: 95,
    });
    expect(recent.source('spend')).toMatchObject({ calls: 0, p50: null, p95: null, lastGoodAt: null });
  });

  test('expires', () => {
    let now = 1_000;
    const recent = new Recent(() => now);
    recent.call(record({}));
    recent.operation({ name: 'HomeQuery', durationMs: 5, result: 'ok', codes: [], upstreamCalls: 1 });
    now += RECENT_MS + 1;
    expect(recent.source('commerce')).toMatchObject({ calls: 0, lastGoodAt: 1_000 });
    expect(recent.slowest(5)).toEqual([]);
    expect(recent.lastCalls()).toHaveLength(1);
  });

  test('is kept in ring buffers, newest first', () => {
    const recent = new Recent();
    for (let at = 0; at < 50; at += 1) recent.call(record({ durationMs: at }));
    const waits = recent.lastCalls().map(({ durationMs }) => durationMs);
    expect(waits).toHaveLength(20);
    expect([waits[0], waits.at(-1)]).toEqual([49, 30]);
  });

  test('ranks operations by their slow runs, with the cost of the first run', () => {
    const recent = new Recent();
    const run = (name: string, durationMs: number, upstreamCalls: number): void =>
      recent.operation({ name, durationMs, result: 'ok', codes: [], upstreamCalls });
    run('Fast', 5, 1);
    run('Slow', 90, 4);
    run('Slow', 80, 7);
    expect([recent.wantsCost('Slow'), recent.wantsCost('Never')]).toEqual([true, false]);
    recent.cost('Slow', 300);
    expect(recent.wantsCost('Slow')).toBe(false);
    expect(recent.slowest(1)).toMatchObject([
      { name: 'Slow', runs: 2, p50: 80, p95: 90, slowest: { durationMs: 90, upstreamCalls: 4 }, cost: 300 },
    ]);
  });
});

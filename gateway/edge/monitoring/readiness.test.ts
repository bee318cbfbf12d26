import { describe, expect, test } from 'vitest';
import type { SourceStatus } from '../../sources/transport/source.ts';
import { createReadiness, type ReadinessOptions } from './readiness.ts';

const answered = { lastGoodAt: 2, lastFailedAt: null };
function readiness(change: Partial<ReadinessOptions> & { circuits?: SourceStatus['circuits'] } = {}) {
  const { circuits = [], ...options } = change;
  const status = (): SourceStatus => ({
    name: 'commerce',
    circuits,
    running: 0,
    queued: 0,
    hedges: null,
    cached: 0,
  });
  return createReadiness({
    sources: [{ name: 'commerce', status }],
    state: { kind: 'redis', ping: async () => 1.25 },
    recent: { source: () => ({ ...answered }) as never },
    isDraining: () => false,
    isOverloaded: () => false,
    ...options,
  });
}

describe('a replica', () => {
  test.each<[string, Partial<ReadinessOptions>, string]>([
    ['is ready once it is warm', {}, 'ready'],
    ['is not ready while draining', { isDraining: () => true }, 'draining'],
    ['is not ready after prolonged load shedding', { isOverloaded: () => true }, 'overloaded'],
    [
      'is ready without the shared state',
      { state: { kind: 'redis', ping: () => Promise.reject(new Error('away')) } },
      'ready',
    ],
  ])('%s', (_, change, status) => expect(readiness(change).status()).toBe(status));
});

describe('a dependency', () => {
  const of = async (change: Parameters<typeof readiness>[0]) => (await readiness(change).dependencies())[0];

  test('is ok after a successful call', async () => {
    expect(await of({})).toEqual({ name: 'commerce', status: 'ok', detail: 'available' });
  });

  test('is degraded when a circuit is open, or its last call failed', async () => {
    const circuits = [{ route: '/cart', isOpen: true }];
    expect(await of({ circuits })).toMatchObject({
      status: 'degraded',
      detail: '1 of 1 routes with open circuits',
    });
    const recent = { source: () => ({ lastGoodAt: 1, lastFailedAt: 2 }) as never };
    expect(await of({ recent })).toMatchObject({ status: 'degraded' });
  });

  test('shared by replicas is degraded when it does not respond within a second', async () => {
    const state = { kind: 'redis' as const, ping: () => new Promise<number>(() => {}) };
    expect((await readiness({ state }).dependencies()).at(-1)).toEqual({
      name: 'state',
      status: 'degraded',
      detail: 'redis, does not respond',
    });
    expect((await readiness().dependencies()).at(-1)?.detail).toBe('redis, responds in 1.3 ms');
  });
});

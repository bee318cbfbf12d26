/** A reported change invalidates the cached answers about it, and no others. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { caller } from '../../../testing/shop/caller.ts';
import { startUpstream, type Upstream } from '../../../testing/shop/upstream.ts';
import { defineCall } from '../call.ts';
import { memoryAnswerCache } from './answerCache.ts';
import { everything, Invalidations } from './invalidations.ts';

test.each<[row: string, told: [string[], number][], keys: string[], at: number, isInvalidated: boolean]>([
  ['nothing changed', [], ['entry:a'], 5, false],
  ['it changed after', [[['entry:a'], 7]], ['entry:a'], 5, true],
  ['it changed at the same time', [[['entry:a'], 5]], ['entry:a'], 5, true],
  ['it changed before', [[['entry:a'], 4]], ['entry:a'], 5, false],
  ['something else changed', [[['entry:b'], 7]], ['entry:a'], 5, false],
  ['one of several changed', [[['entry:b'], 7]], ['entry:a', 'entry:b'], 5, true],
  ['everything changed', [[[everything], 7]], ['entry:a'], 5, true],
  [
    'it changed twice, reported in the wrong order',
    [
      [['entry:a'], 7],
      [['entry:a'], 3],
    ],
    ['entry:a'],
    5,
    true,
  ],
])('%s', (_, told, keys, at, isInvalidated) => {
  const invalidations = new Invalidations();
  for (const [changed, when] of told) invalidations.add(changed, when);
  expect(invalidations.isInvalidated(keys, at)).toBe(isInvalidated);
});

test('with more changes than can be remembered, everything counts as changed', () => {
  const invalidations = new Invalidations();
  invalidations.add(
    Array.from({ length: 20_001 }, (_, nth) => `entry:${nth}`),
    7,
  );
  expect(invalidations.isInvalidated(['entry:0'], 5)).toBe(true);
  expect(invalidations.isInvalidated(['entry:of nobody'], 5)).toBe(true);
  expect(invalidations.isInvalidated(['entry:0'], 8)).toBe(false);
});

describe('a cached answer', () => {
  const getEntry = defineCall({
    source: 'delivery',
    name: 'getEntry',
    method: 'GET',
    route: '/v3/content_types/product/entries',
    varies: [],
    idempotent: true,
    cache: { freshMs: 60_000, staleIfErrorMs: 60_000 },
    request: ({ uid }: { uid: string }) => ({ path: `/${uid}` }),
    answer: z.object({ uid: z.string(), parent: z.object({ uid: z.string() }), round: z.number() }),
  });
  let upstream: Upstream;
  let invalidations: Invalidations;
  let delayMs = 0;
  beforeEach(async () => {
    invalidations = new Invalidations();
    delayMs = 0;
    upstream = await startUpstream({ name: 'delivery', answers: memoryAnswerCache(invalidations) });
    upstream.behave = async (response, round, request) => {
      const uid = (request.url ?? '').slice(1);
      await sleep(delayMs);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ uid, parent: { uid: 'skis' }, round }));
    };
  });
  afterEach(() => upstream.close());
  const round = async (uid: string) => (await upstream.source.run(getEntry, { uid }, caller())).round;
  const change = async (...keys: string[]) => {
    invalidations.add(keys, Date.now());
    await sleep(2);
  };

  test.each(['entry:lodestar', 'entry:skis', 'type:product', 'delivery', everything])(
    'is requested again after a change of %s',
    async (key) => {
      const before = await round('lodestar');
      expect(await round('lodestar')).toBe(before);
      await change(key);
      const after = await round('lodestar');
      expect(after).toBeGreaterThan(before);
      expect(await round('lodestar')).toBe(after);
    },
  );

  test.each(['entry:ropeway', 'type:page', 'commerce', 'product:lodestar'])(
    'stays valid after a change of %s',
    async (key) => {
      const before = await round('lodestar');
      await change(key);
      expect(await round('lodestar')).toBe(before);
    },
  );

  test('is not stored when a change is reported while it is in flight', async () => {
    delayMs = 60;
    const running = round('lodestar');
    await sleep(20);
    await change('entry:lodestar');
    const late = await running;
    expect(await round('lodestar')).toBeGreaterThan(late);
  });
});

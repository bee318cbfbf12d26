/** Several things in one call, each kept by itself: what was read in one company stands in for it in any other. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { caller } from '../../../testing/shop/caller.ts';
import { startUpstream, type Upstream } from '../../../testing/shop/upstream.ts';
import { defineCall } from '../call.ts';
import { SourceError } from '../errors.ts';
import type { Caller } from '../caller.ts';
import type { RequestScope } from '../scope.ts';

interface ThingsJson {
  things: { id: number; round: number; region: string }[];
}

const getThings = defineCall({
  source: 'commerce',
  name: 'getThings',
  method: 'GET',
  route: '/things',
  varies: ['commerceRegion', 'preview'],
  idempotent: true,
  cache: { freshMs: 60, staleWhileRevalidateMs: 60, staleIfErrorMs: 60_000 },
  request: ({ ids }: { ids: readonly number[] }, { commerceRegion }) => ({
    path: '/things',
    query: { ids: ids.join(',') },
    headers: { 'x-bc-region': commerceRegion },
  }),
  answer: z.object({
    things: z.array(z.object({ id: z.number(), round: z.number(), region: z.string() })),
  }),
});

let upstream: Upstream;
/** Ids of each request that arrived. */
let asked: string[];
let status: number;
beforeEach(async () => {
  upstream = await startUpstream({ retry: { retries: 0, delayMs: 1, growth: 1, statuses: [] } });
  asked = [];
  status = 200;
  upstream.behave = (response, round, request) => {
    const ids = new URL(request.url ?? '', 'http://upstream').searchParams.get('ids') ?? '';
    asked.push(ids);
    const region = String(request.headers['x-bc-region']);
    const things = ids
      .split(',')
      .map(Number)
      // There is no such thing as 404.
      .filter((id) => id !== 404)
      .map((id) => ({ id, round, region }));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ things }));
  };
});
afterEach(() => upstream.close());

/** Round in which each was answered; null for what is not there, the code of what failed. */
async function rounds(ids: readonly number[], by: Caller = caller()): Promise<(number | string | null)[]> {
  const answers = await upstream.source.runBatch(
    getThings,
    {
      items: ids,
      args: (some) => ({ ids: some.toSorted((a, b) => a - b) }),
      part: ({ things }: ThingsJson, id) => ({ things: things.filter((thing) => thing.id === id) }),
      split: (some) => (some.length > 3 ? [some.slice(0, 3), some.slice(3)] : [some]),
    },
    by,
  );
  return answers.map((answer) =>
    answer instanceof SourceError ? answer.code : (answer.things[0]?.round ?? null),
  );
}

describe('while all is well', () => {
  test('things come in the order asked for, by one call; what is not there is told as that, and kept as that', async () => {
    expect(await rounds([3, 404, 1, 3])).toEqual([1, null, 1, 1]);
    expect(await rounds([404, 1])).toEqual([null, 1]);
    expect(asked).toEqual(['1,3,404']);
  });

  test('nothing is asked for nothing', async () => {
    expect(await rounds([])).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('only what is not fresh is asked for', async () => {
    await rounds([1, 2]);
    const ask = caller();
    expect(await rounds([2, 3, 1], ask)).toEqual([1, 2, 1]);
    expect(asked).toEqual(['1,2', '3']);
    expect(ask.log.records).toMatchObject([{ verdict: 'network', path: '/things?ids=3', attempts: 1 }]);
  });

  test('a call names no more than it may', async () => {
    expect(await rounds([1, 2, 3, 4, 5])).toHaveLength(5);
    expect(asked.toSorted()).toEqual(['1,2,3', '4,5']);
  });

  test('the same things at the same time are asked for once, whatever their order', async () => {
    const asks = [caller(), caller()];
    await Promise.all([rounds([1, 2], asks[0]), rounds([2, 1], asks[1])]);
    expect(asked).toEqual(['1,2']);
    expect(asks.flatMap(({ log }) => log.records.map(({ verdict }) => verdict)).toSorted()).toEqual([
      'network',
      'shared',
    ]);
  });

  test('one thing asked for alone finds what was kept of several', async () => {
    await rounds([1, 2]);
    const ask = caller();
    const alone = await upstream.source.run(getThings, { ids: [2] }, ask);
    expect(alone.things).toEqual([{ id: 2, round: 1, region: 'us' }]);
    expect(ask.log.records).toMatchObject([{ verdict: 'fresh' }]);
    expect(Object.isFrozen(alone) && Object.isFrozen(alone.things)).toBe(true);
  });

  test('ageing things are served at once and renewed by one call behind them', async () => {
    await rounds([1, 2]);
    await sleep(70);
    const ask = caller();
    expect(await rounds([2, 1], ask)).toEqual([1, 1]);
    expect(ask.log.records).toMatchObject([{ verdict: 'ageing', attempts: 0 }]);
    await expect.poll(() => rounds([1, 2]), { interval: 5 }).toEqual([2, 2]);
    expect(asked).toEqual(['1,2', '1,2']);
  });

  test('ageing things come along with a call that must be made anyway', async () => {
    await rounds([1]);
    await sleep(70);
    expect(await rounds([1, 2])).toEqual([2, 2]);
    expect(asked).toEqual(['1', '1,2']);
  });

  const others: [string, Partial<RequestScope>][] = [
    ['another region', { commerceRegion: 'ca' }],
    ['an editor in preview', { preview: true }],
  ];
  test.each(others)('%s is told nothing of what was kept', async (_who, scope) => {
    await rounds([1]);
    expect(await rounds([1], caller(scope))).toEqual([2]);
    expect(asked).toEqual(['1', '1']);
  });
});

describe('while the upstream is ill', () => {
  test('what was read in one company stands in for it in another, with the age of the oldest', async () => {
    await rounds([1, 2]);
    await sleep(70);
    await rounds([3, 4]);
    await sleep(140);
    status = 500;
    const ask = caller();
    expect(await rounds([4, 1], ask)).toEqual([2, 1]);
    expect(ask.log.records).toMatchObject([{ verdict: 'stale', attempts: 1 }]);
    expect(ask.log.records[0]?.ageMs).toBeGreaterThanOrEqual(200);
  });

  test('what nobody has read yet fails, and takes nothing else with it', async () => {
    await rounds([1]);
    await sleep(140);
    status = 500;
    expect(await rounds([1, 2])).toEqual([1, 'SOURCE_UNAVAILABLE']);
  });

  test('what is kept stands in for a late answer, which is kept when it comes', async () => {
    await rounds([1]);
    await sleep(140);
    const { behave } = upstream;
    const late = Promise.withResolvers<void>();
    upstream.behave = async (...exchange) => {
      await late.promise;
      behave(...exchange);
    };
    const ask = caller();
    const began = performance.now();
    expect(await rounds([1], ask)).toEqual([1]);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(ask.log.records).toMatchObject([{ verdict: 'stale', code: 'SOURCE_TIMEOUT' }]);
    late.resolve();
    await expect.poll(() => rounds([1]), { interval: 5 }).toEqual([2]);
    expect(asked).toEqual(['1', '1']);
  });

  test('a refused credential takes nothing away that is kept', async () => {
    await rounds([1]);
    await sleep(140);
    status = 401;
    const ask = caller();
    expect(await rounds([1], ask)).toEqual([1]);
    expect(ask.log.records).toMatchObject([{ verdict: 'stale' }]);
    expect(await rounds([2])).toEqual(['SOURCE_MISCONFIGURED']);
  });
});

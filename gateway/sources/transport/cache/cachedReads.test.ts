/** Batches: several items in one call, each cached by itself. */
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
/** Ids of each request received. */
let requested: string[];
let status: number;
beforeEach(async () => {
  upstream = await startUpstream({ retry: { retries: 0, delayMs: 1, growth: 1, statuses: [] } });
  requested = [];
  status = 200;
  upstream.behave = (response, round, request) => {
    const ids = new URL(request.url ?? '', 'http://upstream').searchParams.get('ids') ?? '';
    requested.push(ids);
    const region = String(request.headers['x-bc-region']);
    const things = ids
      .split(',')
      .map(Number)
      // 404 is an id that does not exist.
      .filter((id) => id !== 404)
      .map((id) => ({ id, round, region }));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ things }));
  };
});
afterEach(() => upstream.close());

/** The request that answered each item; null when it is missing, the code when it failed. */
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

describe('a batch', () => {
  test('is answered in order by one call, and missing items are cached as missing', async () => {
    expect(await rounds([3, 404, 1, 3])).toEqual([1, null, 1, 1]);
    expect(await rounds([404, 1])).toEqual([null, 1]);
    expect(requested).toEqual(['1,3,404']);
  });

  test('without items makes no request', async () => {
    expect(await rounds([])).toEqual([]);
    expect(requested).toEqual([]);
  });

  test('requests only items that are not fresh', async () => {
    await rounds([1, 2]);
    const by = caller();
    expect(await rounds([2, 3, 1], by)).toEqual([1, 2, 1]);
    expect(requested).toEqual(['1,2', '3']);
    expect(by.log.records).toMatchObject([{ verdict: 'network', path: '/things?ids=3', attempts: 1 }]);
  });

  test('is split by what one call may name', async () => {
    expect(await rounds([1, 2, 3, 4, 5])).toHaveLength(5);
    expect(requested.toSorted()).toEqual(['1,2,3', '4,5']);
  });

  test('shares a request in flight for the same items, whatever their order', async () => {
    const callers = [caller(), caller()];
    await Promise.all([rounds([1, 2], callers[0]), rounds([2, 1], callers[1])]);
    expect(requested).toEqual(['1,2']);
    expect(callers.flatMap(({ log }) => log.records.map(({ verdict }) => verdict)).toSorted()).toEqual([
      'network',
      'shared',
    ]);
  });

  test('leaves each item cached for single reads', async () => {
    await rounds([1, 2]);
    const by = caller();
    const alone = await upstream.source.run(getThings, { ids: [2] }, by);
    expect(alone.things).toEqual([{ id: 2, round: 1, region: 'us' }]);
    expect(by.log.records).toMatchObject([{ verdict: 'fresh' }]);
    expect(Object.isFrozen(alone) && Object.isFrozen(alone.things)).toBe(true);
  });

  test('serves ageing items at once, and refreshes them by one call', async () => {
    await rounds([1, 2]);
    await sleep(70);
    const by = caller();
    expect(await rounds([2, 1], by)).toEqual([1, 1]);
    expect(by.log.records).toMatchObject([{ verdict: 'ageing', attempts: 0 }]);
    await expect.poll(() => rounds([1, 2]), { interval: 5 }).toEqual([2, 2]);
    expect(requested).toEqual(['1,2', '1,2']);
  });

  test('adds ageing items to a call that is necessary anyway', async () => {
    await rounds([1]);
    await sleep(70);
    expect(await rounds([1, 2])).toEqual([2, 2]);
    expect(requested).toEqual(['1', '1,2']);
  });

  const others: [string, Partial<RequestScope>][] = [
    ['another region', { commerceRegion: 'ca' }],
    ['an editor in preview', { preview: true }],
  ];
  test.each(others)('%s gets no cached item', async (_who, scope) => {
    await rounds([1]);
    expect(await rounds([1], caller(scope))).toEqual([2]);
    expect(requested).toEqual(['1', '1']);
  });
});

describe('when the upstream fails', () => {
  test('stale items of several batches are served, with the age of the oldest', async () => {
    await rounds([1, 2]);
    await sleep(70);
    await rounds([3, 4]);
    await sleep(140);
    status = 500;
    const by = caller();
    expect(await rounds([4, 1], by)).toEqual([2, 1]);
    expect(by.log.records).toMatchObject([{ verdict: 'stale', attempts: 1 }]);
    expect(by.log.records[0]?.ageMs).toBeGreaterThanOrEqual(200);
  });

  test('an item that is not cached fails alone', async () => {
    await rounds([1]);
    await sleep(140);
    status = 500;
    expect(await rounds([1, 2])).toEqual([1, 'SOURCE_UNAVAILABLE']);
  });

  test('a stale item is served instead of a late answer, which is cached when it comes', async () => {
    await rounds([1]);
    await sleep(140);
    const { behave } = upstream;
    const late = Promise.withResolvers<void>();
    upstream.behave = async (...exchange) => {
      await late.promise;
      behave(...exchange);
    };
    const by = caller();
    const began = performance.now();
    expect(await rounds([1], by)).toEqual([1]);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(by.log.records).toMatchObject([{ verdict: 'stale', code: 'SOURCE_TIMEOUT' }]);
    late.resolve();
    await expect.poll(() => rounds([1]), { interval: 5 }).toEqual([2]);
    expect(requested).toEqual(['1', '1']);
  });

  test('refused credentials evict nothing', async () => {
    await rounds([1]);
    await sleep(140);
    status = 401;
    const by = caller();
    expect(await rounds([1], by)).toEqual([1]);
    expect(by.log.records).toMatchObject([{ verdict: 'stale' }]);
    expect(await rounds([2])).toEqual(['SOURCE_MISCONFIGURED']);
  });
});

test('a fresh answer of the local cache is given without a promise, and logged', async () => {
  const by = caller();
  const first = upstream.source.readKnown(getThings, { ids: [1] }, by);
  expect(first).toBeInstanceOf(Promise);
  await first;
  expect(upstream.source.readKnown(getThings, { ids: [1] }, by)).toEqual(await first);
  expect(requested).toEqual(['1']);
  expect(by.log.records.map(({ verdict }) => verdict)).toEqual(['network', 'fresh']);
});

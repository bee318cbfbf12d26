/** Cached answers as fallback for a failing upstream. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { caller } from '../../../testing/shop/caller.ts';
import { answer, getThing, startUpstream, type Upstream } from '../../../testing/shop/upstream.ts';
import { defineCall } from '../call.ts';

const getCached = defineCall({
  ...getThing,
  name: 'getCached',
  cache: { freshMs: 40, staleIfErrorMs: 60_000 },
});

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream({ retry: { retries: 0, delayMs: 1, growth: 1, statuses: [] } });
});
afterEach(() => upstream.close());

test('a fresh answer is served without a request, and is deeply frozen', async () => {
  const first = await upstream.source.run(getCached, { id: 1 }, caller());
  const by = caller();
  expect(await upstream.source.run(getCached, { id: 1 }, by)).toBe(first);
  expect(by.log.records).toMatchObject([{ verdict: 'fresh', attempts: 0 }]);
  expect(Object.isFrozen(first)).toBe(true);
});

test('the log has the age of a stale answer', async () => {
  await upstream.source.run(getCached, { id: 1 }, caller());
  await sleep(60);
  upstream.behave = (response) => answer(response, 'failed', 500);
  const by = caller();
  await upstream.source.run(getCached, { id: 1 }, by);
  expect(by.log.records[0]?.ageMs).toBeGreaterThanOrEqual(40);
});

test.each([302, 401, 403, 404, 422, 500])(
  'a stale answer is served when the status is %d',
  async (status) => {
    await upstream.source.run(getCached, { id: 1 }, caller());
    await sleep(60);
    upstream.behave = (response) => answer(response, 'failed', status);
    const by = caller();
    expect(await upstream.source.run(getCached, { id: 1 }, by)).toEqual({ name: 'lodestar' });
    expect(by.log.records).toMatchObject([{ verdict: 'stale' }]);
  },
);

test('"not found" replaces a cached answer only when a second one confirms it seconds later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
  const getMaybe = defineCall({
    ...getCached,
    answer: z.object({ name: z.string() }).nullable(),
    statuses: { 404: null },
  });
  const isFound = (): void => {
    upstream.behave = (response) => answer(response);
  };
  const isNotFound = (): void => {
    upstream.behave = (response) =>
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: 404, title: 'Not found' }));
  };
  const read = async () => {
    const by = caller();
    const name = (await upstream.source.run(getMaybe, { id: 1 }, by))?.name ?? null;
    return [name, by.log.records[0]?.verdict];
  };
  expect(await read()).toEqual(['lodestar', 'network']);
  isNotFound();
  later(1_000);
  expect(await read()).toEqual(['lodestar', 'stale']);
  later(1_000);
  expect(await read()).toEqual(['lodestar', 'stale']);
  // A good answer in between: the next empty one is a first one again.
  isFound();
  later(1_000);
  expect(await read()).toEqual(['lodestar', 'network']);
  isNotFound();
  later(1_000);
  expect(await read()).toEqual(['lodestar', 'stale']);
  later(4_000);
  expect(await read()).toEqual([null, 'network']);
  later(1_000);
  expect(await read()).toEqual([null, 'network']);
});

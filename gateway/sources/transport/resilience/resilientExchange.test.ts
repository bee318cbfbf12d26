/** Retries and circuit breakers, against an upstream that fails as told. */
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { caller } from '../../../testing/shop/caller.ts';
import {
  answer,
  getThing,
  putThing,
  sourceFailure,
  startUpstream,
  type Upstream,
} from '../../../testing/shop/upstream.ts';

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream({
    timeoutMs: 300,
    retry: { retries: 2, delayMs: 5, growth: 2, statuses: [429, 503] },
  });
});
afterEach(() => upstream.close());

const get = (id = 1, by = caller()) => upstream.source.run(getThing, { id }, by);
const put = (id = 1) => upstream.source.run(putThing, { id }, caller());
const respondWith = (status: number) => (response: ServerResponse) => answer(response, 'failed', status);

describe('retries', () => {
  test('a read is retried after 503 and 429', async () => {
    upstream.behave = (response, nth) =>
      nth < 3 ? answer(response, 'failed', nth === 1 ? 503 : 429) : answer(response);
    const by = caller();
    expect(await get(1, by)).toEqual({ name: 'lodestar' });
    expect(by.log.records).toMatchObject([{ verdict: 'network', attempts: 3 }]);
  });

  test('there is no retry when Retry-After exceeds the deadline', async () => {
    upstream.behave = (response) => void response.writeHead(429, { 'retry-after': '2' }).end('{}');
    const started = performance.now();
    expect((await sourceFailure(get(1, caller({}, 500)))).status).toBe(429);
    expect(performance.now() - started).toBeLessThan(450);
    expect(upstream.seen).toBe(1);
  });

  test('a write is never retried', async () => {
    upstream.behave = respondWith(503);
    await sourceFailure(put());
    expect(upstream.seen).toBe(1);
  });

  test('a refused read is never retried', async () => {
    upstream.behave = respondWith(422);
    await sourceFailure(get());
    expect(upstream.seen).toBe(1);
  });
});

describe('the circuit of a route', () => {
  test('opens after repeated failures, and sends no request then', async () => {
    upstream.behave = respondWith(500);
    for (let id = 0; id < 8; id += 1) await sourceFailure(get(id));
    const sent = upstream.seen;
    expect(await sourceFailure(get(99))).toMatchObject({ code: 'SOURCE_UNAVAILABLE', status: null });
    expect(upstream.seen).toBe(sent);
  });

  test('opens when callers time out', async () => {
    upstream.behave = () => {};
    for (let id = 0; id < 8; id += 1) await sourceFailure(get(id, caller({}, 40)));
    const error = await sourceFailure(get(99));
    expect(error).toMatchObject({ code: 'SOURCE_UNAVAILABLE', status: null });
    expect(error.message).toContain('recent calls failed');
  });

  test('stays closed when callers abort', async () => {
    upstream.behave = () => {};
    for (let id = 0; id < 8; id += 1) {
      const abort = new AbortController();
      const read = get(id, { ...caller(), signal: abort.signal });
      setTimeout(() => abort.abort(), 10);
      expect((await sourceFailure(read)).code).toBe('REQUEST_ABORTED');
    }
    upstream.behave = (response) => answer(response, 'back');
    expect(await get(99)).toEqual({ name: 'back' });
  });

  test('stays closed when writes are rate limited', async () => {
    upstream.behave = respondWith(429);
    for (let id = 0; id < 10; id += 1) await sourceFailure(put(id));
    expect(upstream.seen).toBe(10);
  });
});

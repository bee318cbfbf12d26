import { afterEach, beforeEach, expect, test } from 'vitest';
import { caller } from '../../../testing/shop/caller.ts';
import {
  answer,
  answerAfter,
  getThing,
  putThing,
  startUpstream,
  type Upstream,
} from '../../../testing/shop/upstream.ts';

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream({
    hedges: true,
    retry: { retries: 2, delayMs: 1, growth: 1, statuses: [503] },
  });
});
afterEach(() => upstream.close());

const read = (id: number, call: typeof getThing | typeof putThing = getThing) =>
  upstream.source.run(call, { id }, caller());
/** Enough fast answers for a latency threshold. */
async function warmUp(calls = 20): Promise<void> {
  for (let id = 0; id < calls; id += 1) await read(id);
  upstream.seen = 0;
}

test('a late read is sent a second time, the faster answer wins, and the other request is aborted', async () => {
  await warmUp();
  upstream.behave = (response, nth) =>
    nth === 1 ? answerAfter(response, 900, 'slow') : answer(response, 'fast');
  const started = performance.now();
  expect(await read(99)).toEqual({ name: 'fast' });
  expect(performance.now() - started).toBeLessThan(700);
  expect(upstream.seen).toBe(2);
  await expect.poll(() => upstream.aborted).toBe(1);
  expect(upstream.source.status().hedges).toEqual({ sent: 1, won: 1, withheld: 0 });
});

test('a hedge that fails does not win over a first request that is still pending', async () => {
  await warmUp();
  upstream.behave = (response, nth) =>
    nth === 1 ? answerAfter(response, 250, 'first') : answer(response, 'failed', 503);
  expect(await read(99)).toEqual({ name: 'first' });
  expect(upstream.source.status().hedges).toEqual({ sent: 1, won: 0, withheld: 0 });
});

test('at most one call in twenty is hedged', async () => {
  await warmUp(40);
  upstream.behave = (response) => answerAfter(response, 120);
  await Promise.all(Array.from({ length: 30 }, (_, id) => read(1_000 + id)));
  expect(upstream.seen).toBeLessThanOrEqual(30 + 0.05 * 70);
  expect(upstream.seen).toBeGreaterThan(30);
  const sent = upstream.seen - 30;
  expect(upstream.source.status().hedges).toMatchObject({ sent, withheld: 30 - sent });
});

test('nothing is hedged while the source has failures', async () => {
  await warmUp();
  upstream.behave = (response) => answer(response, 'too many', 429);
  await expect(read(50)).rejects.toMatchObject({ status: 429 });
  upstream.seen = 0;
  upstream.behave = (response) => answerAfter(response, 200);
  await read(51);
  expect(upstream.seen).toBe(1);
  expect(upstream.source.status().hedges).toEqual({ sent: 0, won: 0, withheld: 1 });
});

test('a hedge counts as an attempt', async () => {
  await warmUp();
  upstream.behave = (response, nth) =>
    void setTimeout(() => answer(response, 'failed', 503), nth === 1 ? 250 : 0);
  await expect(read(99)).rejects.toMatchObject({ status: 503 });
  expect(upstream.source.status().hedges).toEqual({ sent: 1, won: 0, withheld: 0 });
  expect(upstream.seen).toBe(3);
});

test('a write is never hedged', async () => {
  await warmUp();
  for (let id = 0; id < 20; id += 1) await read(id, putThing);
  upstream.seen = 0;
  upstream.behave = (response) => answerAfter(response, 200);
  await read(99, putThing);
  expect(upstream.seen).toBe(1);
});

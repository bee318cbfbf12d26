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

const ask = (id: number, call: typeof getThing | typeof putThing = getThing) =>
  upstream.source.run(call, { id }, caller());
/** Enough quick answers to know what late means. */
async function learn(calls = 20): Promise<void> {
  for (let id = 0; id < calls; id += 1) await ask(id);
  upstream.seen = 0;
}

test('a late read is asked a second time, the quicker answer wins, and the other request is hung up on', async () => {
  await learn();
  upstream.behave = (response, nth) =>
    nth === 1 ? answerAfter(response, 900, 'slow') : answer(response, 'quick');
  const started = performance.now();
  expect(await ask(99)).toEqual({ name: 'quick' });
  expect(performance.now() - started).toBeLessThan(700);
  expect(upstream.seen).toBe(2);
  await expect.poll(() => upstream.aborted).toBe(1);
  expect(upstream.source.status().hedges).toEqual({ sent: 1, won: 1, withheld: 0 });
});

test('a second answer that is not good does not take the place of a first that is still to come', async () => {
  await learn();
  upstream.behave = (response, nth) =>
    nth === 1 ? answerAfter(response, 250, 'first') : answer(response, 'ill', 503);
  expect(await ask(99)).toEqual({ name: 'first' });
  expect(upstream.source.status().hedges).toEqual({ sent: 1, won: 0, withheld: 0 });
});

test('at most one of twenty calls is asked twice', async () => {
  await learn(40);
  upstream.behave = (response) => answerAfter(response, 120);
  await Promise.all(Array.from({ length: 30 }, (_, id) => ask(1_000 + id)));
  expect(upstream.seen).toBeLessThanOrEqual(30 + 0.05 * 70);
  expect(upstream.seen).toBeGreaterThan(30);
  const sent = upstream.seen - 30;
  expect(upstream.source.status().hedges).toMatchObject({ sent, withheld: 30 - sent });
});

test('nothing is asked twice while the source has trouble', async () => {
  await learn();
  upstream.behave = (response) => answer(response, 'too many', 429);
  await expect(ask(50)).rejects.toMatchObject({ status: 429 });
  upstream.seen = 0;
  upstream.behave = (response) => answerAfter(response, 200);
  await ask(51);
  expect(upstream.seen).toBe(1);
  expect(upstream.source.status().hedges).toEqual({ sent: 0, won: 0, withheld: 1 });
});

test('the second request is one of the attempts that a call has', async () => {
  await learn();
  upstream.behave = (response, nth) =>
    void setTimeout(() => answer(response, 'ill', 503), nth === 1 ? 250 : 0);
  await expect(ask(99)).rejects.toMatchObject({ status: 503 });
  expect(upstream.source.status().hedges).toEqual({ sent: 1, won: 0, withheld: 0 });
  expect(upstream.seen).toBe(3);
});

test('a write is never asked twice', async () => {
  await learn();
  for (let id = 0; id < 20; id += 1) await ask(id, putThing);
  upstream.seen = 0;
  upstream.behave = (response) => answerAfter(response, 200);
  await ask(99, putThing);
  expect(upstream.seen).toBe(1);
});

/** A slow source costs its own callers an answer, and nobody else. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { caller } from '../../../testing/shop/caller.ts';
import {
  answerAfter,
  getThing,
  putThing,
  startUpstream,
  type Upstream,
} from '../../../testing/shop/upstream.ts';

let slow: Upstream;
let quick: Upstream;
beforeEach(async () => {
  slow = await startUpstream({ connections: 2, maxQueued: 4, maxWaitMs: 200 });
  quick = await startUpstream();
  slow.behave = (response) => answerAfter(response, 600);
});
afterEach(() => Promise.all([slow.close(), quick.close()]));

const codeOf = (error: unknown): string => (error as { message: string }).message;

test('who finds neither socket nor place in the queue is told at once, who waits too long a moment later', async () => {
  const started = performance.now();
  const ends: { message: string; ms: number }[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async (_, id) => {
      const message = await slow.source.run(getThing, { id }, caller()).then(() => 'answered', codeOf);
      ends.push({ message, ms: performance.now() - started });
    }),
  );
  const answered = ends.filter(({ message }) => message === 'answered');
  const refused = ends.filter(({ message }) => message.includes('too many requests'));
  expect([answered.length, refused.length]).toEqual([2, 8]);
  expect(refused.filter(({ ms }) => ms < 150)).toHaveLength(4);
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(500);
  expect(slow.seen).toBe(2);
  expect(slow.source.status()).toMatchObject({ running: 0, queued: 0, circuits: [{ isOpen: false }] });
});

test('a route most of whose reads are slow is left alone for a while; slow writes are better than none', async () => {
  const hasty = await startUpstream({ slowMs: 100 });
  hasty.behave = (response) => answerAfter(response, 130);
  const run = (count: number, call: typeof getThing) =>
    Promise.all(Array.from({ length: count }, (_, id) => hasty.source.run(call, { id }, caller())));
  await run(8, putThing);
  expect(hasty.source.status().circuits).toEqual([{ route: '/things/{id}', isOpen: false }]);
  await run(9, getThing);
  expect(hasty.source.status().circuits).toEqual([{ route: '/things/{id}', isOpen: true }]);
  await expect(run(1, getThing)).rejects.toThrow('recent calls failed');
  await hasty.close();
});

test('meanwhile another source is as quick as ever', async () => {
  const crowd = Promise.allSettled(
    Array.from({ length: 50 }, (_, id) => slow.source.run(getThing, { id }, caller())),
  );
  const started = performance.now();
  for (let id = 0; id < 20; id += 1) await quick.source.run(getThing, { id }, caller());
  expect(performance.now() - started).toBeLessThan(500);
  await crowd;
});

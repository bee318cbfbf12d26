/** A slow source affects its own callers only. */
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
let fast: Upstream;
beforeEach(async () => {
  slow = await startUpstream({ connections: 2, maxQueued: 4, maxWaitMs: 200 });
  fast = await startUpstream();
  slow.behave = (response) => answerAfter(response, 600);
});
afterEach(() => Promise.all([slow.close(), fast.close()]));

const messageOf = (error: unknown): string => (error as { message: string }).message;

test('requests beyond sockets and queue fail at once, those that wait too long a moment later', async () => {
  const started = performance.now();
  const outcomes: { message: string; ms: number }[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async (_, id) => {
      const message = await slow.source.run(getThing, { id }, caller()).then(() => 'answered', messageOf);
      outcomes.push({ message, ms: performance.now() - started });
    }),
  );
  const answered = outcomes.filter(({ message }) => message === 'answered');
  const refused = outcomes.filter(({ message }) => message.includes('too many requests'));
  expect([answered.length, refused.length]).toEqual([2, 8]);
  expect(refused.filter(({ ms }) => ms < 150)).toHaveLength(4);
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(500);
  expect(slow.seen).toBe(2);
  expect(slow.source.status()).toMatchObject({ running: 0, queued: 0, circuits: [{ isOpen: false }] });
});

test('the circuit opens when most reads of a route are slow, but not for slow writes', async () => {
  const impatient = await startUpstream({ slowMs: 100 });
  impatient.behave = (response) => answerAfter(response, 130);
  const run = (count: number, call: typeof getThing) =>
    Promise.all(Array.from({ length: count }, (_, id) => impatient.source.run(call, { id }, caller())));
  await run(8, putThing);
  expect(impatient.source.status().circuits).toEqual([{ route: '/things/{id}', isOpen: false }]);
  await run(9, getThing);
  expect(impatient.source.status().circuits).toEqual([{ route: '/things/{id}', isOpen: true }]);
  await expect(run(1, getThing)).rejects.toThrow('recent calls failed');
  await impatient.close();
});

test('another source stays fast meanwhile', async () => {
  const crowd = Promise.allSettled(
    Array.from({ length: 50 }, (_, id) => slow.source.run(getThing, { id }, caller())),
  );
  const started = performance.now();
  for (let id = 0; id < 20; id += 1) await fast.source.run(getThing, { id }, caller());
  expect(performance.now() - started).toBeLessThan(500);
  await crowd;
});

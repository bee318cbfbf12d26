import { expect, test } from 'vitest';
import { Bulkhead, BulkheadFull } from './bulkhead.ts';

const never = new AbortController().signal;
const open = (changes = {}): Bulkhead => new Bulkhead({ limit: 1, maxQueued: 2, maxWaitMs: 30, ...changes });

test('a request waits for a free slot, first come first served', async () => {
  const bulkhead = open();
  const release = await bulkhead.acquire(never);
  const order: number[] = [];
  const second = bulkhead.acquire(never).then((done) => (order.push(2), done));
  const third = bulkhead.acquire(never).then((done) => (order.push(3), done));
  expect([bulkhead.running, bulkhead.queued]).toEqual([1, 2]);
  release();
  (await second)();
  (await third)();
  expect(order).toEqual([2, 3]);
  expect([bulkhead.running, bulkhead.queued]).toEqual([0, 0]);
});

test('a request is rejected at once when the queue is full, and after the longest wait', async () => {
  const bulkhead = open();
  const release = await bulkhead.acquire(never);
  const waits = [bulkhead.acquire(never), bulkhead.acquire(never)].map((wait) =>
    wait.catch((error: unknown) => error),
  );
  const started = performance.now();
  await expect(bulkhead.acquire(never)).rejects.toBeInstanceOf(BulkheadFull);
  expect(performance.now() - started).toBeLessThan(20);
  for (const wait of waits) expect(await wait).toBeInstanceOf(BulkheadFull);
  release();
  expect(bulkhead.hasFree).toBe(true);
});

test('an aborted request leaves the queue, and takes no slot', async () => {
  const bulkhead = open();
  const release = await bulkhead.acquire(never);
  const abort = new AbortController();
  const gone = bulkhead.acquire(abort.signal);
  const stays = bulkhead.acquire(never);
  abort.abort(new Error('left'));
  release();
  await expect(gone).rejects.toThrow('left');
  (await stays)();
  expect([bulkhead.running, bulkhead.queued]).toEqual([0, 0]);
});

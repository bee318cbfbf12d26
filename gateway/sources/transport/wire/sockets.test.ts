import { expect, test } from 'vitest';
import { Sockets, TooManyWaiting } from './sockets.ts';

const never = new AbortController().signal;
const open = (changes = {}): Sockets => new Sockets({ most: 1, mostWaiting: 2, waitMs: 30, ...changes });

test('who finds no place waits for one, first come first served', async () => {
  const sockets = open();
  const leave = await sockets.take(never);
  const order: number[] = [];
  const second = sockets.take(never).then((done) => (order.push(2), done));
  const third = sockets.take(never).then((done) => (order.push(3), done));
  expect([sockets.running, sockets.queued]).toEqual([1, 2]);
  leave();
  (await second)();
  (await third)();
  expect(order).toEqual([2, 3]);
  expect([sockets.running, sockets.queued]).toEqual([0, 0]);
});

test('a full queue is told so at once, and a long wait in the end', async () => {
  const sockets = open();
  const leave = await sockets.take(never);
  const waits = [sockets.take(never), sockets.take(never)].map((wait) =>
    wait.catch((error: unknown) => error),
  );
  const started = performance.now();
  await expect(sockets.take(never)).rejects.toBeInstanceOf(TooManyWaiting);
  expect(performance.now() - started).toBeLessThan(20);
  for (const wait of waits) expect(await wait).toBeInstanceOf(TooManyWaiting);
  leave();
  expect(sockets.isFree).toBe(true);
});

test('who goes away leaves the queue, and keeps nobody’s place', async () => {
  const sockets = open();
  const leave = await sockets.take(never);
  const abort = new AbortController();
  const gone = sockets.take(abort.signal);
  const stays = sockets.take(never);
  abort.abort(new Error('left'));
  leave();
  await expect(gone).rejects.toThrow('left');
  (await stays)();
  expect([sockets.running, sockets.queued]).toEqual([0, 0]);
});

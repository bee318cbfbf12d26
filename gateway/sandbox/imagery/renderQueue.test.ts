import { expect, test } from 'vitest';
import { QueueFull, RenderQueue } from './renderQueue.ts';

function gate(): { opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test('concurrent requests for the same key share one job', async () => {
  const queue = new RenderQueue({ atOnce: 2, longest: 10 });
  const { opened, open } = gate();
  let jobs = 0;
  const job = async (): Promise<number> => {
    jobs += 1;
    await opened;
    return jobs;
  };
  const requests = [queue.run('a', job), queue.run('a', job), queue.run('a', job)];
  open();
  expect(await Promise.all(requests)).toEqual([1, 1, 1]);
  expect(await queue.run('a', job)).toBe(2);
});

test('no more jobs run at once than allowed, and all of them run', async () => {
  const queue = new RenderQueue({ atOnce: 2, longest: 100 });
  let running = 0;
  let most = 0;
  const job = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, (_, i) => queue.run(String(i), job)));
  expect(most).toBe(2);
});

test('a full queue refuses instead of growing, and continues afterwards', async () => {
  const queue = new RenderQueue({ atOnce: 1, longest: 1 });
  const { opened, open } = gate();
  const first = queue.run('a', () => opened);
  const second = queue.run('b', () => Promise.resolve('b'));
  await expect(queue.run('c', () => Promise.resolve('c'))).rejects.toThrow(QueueFull);
  open();
  await first;
  expect(await second).toBe('b');
  expect(await queue.run('c', () => Promise.resolve('c'))).toBe('c');
});

test('a failed job frees its slot and is retried by the next request', async () => {
  const queue = new RenderQueue({ atOnce: 1, longest: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await queue.run('a', () => Promise.resolve('drawn'))).toBe('drawn');
});

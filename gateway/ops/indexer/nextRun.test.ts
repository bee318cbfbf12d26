import { expect, test } from 'vitest';
import { nextRun } from './nextRun.ts';

async function msUntilRun(pauseMs: number, latest: () => Promise<string | null>): Promise<number> {
  const start = performance.now();
  await nextRun({ pauseMs, leastMs: 50, lookMs: 10, latest, seen: 'one' });
  return performance.now() - start;
}

test('a request begins the next run, after the least pause', async () => {
  const ms = await msUntilRun(60_000, async () => 'two');
  expect(ms).toBeGreaterThan(45);
  expect(ms).toBeLessThan(10_000);
});

test.each<[row: string, latest: () => Promise<string | null>]>([
  ['without a request', async () => 'one'],
  ['while the shared state does not answer', () => Promise.reject(new Error('no connection'))],
])('the next run waits for its pause %s', async (_, latest) => {
  expect(await msUntilRun(200, latest)).toBeGreaterThan(190);
});

import { expect, test } from 'vitest';
import { lateAfterMs } from './hedging.rules.ts';

const of = (count: number, ms: number): number[] => Array<number>(count).fill(ms);

test.each<[row: string, latencies: number[], ms: number | null]>([
  ['nothing is late before twenty answers', of(19, 50), null],
  ['later than the 95th percentile is late', [...of(96, 50), ...of(4, 120)], 50],
  ['later than four times the median is late where the tail is heavy', [...of(90, 50), ...of(10, 800)], 200],
  ['nothing below 30 ms is late', of(100, 2), 30],
])('%s', (_, latencies, ms) => {
  expect(lateAfterMs(latencies)).toBe(ms);
});

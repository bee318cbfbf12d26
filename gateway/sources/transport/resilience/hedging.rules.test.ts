import { expect, test } from 'vitest';
import { lateAfterMs } from './hedging.rules.ts';

const of = (count: number, ms: number): number[] => Array<number>(count).fill(ms);

test.each<[row: string, latencies: number[], ms: number | null]>([
  ['nothing is said before twenty answers are known', of(19, 50), null],
  ['late is later than 19 of 20', [...of(96, 50), ...of(4, 120)], 50],
  ['late is four times the usual where the tail is heavier than that', [...of(90, 50), ...of(10, 800)], 200],
  ['nothing below 30 ms is late', of(100, 2), 30],
])('%s', (_, latencies, ms) => {
  expect(lateAfterMs(latencies)).toBe(ms);
});

import { expect, test } from 'vitest';
import { dayStart, durationMs } from './duration.rules.ts';

test.each([
  ['30m', 1_800_000],
  ['12h', 43_200_000],
  ['7d', 604_800_000],
  ['0', 0],
  ['90d', 7_776_000_000],
  ['91d', null],
  ['7', null],
  ['-1d', null],
  ['1w', null],
  ['', null],
])('the span %j is %j ms', (text, ms) => {
  expect(durationMs(text)).toBe(ms);
});

test.each([
  ['2027-01-01', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2027-02-29', undefined],
  ['2027-13-01', undefined],
  ['tomorrow', undefined],
  ['2027', undefined],
])('the day %j starts at %j', (text, start) => {
  expect(dayStart(text)?.toISOString()).toBe(start);
});

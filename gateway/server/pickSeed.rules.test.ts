/** Automated picks (catalogue.md 5): they differ for different visitors and stay for one visit. */
import { expect, test } from 'vitest';
import { callersSeed, keptSeed, newSeed } from './pickSeed.rules.ts';

const noon = Date.UTC(2026, 10, 23, 12);
const hours = 3_600_000;
const seed = newSeed(noon, 0.5);

test.each([
  ['it stays all day', String(seed), noon + 11 * hours, seed],
  ['and over midnight', String(seed), noon + 13 * hours, seed],
  ['another visit has another one', String(seed), noon + 40 * hours, null],
  ['one of a day to come is none', String(newSeed(noon + 48 * hours, 0)), noon, null],
  ['nothing is none', undefined, noon, null],
  ['a word is none', '__proto__', noon, null],
  ['a sign makes it none', '-5', noon, null],
])('a kept seed: %s', (_sentence, text, now, kept) => {
  expect(keptSeed(text, now)).toBe(kept);
});

test('there are sixteen a day, and others tomorrow', () => {
  const of = (now: number) => new Set(Array.from({ length: 160 }, (_, at) => newSeed(now, at / 160)));
  const [today, tomorrow] = [of(noon), of(noon + 24 * hours)];
  expect([today.size, tomorrow.size]).toEqual([16, 16]);
  expect(today.intersection(tomorrow).size).toBe(0);
});

test('who keeps no cookies has one of them all day, and others have others', () => {
  const of = (last: number) => callersSeed(noon, { address: `203.0.113.${last}`, userAgent: 'curl' });
  expect(of(7)).toBe(callersSeed(noon + hours, { address: '203.0.113.7', userAgent: 'curl' }));
  const seeds = new Set(Array.from({ length: 200 }, (_, last) => of(last)));
  expect(seeds.size).toBe(16);
  for (const one of seeds) expect(keptSeed(String(one), noon)).toBe(one);
});

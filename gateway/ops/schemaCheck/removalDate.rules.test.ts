import { expect, test } from 'vitest';
import { isDue, removalDate } from './removalDate.rules.ts';

test.each([
  ['a reason with a date', 'Nobody asks. Removed after 2026-03-31: use title', '2026-03-31'],
  ['a reason without a date', 'use title', null],
  ['an invalid day', 'Removed after 2026-02-30: use title', null],
  ['an invalid month', 'Removed after 2026-13-01: use title', null],
  ['a date in another format', 'Removed after 31.3.2026: use title', null],
  ['no reason at all', null, null],
])('%s', (_, reason, day) => {
  expect(removalDate(reason)).toBe(day);
});

test.each([
  ['the day before the date', '2026-03-30', false],
  ['the date itself', '2026-03-31', false],
  ['the day after the date', '2026-04-01', true],
])('%s', (_, today, due) => {
  expect(isDue('Removed after 2026-03-31: use title', today)).toBe(due);
});

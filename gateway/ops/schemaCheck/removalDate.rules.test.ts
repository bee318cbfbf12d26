import { expect, test } from 'vitest';
import { isDue, removalDate } from './removalDate.rules.ts';

test.each([
  ['a reason that names its day', 'Nobody asks. Removed after 2026-03-31: use title', '2026-03-31'],
  ['a reason without a day', 'use title', null],
  ['a day that no calendar has', 'Removed after 2026-02-30: use title', null],
  ['a month that no calendar has', 'Removed after 2026-13-01: use title', null],
  ['a day written otherwise', 'Removed after 31.3.2026: use title', null],
  ['no reason at all', null, null],
])('%s', (_, reason, day) => {
  expect(removalDate(reason)).toBe(day);
});

test.each([
  ['the day before', '2026-03-30', false],
  ['the day itself still has it', '2026-03-31', false],
  ['the day after', '2026-04-01', true],
])('%s', (_, today, due) => {
  expect(isDue('Removed after 2026-03-31: use title', today)).toBe(due);
});

import { expect, test } from 'vitest';
import { afterOccurrence, isDue, REPEAT_MS, type LoggedEvent } from './logThrottle.rules.ts';

test.each<[string, LoggedEvent | null, number, boolean, LoggedEvent]>([
  ['the first occurrence is logged', null, 500, true, { at: 500, suppressed: 0 }],
  [
    'a recent event is suppressed and counted',
    { at: 500, suppressed: 0 },
    501,
    false,
    { at: 500, suppressed: 1 },
  ],
  [
    'suppressed events do not delay the next line',
    { at: 500, suppressed: 41 },
    500 + REPEAT_MS - 1,
    false,
    { at: 500, suppressed: 42 },
  ],
  [
    'after the interval it is logged, and the count restarts',
    { at: 500, suppressed: 42 },
    500 + REPEAT_MS,
    true,
    { at: 500 + REPEAT_MS, suppressed: 0 },
  ],
])('%s', (_, before, now, isSaid, after) => {
  expect(isDue(before, now)).toBe(isSaid);
  expect(afterOccurrence(before, now)).toEqual(after);
});

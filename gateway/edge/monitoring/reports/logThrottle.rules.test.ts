import { expect, test } from 'vitest';
import { afterOccurrence, isDue, REPEAT_MS, type LoggedEvent } from './logThrottle.rules.ts';

test.each<[string, LoggedEvent | null, number, boolean, LoggedEvent]>([
  ['what was never said is said at once', null, 500, true, { at: 500, leftOut: 0 }],
  [
    'what was just said is left out and counted',
    { at: 500, leftOut: 0 },
    501,
    false,
    { at: 500, leftOut: 1 },
  ],
  [
    'what is left out does not put off the next line',
    { at: 500, leftOut: 41 },
    500 + REPEAT_MS - 1,
    false,
    { at: 500, leftOut: 42 },
  ],
  [
    'after the pause it is said, and counting begins anew',
    { at: 500, leftOut: 42 },
    500 + REPEAT_MS,
    true,
    { at: 500 + REPEAT_MS, leftOut: 0 },
  ],
])('%s', (_, before, now, isSaid, after) => {
  expect(isDue(before, now)).toBe(isSaid);
  expect(afterOccurrence(before, now)).toEqual(after);
});

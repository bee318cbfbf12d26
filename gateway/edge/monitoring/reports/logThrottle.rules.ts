/**
 * When the same trouble is said again: at once the first time, then at most once in a while, with how often it was left
 * out meanwhile (as syslog and kernel logs do). An outage is one piece of news, however many requests meet it.
 */

/** Milliseconds between two lines about the same thing. */
export const REPEAT_MS = 10_000;

/** What is remembered of something that was said. */
export interface Telling {
  /** Milliseconds on the caller's clock at which it was said last. */
  readonly at: number;
  /** How often it was left out since. */
  readonly leftOut: number;
}

/** @param before null when it was never said. */
export function isDue(before: Telling | null, now: number): boolean {
  return before === null || now - before.at >= REPEAT_MS;
}

/** What to remember after it occurred once more, said or left out. */
export function afterOccurrence(before: Telling | null, now: number): Telling {
  return before === null || isDue(before, now)
    ? { at: now, leftOut: 0 }
    : { at: before.at, leftOut: before.leftOut + 1 };
}

/**
 * Rules for repeated log lines: the first occurrence is logged immediately, further ones at most once per interval,
 * with the number suppressed (as syslog and kernel logs do).
 */

/** Milliseconds between two lines about the same event. */
export const REPEAT_MS = 10_000;

/** The last log line of an event. */
export interface LoggedEvent {
  /** Milliseconds on the caller's clock. */
  readonly at: number;
  /** Number of occurrences suppressed since. */
  readonly suppressed: number;
}

/** @param before null when it was never logged. */
export function isDue(before: LoggedEvent | null, now: number): boolean {
  return before === null || now - before.at >= REPEAT_MS;
}

/** The state after one more occurrence, logged or suppressed. */
export function afterOccurrence(before: LoggedEvent | null, now: number): LoggedEvent {
  return before === null || isDue(before, now)
    ? { at: now, suppressed: 0 }
    : { at: before.at, suppressed: before.suppressed + 1 };
}

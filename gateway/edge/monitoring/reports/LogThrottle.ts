/** Throttles repeated log lines (logThrottle.rules.ts). */
import { afterOccurrence, isDue, type LoggedEvent } from './logThrottle.rules.ts';

export class LogThrottle {
  readonly #events = new Map<string, LoggedEvent>();
  readonly #now: () => number;

  /** @param now a monotonic clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Records an occurrence.
   *
   * @param key from a bounded set, such as source and code: keys are never removed.
   * @returns the number of occurrences suppressed since the last log line; null when this one is to be suppressed.
   */
  occurred(key: string): number | null {
    const now = this.#now();
    const before = this.#events.get(key) ?? null;
    this.#events.set(key, afterOccurrence(before, now));
    return isDue(before, now) ? (before?.suppressed ?? 0) : null;
  }
}

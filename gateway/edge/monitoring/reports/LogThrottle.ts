/** Remembers what was said lately, so that the log says it once in a while instead of once a request (logThrottle.rules.ts). */
import { afterOccurrence, isDue, type Telling } from './logThrottle.rules.ts';

export class LogThrottle {
  readonly #tellings = new Map<string, Telling>();
  readonly #now: () => number;

  /** @param now milliseconds that never run backwards. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Notes that it occurred.
   *
   * @param key of few values, such as a source and a code: each is remembered for good.
   * @returns how often it occurred unsaid since it was said last; null when that was lately, so that it is left out now.
   */
  occurred(key: string): number | null {
    const now = this.#now();
    const before = this.#tellings.get(key) ?? null;
    this.#tellings.set(key, afterOccurrence(before, now));
    return isDue(before, now) ? (before?.leftOut ?? 0) : null;
  }
}

/**
 * Counts calls as the vendor does and reports the remaining ones with every response. Generous, so that only dedicated
 * tests reach the limit.
 */
const MAX_CALLS = 1_200_000;
const WINDOW_MS = 60_000;

export class RateLimit {
  /** Calls allowed per minute. */
  readonly most = MAX_CALLS;
  #windowStart = 0;
  #used = 0;

  /** False when the minute's calls are used up. `now` in milliseconds. */
  take(now: number): boolean {
    this.#turn(now);
    if (this.#used >= this.most) return false;
    this.#used += 1;
    return true;
  }

  remaining(now: number): number {
    this.#turn(now);
    return this.most - this.#used;
  }

  #turn(now: number): void {
    if (now - this.#windowStart < WINDOW_MS) return;
    this.#windowStart = now;
    this.#used = 0;
  }
}

/** Counts deliveries of webhooks, to say once in a while when they are far too many or come twice. */

/** Milliseconds in which each warning is given once. */
const WINDOW_MS = 10 * 60_000;
/** Deliveries within a second: an import at the vendor, or a sender that went wild. */
const FLOOD = 200;
/** Deliveries of events that came before; a few are the vendor's repetitions. */
const MANY_AGAIN = 10;

export class HookTally {
  #windowFrom = Number.NEGATIVE_INFINITY;
  #secondFrom = Number.NEGATIVE_INFINITY;
  #inSecond = 0;
  #fresh = 0;
  #again = 0;
  #isFloodTold = false;
  #isAgainTold = false;

  /** @param now `performance.now()`. @returns what to log; null: nothing. */
  count(isAgain: boolean, now: number): string | null {
    if (now - this.#windowFrom >= WINDOW_MS) {
      this.#windowFrom = now;
      this.#fresh = 0;
      this.#again = 0;
      this.#isFloodTold = false;
      this.#isAgainTold = false;
    }
    if (now - this.#secondFrom >= 1_000) {
      this.#secondFrom = now;
      this.#inSecond = 0;
    }
    this.#inSecond += 1;
    if (isAgain) this.#again += 1;
    else this.#fresh += 1;
    if (!this.#isFloodTold && this.#inSecond > FLOOD) {
      this.#isFloodTold = true;
      return `more than ${FLOOD} webhooks in a second: they are applied together, once a second`;
    }
    if (!this.#isAgainTold && this.#again >= MANY_AGAIN && this.#again >= this.#fresh / 2) {
      this.#isAgainTold = true;
      return 'most webhooks come more than once: they are registered twice, or answers do not reach the vendor';
    }
    return null;
  }
}

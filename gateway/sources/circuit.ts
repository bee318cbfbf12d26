/**
 * One circuit per source and route template. It opens when at least half of the recent answers were bad
 * (5xx, 429, time-outs, broken sockets), or when more than half were bad or slow: one slow answer is a tail, a majority
 * is an illness. It lets one probe through after a pause, and closes on a good answer.
 */
const WINDOW = 20;
const WINDOW_MS = 30_000;
const LEAST = 8;
const PAUSE_MS = 3_000;
/** Milliseconds without a bad answer after which a source counts as well. */
const CALM_MS = 10_000;

export type Outcome = 'good' | 'slow' | 'bad';

export class Circuit {
  #outcomes: { at: number; outcome: Outcome }[] = [];
  #openUntil = 0;
  #probing = false;
  #lastBad = Number.NEGATIVE_INFINITY;

  /** False while open; at most one probe passes once the pause is over. */
  allows(now: number): boolean {
    if (this.#openUntil === 0) return true;
    if (now < this.#openUntil || this.#probing) return false;
    this.#probing = true;
    return true;
  }

  record(now: number, outcome: Outcome): void {
    if (outcome === 'bad') this.#lastBad = now;
    if (this.#openUntil !== 0) {
      this.#probing = false;
      if (outcome === 'good') {
        this.#openUntil = 0;
        this.#outcomes = [];
      } else this.#openUntil = now + PAUSE_MS;
      return;
    }
    this.#outcomes.push({ at: now, outcome });
    this.#outcomes = this.#outcomes.filter(({ at }) => now - at < WINDOW_MS).slice(-WINDOW);
    const all = this.#outcomes.length;
    const bad = this.#outcomes.filter((one) => one.outcome === 'bad').length;
    const good = this.#outcomes.filter((one) => one.outcome === 'good').length;
    if (all >= LEAST && (bad * 2 >= all || good * 2 < all)) this.#openUntil = now + PAUSE_MS;
  }

  /** A probe that was called off by its caller says nothing about the upstream. */
  release(): void {
    this.#probing = false;
  }

  get isOpen(): boolean {
    return this.#openUntil !== 0;
  }

  /** Nothing went wrong lately, so the upstream may be asked a little more than necessary. */
  isCalm(now: number): boolean {
    return !this.isOpen && now - this.#lastBad > CALM_MS;
  }
}

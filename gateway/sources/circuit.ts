/**
 * One circuit per source and route template. It opens when at least half of the recent answers were bad
 * (5xx, 429, time-outs, broken sockets), lets one probe through after a pause, and closes on a good answer.
 */
const WINDOW = 20;
const WINDOW_MS = 30_000;
const LEAST = 8;
const PAUSE_MS = 3_000;

export class Circuit {
  #outcomes: { at: number; bad: boolean }[] = [];
  #openUntil = 0;
  #probing = false;

  /** False while open; at most one probe passes once the pause is over. */
  allows(now: number): boolean {
    if (this.#openUntil === 0) return true;
    if (now < this.#openUntil || this.#probing) return false;
    this.#probing = true;
    return true;
  }

  record(now: number, bad: boolean): void {
    if (this.#openUntil !== 0) {
      this.#probing = false;
      if (bad) this.#openUntil = now + PAUSE_MS;
      else {
        this.#openUntil = 0;
        this.#outcomes = [];
      }
      return;
    }
    this.#outcomes.push({ at: now, bad });
    this.#outcomes = this.#outcomes.filter((outcome) => now - outcome.at < WINDOW_MS).slice(-WINDOW);
    const badOnes = this.#outcomes.filter((outcome) => outcome.bad).length;
    if (this.#outcomes.length >= LEAST && badOnes * 2 >= this.#outcomes.length) {
      this.#openUntil = now + PAUSE_MS;
    }
  }

  /** A probe that was called off by its caller says nothing about the upstream. */
  release(): void {
    this.#probing = false;
  }

  get isOpen(): boolean {
    return this.#openUntil !== 0;
  }
}

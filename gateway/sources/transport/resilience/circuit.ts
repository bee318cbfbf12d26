/**
 * One circuit per source and route template. It opens when at least half of the recent answers were bad
 * (5xx, 429, time-outs, broken sockets), or when more than half were bad or slow: one slow answer is a tail, a majority
 * is an illness. It lets one probe through after each pause, and closes on a good answer. A probe without an answer holds
 * no other one back: it may hang for longer than the illness lasts. What was asked before it closed and fails later says
 * nothing about the upstream any more.
 */
const WINDOW = 20;
const WINDOW_MS = 30_000;
const LEAST = 8;
/** Milliseconds between two probes: a page that asks two routes, one after the other, is back well within four seconds. */
const PAUSE_MS = 1_500;
/** Milliseconds without a bad answer after which a source counts as well. */
const CALM_MS = 10_000;

export type Outcome = 'good' | 'slow' | 'bad';

export class Circuit {
  readonly #recent = new RecentOutcomes();
  #isOpen = false;
  /** From when on a probe is let through. */
  #nextProbe = 0;
  #isProbing = false;
  #lastBad = Number.NEGATIVE_INFINITY;
  #closedAt = Number.NEGATIVE_INFINITY;

  /** False while open; one probe passes once the pause is over, and begins the next pause. */
  allows(now: number): boolean {
    if (!this.#isOpen) return true;
    if (now < this.#nextProbe) return false;
    this.#nextProbe = now + PAUSE_MS;
    this.#isProbing = true;
    return true;
  }

  /** @param askedAt when it was let through. */
  record(now: number, outcome: Outcome, askedAt = now): void {
    if (outcome === 'bad') this.#lastBad = now;
    if (this.#isOpen) {
      this.#isProbing = false;
      if (outcome !== 'good') return;
      this.#isOpen = false;
      this.#closedAt = now;
      this.#recent.clear();
      return;
    }
    if (outcome !== 'good' && askedAt < this.#closedAt) return;
    const { all, bad, good } = this.#recent.add(now, outcome);
    if (all < LEAST || (bad * 2 < all && good * 2 >= all)) return;
    this.#isOpen = true;
    this.#nextProbe = now + PAUSE_MS;
  }

  /** A probe that was called off by its caller says nothing about the upstream. */
  release(): void {
    if (!this.#isProbing) return;
    this.#isProbing = false;
    this.#nextProbe = 0;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Nothing went wrong lately, so the upstream may be asked a little more than necessary. */
  isCalm(now: number): boolean {
    return !this.isOpen && now - this.#lastBad > CALM_MS;
  }
}

/** The last outcomes within the window, and how many there are of each kind. Written in place: every call adds one. */
class RecentOutcomes {
  readonly #times = new Float64Array(WINDOW);
  readonly #outcomes = Array.from({ length: WINDOW }, (): Outcome => 'good');
  #oldest = 0;
  all = 0;
  bad = 0;
  good = 0;

  add(now: number, outcome: Outcome): this {
    while (this.all === WINDOW || (this.all > 0 && now - (this.#times[this.#oldest] ?? 0) >= WINDOW_MS))
      this.#dropOldest();
    const next = (this.#oldest + this.all) % WINDOW;
    this.#times[next] = now;
    this.#outcomes[next] = outcome;
    this.#count(outcome, 1);
    return this;
  }

  clear(): void {
    this.all = this.bad = this.good = 0;
  }

  #dropOldest(): void {
    this.#count(this.#outcomes[this.#oldest] ?? 'good', -1);
    this.#oldest = (this.#oldest + 1) % WINDOW;
  }

  #count(outcome: Outcome, by: number): void {
    this.all += by;
    if (outcome === 'bad') this.bad += by;
    else if (outcome === 'good') this.good += by;
  }
}

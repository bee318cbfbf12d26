/**
 * Circuit breaker of one route of a source. It opens when at least half of the recent calls failed (5xx, 429, timeouts,
 * broken sockets), or more than half were bad or slow. While open it admits one probe per interval, without waiting for
 * the previous one, which may hang; a good answer closes it. Failures of calls that started before it closed are ignored.
 */
const WINDOW = 20;
const WINDOW_MS = 30_000;
const MIN_CALLS = 8;
/** Milliseconds between two probes. A page that calls two routes in turn recovers well within four seconds. */
const PROBE_INTERVAL_MS = 1_500;
/** Milliseconds without a failure after which a source counts as healthy. */
const HEALTHY_AFTER_MS = 10_000;

export type Outcome = 'good' | 'slow' | 'bad';

export class CircuitBreaker {
  readonly #recent = new RecentOutcomes();
  #isOpen = false;
  #nextProbe = 0;
  #isProbing = false;
  #lastBad = Number.NEGATIVE_INFINITY;
  #closedAt = Number.NEGATIVE_INFINITY;

  /** Always true while closed; while open, true for one probe per interval. */
  allows(now: number): boolean {
    if (!this.#isOpen) return true;
    if (now < this.#nextProbe) return false;
    this.#nextProbe = now + PROBE_INTERVAL_MS;
    this.#isProbing = true;
    return true;
  }

  /** @param startedAt when the call was admitted. */
  record(now: number, outcome: Outcome, startedAt = now): void {
    if (outcome === 'bad') this.#lastBad = now;
    if (this.#isOpen) {
      this.#isProbing = false;
      if (outcome !== 'good') return;
      this.#isOpen = false;
      this.#closedAt = now;
      this.#recent.clear();
      return;
    }
    if (outcome !== 'good' && startedAt < this.#closedAt) return;
    const { all, bad, good } = this.#recent.add(now, outcome);
    if (all < MIN_CALLS || (bad * 2 < all && good * 2 >= all)) return;
    this.#isOpen = true;
    this.#nextProbe = now + PROBE_INTERVAL_MS;
  }

  /** For a call that its caller aborted: a probe says nothing about the upstream then, and the next one may follow. */
  release(): void {
    if (!this.#isProbing) return;
    this.#isProbing = false;
    this.#nextProbe = 0;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** True when closed and without recent failures: the upstream can take hedged requests. */
  isHealthy(now: number): boolean {
    return !this.isOpen && now - this.#lastBad > HEALTHY_AFTER_MS;
  }
}

/** Recent outcomes with their counts, in a ring buffer: every call adds one. */
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

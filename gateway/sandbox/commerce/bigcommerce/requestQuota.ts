/** The vendor's rate limit: so many requests of a store in each window of thirty seconds, and headers that say so. */
import { VendorError } from './vendorAnswers.ts';

const windowMs = 30_000;

export class RequestQuota {
  readonly #quota: number;
  readonly #now: () => number;
  readonly #windows = new Map<string, { start: number; taken: number }>();

  constructor(quota: number, now: () => number) {
    this.#quota = quota;
    this.#now = now;
  }

  /** @throws VendorError 429 when the window's requests are used up. */
  take(store: string): void {
    const current = this.#window(store);
    if (current.taken < this.#quota) {
      current.taken += 1;
      return;
    }
    const resetMs = this.#resetMs(current.start);
    throw new VendorError(429, 'Too many requests', {
      headers: { ...this.headers(store), 'X-Retry-After': String(Math.ceil(resetMs / 1000)) },
    });
  }

  headers(store: string): Record<string, string> {
    const { start, taken } = this.#window(store);
    return {
      'X-Rate-Limit-Time-Window-Ms': String(windowMs),
      'X-Rate-Limit-Time-Reset-Ms': String(this.#resetMs(start)),
      'X-Rate-Limit-Requests-Quota': String(this.#quota),
      'X-Rate-Limit-Requests-Left': String(this.#quota - taken),
    };
  }

  #window(store: string): { start: number; taken: number } {
    const known = this.#windows.get(store);
    if (known && this.#now() - known.start < windowMs) return known;
    const next = { start: this.#now(), taken: 0 };
    this.#windows.set(store, next);
    return next;
  }

  #resetMs(start: number): number {
    return Math.max(0, start + windowMs - this.#now());
  }
}

/**
 * What is known to have changed upstream, by surrogate key and time: whatever rests on an older answer about it is not
 * served any more. Told by webhooks (edge/invalidation/invalidationWebhook.ts) and by other copies (edge/invalidation/SharedInvalidations.ts),
 * remembered longer than anything is kept.
 */
import { LRUCache } from 'lru-cache';

/** A key that everything rests on. */
export const everything = 'everything';

/** Milliseconds. Nothing is kept for longer than a day. */
export const REMEMBERED = 25 * 60 * 60_000;
/** Keys remembered one by one; with more than these, everything counts as changed. */
const MOST = 20_000;

export class Invalidations {
  readonly #times = new LRUCache<string, number>({
    max: MOST,
    ttl: REMEMBERED,
    dispose: (at, key, reason) => {
      // What is forgotten too early must not come back to life.
      if (reason === 'evict' && key !== everything) this.#all = Math.max(this.#all, at);
    },
  });
  #all = Number.NEGATIVE_INFINITY;
  #latest = Number.NEGATIVE_INFINITY;

  /** @param at milliseconds since 1970. */
  add(keys: Iterable<string>, at: number): void {
    for (const key of keys) {
      if (key === everything) this.#all = Math.max(this.#all, at);
      else this.#times.set(key, Math.max(at, this.#times.get(key) ?? at));
    }
    this.#latest = Math.max(this.#latest, at);
  }

  /** True when nothing changed since then, whatever it is about: spares the look at each key. */
  isQuietSince(at: number): boolean {
    return at > this.#latest;
  }

  /** Whether one of these changed at that time or later. */
  isVoid(keys: Iterable<string>, at: number): boolean {
    if (this.isQuietSince(at)) return false;
    if (this.#all >= at) return true;
    for (const key of keys) if ((this.#times.get(key) ?? Number.NEGATIVE_INFINITY) >= at) return true;
    return false;
  }
}

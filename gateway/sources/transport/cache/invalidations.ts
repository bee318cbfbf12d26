/**
 * What changed upstream, by surrogate key and time: older answers about it are not served any more. Reported by webhooks
 * (edge/invalidation/invalidationWebhook.ts) and other replicas (edge/invalidation/SharedInvalidations.ts), and
 * remembered for longer than anything is cached.
 */
import { LRUCache } from 'lru-cache';

/** Surrogate key of all answers. */
export const everything = 'everything';

/** Milliseconds. Nothing is cached for longer than a day. */
export const REMEMBERED = 25 * 60 * 60_000;
/** Keys remembered individually; beyond that, everything counts as changed. */
const MAX_KEYS = 20_000;

export class Invalidations {
  readonly #times = new LRUCache<string, number>({
    max: MAX_KEYS,
    ttl: REMEMBERED,
    dispose: (at, key, reason) => {
      // An evicted invalidation must not make old answers valid again.
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

  /** True when there is no invalidation since then, whatever its key: spares checking each key. */
  hasNoneSince(at: number): boolean {
    return at > this.#latest;
  }

  /** Whether one of the keys changed at that time or later. */
  isInvalidated(keys: Iterable<string>, at: number): boolean {
    if (this.hasNoneSince(at)) return false;
    if (this.#all >= at) return true;
    for (const key of keys) if ((this.#times.get(key) ?? Number.NEGATIVE_INFINITY) >= at) return true;
    return false;
  }
}

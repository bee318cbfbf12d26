/** In-memory `NewestValues` of this process. */
import { LRUCache } from 'lru-cache';
import type { Versioned } from './SharedState.ts';

/** Newest values are sessions: enough for the browsers that change something within an hour. */
const MAX_ENTRIES = 20_000;

export class NewestValuesInMemory {
  readonly #kept = new LRUCache<string, Versioned>({ max: MAX_ENTRIES });

  get(key: string): Versioned | null {
    return this.#kept.get(key) ?? null;
  }

  /** See `NewestValues.set`. */
  set(key: string, newest: Versioned, ttlMs: number): number | null {
    const stored = this.#kept.get(key);
    if (stored && stored.version >= newest.version) return stored.version;
    this.#kept.set(key, newest, { ttl: ttlMs });
    return null;
  }

  keys(): Iterable<string> {
    return this.#kept.keys();
  }

  /** Milliseconds. */
  timeLeft(key: string): number {
    return this.#kept.getRemainingTTL(key);
  }
}

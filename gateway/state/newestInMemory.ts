/** The newest values that this process knows of. */
import { LRUCache } from 'lru-cache';
import type { Versioned } from './SharedState.ts';

/** Newest values are sessions: so many browsers that change something within an hour. */
const MOST = 20_000;

export class NewestInMemory {
  readonly #kept = new LRUCache<string, Versioned>({ max: MOST });

  get(key: string): Versioned | null {
    return this.#kept.get(key) ?? null;
  }

  /** See `NewestValues.set`. */
  set(key: string, newest: Versioned, ttlMs: number): number | null {
    const standing = this.#kept.get(key);
    if (standing && standing.version >= newest.version) return standing.version;
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

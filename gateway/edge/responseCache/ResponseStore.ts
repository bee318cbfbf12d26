/**
 * Cached responses of this process, bounded by size with least-recently-used eviction. A response that was invalidated
 * is dropped when it is next requested.
 */
import { LRUCache } from 'lru-cache';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import type { CachedResponse } from './CachedResponse.ts';
import { mergedDependencies, type Dependencies } from './sharing.rules.ts';

/** Maximum size, in characters, of the known dependencies of requests. */
const MAX_DEPENDENCIES_SIZE = 16 * 1024 * 1024;

export interface ResponseStoreStatus {
  responses: number;
  bytes: number;
}

export class ResponseStore {
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #dependencies = new LRUCache<string, Dependencies>({
    maxSize: MAX_DEPENDENCIES_SIZE,
    sizeCalculation: ({ markets }, cacheable) => 200 + cacheable.length + 50 * markets.length,
  });
  readonly #invalidations: Invalidations;

  constructor(maxBytes: number, invalidations: Invalidations) {
    this.#responses = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ size }, key) => size + key.length,
    });
    this.#invalidations = invalidations;
  }

  /** What responses to a request depend on; undefined before the first one. */
  dependencies(cacheable: string): Dependencies | undefined {
    return this.#dependencies.get(cacheable);
  }

  addDependencies(cacheable: string, facts: AnswerFacts): Dependencies {
    const dependencies = mergedDependencies(this.#dependencies.get(cacheable), facts);
    this.#dependencies.set(cacheable, dependencies);
    return dependencies;
  }

  /** A response that may be served, fresh or stale; undefined when there is none. */
  get(key: string, now: number): CachedResponse | undefined {
    const cached = this.#responses.get(key);
    if (!cached) return undefined;
    if (now < cached.refreshUntil && !this.isInvalidated(cached)) return cached;
    this.#responses.delete(key);
    return undefined;
  }

  /** True when something it depends on changed after its generation began. */
  isInvalidated(cached: CachedResponse): boolean {
    if (this.#invalidations.hasNoneSince(cached.startedAt)) return false;
    return this.#invalidations.isInvalidated(cached.generated.facts.surrogates, cached.startedAt);
  }

  set(key: string, cached: CachedResponse): void {
    this.#responses.set(key, cached);
    cached.whenResized(() => {
      if (this.#responses.peek(key) !== cached) return;
      // Only a new entry is measured.
      this.#responses.delete(key);
      this.#responses.set(key, cached);
    });
  }

  clear(): void {
    this.#responses.clear();
  }

  get status(): ResponseStoreStatus {
    return { responses: this.#responses.size, bytes: this.#responses.calculatedSize };
  }
}

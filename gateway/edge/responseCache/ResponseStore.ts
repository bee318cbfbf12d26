/**
 * Cached responses of this process, bounded by size with least-recently-used eviction. A response that was invalidated
 * is dropped when it is next requested.
 */
import { LRUCache } from 'lru-cache';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import type { CachedResponse } from './CachedResponse.ts';
import { mergedDependencies, type Dependencies } from './sharing.rules.ts';

/** Maximum size, in characters, of the known dependencies of questions. */
const MOST_QUESTIONS = 16 * 1024 * 1024;

export interface ResponseStoreStatus {
  responses: number;
  bytes: number;
}

export class ResponseStore {
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #dependencies = new LRUCache<string, Dependencies>({
    maxSize: MOST_QUESTIONS,
    sizeCalculation: ({ markets }, question) => 200 + question.length + 50 * markets.length,
  });
  readonly #invalidations: Invalidations;

  constructor(mostBytes: number, invalidations: Invalidations) {
    this.#responses = new LRUCache({
      maxSize: Math.max(1, mostBytes),
      sizeCalculation: ({ size }, key) => size + key.length,
    });
    this.#invalidations = invalidations;
  }

  /** What responses to a question depend on; undefined before the first one. */
  dependencies(question: string): Dependencies | undefined {
    return this.#dependencies.get(question);
  }

  learn(question: string, facts: AnswerFacts): Dependencies {
    const dependencies = mergedDependencies(this.#dependencies.get(question), facts);
    this.#dependencies.set(question, dependencies);
    return dependencies;
  }

  /** A response that may be served, fresh or stale; undefined when there is none. */
  get(key: string, now: number): CachedResponse | undefined {
    const kept = this.#responses.get(key);
    if (!kept) return undefined;
    if (now < kept.refreshUntil && !this.isInvalidated(kept)) return kept;
    this.#responses.delete(key);
    return undefined;
  }

  /** True when something it depends on changed after its generation began. */
  isInvalidated(kept: CachedResponse): boolean {
    if (this.#invalidations.hasNoneSince(kept.begunAt)) return false;
    return this.#invalidations.isInvalidated(kept.made.facts.surrogates, kept.begunAt);
  }

  set(key: string, kept: CachedResponse): void {
    this.#responses.set(key, kept);
  }

  clear(): void {
    this.#responses.clear();
  }

  get status(): ResponseStoreStatus {
    return { responses: this.#responses.size, bytes: this.#responses.calculatedSize };
  }
}

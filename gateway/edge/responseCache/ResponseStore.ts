/**
 * Cached responses of this process, bounded by size with least-recently-used eviction. A response that was invalidated
 * is dropped when it is next requested.
 */
import { LRUCache } from 'lru-cache';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import type { CachedResponse } from './CachedResponse.ts';
import { joinedLooks, type Looks } from './sharing.rules.ts';

/** Maximum size, in characters, of the known dependencies of questions. */
const MOST_QUESTIONS = 16 * 1024 * 1024;

export interface ResponseStoreStatus {
  responses: number;
  bytes: number;
}

export class ResponseStore {
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #looks = new LRUCache<string, Looks>({
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
  looks(question: string): Looks | undefined {
    return this.#looks.get(question);
  }

  learn(question: string, facts: AnswerFacts): Looks {
    const looks = joinedLooks(this.#looks.get(question), facts);
    this.#looks.set(question, looks);
    return looks;
  }

  /** A response that may be served, fresh or stale; undefined when there is none. */
  get(key: string, now: number): CachedResponse | undefined {
    const kept = this.#responses.get(key);
    if (!kept) return undefined;
    if (now < kept.refreshUntil && !this.isVoid(kept)) return kept;
    this.#responses.delete(key);
    return undefined;
  }

  /** True when something it depends on changed after its generation began. */
  isVoid(kept: CachedResponse): boolean {
    if (this.#invalidations.isQuietSince(kept.begunAt)) return false;
    return this.#invalidations.isVoid(kept.made.facts.surrogates, kept.begunAt);
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

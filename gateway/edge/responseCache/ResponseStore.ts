/**
 * Responses that are kept in this process, bounded by their bytes: the ones used longest ago are evicted first. What is
 * known to have changed upstream is dropped when it is asked for next.
 */
import { LRUCache } from 'lru-cache';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import type { CachedResponse } from './CachedResponse.ts';
import { joinedLooks, type Looks } from './sharing.rules.ts';

/** Characters, or about so many, of the questions of which it is known what their answers look at. */
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

  /** What answers to a question looked at; undefined before there was one. */
  looks(question: string): Looks | undefined {
    return this.#looks.get(question);
  }

  learn(question: string, facts: AnswerFacts): Looks {
    const looks = joinedLooks(this.#looks.get(question), facts);
    this.#looks.set(question, looks);
    return looks;
  }

  /** One that may be served, fresh or not; undefined when there is none. */
  get(key: string, now: number): CachedResponse | undefined {
    const kept = this.#responses.get(key);
    if (!kept) return undefined;
    if (now < kept.refreshUntil && !this.isVoid(kept)) return kept;
    this.#responses.delete(key);
    return undefined;
  }

  /** Something that it speaks of changed after making it began. */
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

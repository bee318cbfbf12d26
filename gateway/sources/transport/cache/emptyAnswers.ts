/** Remembers which empty answers are not confirmed yet (emptyAnswers.rules.ts). */
import { LRUCache } from 'lru-cache';
import { confirmWithinMs, isConfirmed, isEmptyAnswer } from './emptyAnswers.rules.ts';

const MAX_UNCONFIRMED = 2_000;

export class EmptyAnswers {
  /** By cache key, milliseconds since 1970 of the first empty answer. */
  readonly #firstSeen = new LRUCache<string, number>({ max: MAX_UNCONFIRMED, ttl: confirmWithinMs });

  /** Whether an answer is empty, unlike the cached one, and not confirmed yet. @param cached null when there is none. */
  isUnconfirmed(key: string, value: unknown, cached: unknown, now: number): boolean {
    const since = this.#firstSeen.get(key) ?? null;
    const isUnconfirmed = isEmptyAnswer(value) && !isEmptyAnswer(cached) && !isConfirmed(since, now);
    if (!isUnconfirmed) this.#firstSeen.delete(key);
    else if (since === null) this.#firstSeen.set(key, now);
    return isUnconfirmed;
  }
}

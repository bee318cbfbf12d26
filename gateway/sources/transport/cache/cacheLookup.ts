/** Looks answers up in a source's cache, and judges them by age, cache policy and invalidations. */
import type { CacheTimes } from '../call.ts';
import type { AnswerCache, CachedAnswer } from './answerCache.ts';
import type { Batch, BoundRead } from './boundRead.ts';
import { cacheState, type CachePolicy, type CacheState } from './cachePolicy.rules.ts';

export interface CacheHit {
  answer: CachedAnswer;
  state: CacheState;
}

/** By item; undefined is a miss. */
export type CacheHits<Item> = ReadonlyMap<Item, CacheHit | undefined>;

export class CacheLookup {
  readonly #answers: AnswerCache;
  readonly #policy: CachePolicy | null;

  /** @param policy null for the default, by age. */
  constructor(answers: AnswerCache, policy: CachePolicy | null) {
    this.#answers = answers;
    this.#policy = policy;
  }

  /** A promise only when a remote cache is asked. */
  one<Args, Result>(
    args: Args,
    read: BoundRead<Args, Result>,
  ): CacheHit | undefined | Promise<CacheHit | undefined> {
    const { cache } = read;
    const answer = cache && this.#answers.get(read.cacheKey(args), cache.freshMs);
    return answer instanceof Promise
      ? answer.then((found) => this.#hit(found, read))
      : this.#hit(answer, read);
  }

  async each<Item, Args, Result>(
    items: readonly Item[],
    { args }: Batch<Item, Args, Result>,
    read: BoundRead<Args, Result>,
  ): Promise<CacheHits<Item>> {
    const found = items.map((item) => this.one(args([item]), read));
    const hits = found.some((one) => one instanceof Promise) ? await Promise.all(found) : found;
    return new Map(items.map((item, index) => [item, hits[index] as CacheHit | undefined]));
  }

  #hit<Result>(answer: CachedAnswer | undefined, read: BoundRead<never, Result>): CacheHit | undefined {
    if (!read.cache || !answer) return undefined;
    const state = cacheState(read.cache, Date.now() - answer.at, this.#policy);
    // An invalidated answer is still a fallback.
    const isInvalidated = state !== 'expired' && this.isInvalidated(answer.value as Result, answer.at, read);
    return { answer, state: isInvalidated ? 'stale' : state };
  }

  /** Whether the answer may be the fallback of a failing upstream. */
  isExpired(answer: CachedAnswer, cache: CacheTimes, now: number): boolean {
    return cacheState(cache, now - answer.at, this.#policy) === 'expired';
  }

  /** Whether something that the answer is about changed when it was given, or later. */
  isInvalidated<Result>(answer: Result, at: number, read: BoundRead<never, Result>): boolean {
    const { invalidations } = this.#answers;
    if (invalidations === null || invalidations.hasNoneSince(at)) return false;
    return invalidations.isInvalidated(read.surrogatesOf(answer), at);
  }
}

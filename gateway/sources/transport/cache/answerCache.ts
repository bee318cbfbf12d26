/** The cache of a source's public answers. */
import { LRUCache } from 'lru-cache';
import type { CacheTimes, Call } from '../call.ts';
import type { RequestScope, ScopePart } from '../scope.ts';
import { cachePolicies, type CachePolicy } from './cachePolicy.rules.ts';
import type { Invalidations } from './invalidations.ts';

export interface CachedAnswer {
  /** Deeply frozen: shared between requests. */
  value: unknown;
  /** Milliseconds since 1970 at which the source gave it. */
  at: number;
}

/** The key consists of source, call, declared scope and arguments. No answer about a person is cached. */
export interface AnswerCache {
  /**
   * Never rejects: an unreachable cache is empty.
   *
   * @param freshMs age in milliseconds from which a younger answer is looked for in the remote cache, if there is one.
   */
  get(key: string, freshMs: number): CachedAnswer | undefined | Promise<CachedAnswer | undefined>;
  /** @param ttlMs milliseconds after which it must not be served. */
  set(key: string, answer: CachedAnswer, ttlMs: number): void;
  /** Null when nobody reports changes. */
  readonly invalidations: Invalidations | null;
  /** Answers in this process. */
  readonly size: number;
}

/** @param max answers, each about one thing, such as a product in one language; the least recently used is evicted. */
export function memoryAnswerCache(invalidations: Invalidations | null = null, max = 6_000): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer>({ max });
  return {
    invalidations,
    get: (key) => answers.get(key),
    set: (key, answer) => void answers.set(key, answer),
    // oxlint-disable-next-line shop/no-retained-closures -- once per process
    get size() {
      return answers.size;
    },
  };
}

/** Undefined for what is not cached, such as an editor's preview, which must show the latest draft and to editors only. */
export function cacheTimesFor(
  { cache, varies }: Pick<Call<never, unknown, never>, 'cache'> & { varies: readonly ScopePart[] },
  scope: RequestScope,
  policy: CachePolicy | null,
): CacheTimes | undefined {
  if (policy === cachePolicies.ignore) return undefined;
  return scope.preview && varies.includes('preview') ? undefined : cache;
}

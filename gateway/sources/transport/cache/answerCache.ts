/** The cache of a source's public answers. */
import { LRUCache } from 'lru-cache';
import type { CacheTimes, Call } from '../call.ts';
import type { RequestScope, ScopePart } from '../scope.ts';
import { cachePolicies, type CachePolicy } from './cachePolicy.rules.ts';
import type { Invalidations } from './invalidations.ts';
import { memorySize } from '../memorySize.rules.ts';

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

/** Some thousand answers, each about one thing; one of the search engine is as large as ten of them. */
const DEFAULT_BYTES = 24 * 1024 * 1024;

/** Memory that several caches share, bounded by size; the least recently used answers are evicted. */
export class AnswerMemory {
  readonly #answers: LRUCache<string, CachedAnswer>;
  #caches = 0;

  constructor(maxBytes = DEFAULT_BYTES) {
    this.#answers = new LRUCache<string, CachedAnswer>({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => key.length + memorySize(value),
    });
  }

  /** A cache of its own: its keys are told from those of the others. */
  cache(invalidations: Invalidations | null): AnswerCache {
    const answers = this.#answers;
    const prefix = `${(this.#caches += 1)} `;
    return {
      invalidations,
      get: (key) => answers.get(prefix + key),
      set: (key, answer) => void answers.set(prefix + key, answer),
      // oxlint-disable-next-line shop/no-retained-closures -- once per process
      get size() {
        return [...answers.keys()].filter((key) => key.startsWith(prefix)).length;
      },
    };
  }
}

export function memoryAnswerCache(invalidations: Invalidations | null = null): AnswerCache {
  return new AnswerMemory().cache(invalidations);
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

/** Answers of public reads that are kept: where, how long, and what may be served of them. */
import { LRUCache } from 'lru-cache';
import { cachePolicies, type CachePolicy } from './cachePolicy.rules.ts';
import type { Call, Keeping } from '../call.ts';
import type { Invalidations } from './invalidations.ts';
import type { RequestScope, ScopePart } from '../scope.ts';

export interface KeptAnswer {
  /** Frozen: it is shared between requests. */
  value: unknown;
  /** Milliseconds since 1970 at which it was given. */
  at: number;
}

/** Where they are kept. The key names source, call, arguments and declared scope; nothing here belongs to a person. */
export interface AnswerStore {
  /**
   * Never rejects: a store that cannot be reached has nothing.
   *
   * @param freshMs milliseconds from which on an answer that is at hand is looked for elsewhere, too: there may be a
   *   younger one.
   */
  get(key: string, freshMs: number): KeptAnswer | undefined | Promise<KeptAnswer | undefined>;
  /** @param ttlMs milliseconds after which nobody may be served it, whatever happens. */
  set(key: string, answer: KeptAnswer, ttlMs: number): void;
  /** What changed upstream since it was kept; null where nobody tells. */
  readonly invalidations: Invalidations | null;
  /** Answers kept in this process. */
  readonly size: number;
}

/** @param most answers, each of one thing, such as a product in one language; the one used longest ago gives way. */
export function answersInMemory(invalidations: Invalidations | null = null, most = 6_000): AnswerStore {
  const kept = new LRUCache<string, KeptAnswer>({ max: most });
  return {
    invalidations,
    get: (key) => kept.get(key),
    set: (key, answer) => void kept.set(key, answer),
    get size() {
      return kept.size;
    },
  };
}

/** What an editor sees in preview is never kept: the next look must show what was written meanwhile, to editors alone. */
export function keepingOf(
  { keep, varies }: Pick<Call<never, unknown, never>, 'keep'> & { varies: readonly ScopePart[] },
  scope: RequestScope,
  policy: CachePolicy | null,
): Keeping | undefined {
  if (policy === cachePolicies.ignore) return undefined;
  return scope.preview && varies.includes('preview') ? undefined : keep;
}

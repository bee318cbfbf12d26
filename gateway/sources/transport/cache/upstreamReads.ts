/** Reads from the upstream. Identical ones in flight share a fetch, whose answer is cached item by item. */
import type { DeclaredCall } from '../call.ts';
import { deepFreeze } from '../deepFreeze.ts';
import type { ResilientExchange } from '../resilience/resilientExchange.ts';
import type { AnswerCache, CachedAnswer } from './answerCache.ts';
import type { Batch, BoundRead, Invocation } from './boundRead.ts';
import type { CacheHits, CacheLookup } from './cacheLookup.ts';
import { EmptyAnswers } from './emptyAnswers.ts';
import { InFlight, type SharedFetch, type WaitLimits } from './inFlight.ts';

export interface FetchedAnswer<Result> {
  answer: Result;
  /** Milliseconds since 1970 at which the source gave it. */
  at: number;
  /** By cache key, cached answers to be served instead of unconfirmed empty ones; null when there are none. */
  unconfirmed: ReadonlyMap<string, CachedAnswer> | null;
}

export interface BatchFetch<Item, Args, Result> {
  items: readonly Item[];
  hits: CacheHits<Item>;
  batch: Batch<Item, Args, Result>;
  read: BoundRead<Args, Result>;
  invocation: Invocation<Result>;
}

export class UpstreamReads {
  readonly #exchange: ResilientExchange;
  readonly #answers: AnswerCache;
  readonly #lookup: CacheLookup;
  readonly #inFlight = new InFlight();
  readonly #emptyAnswers = new EmptyAnswers();

  constructor(exchange: ResilientExchange, answers: AnswerCache, lookup: CacheLookup) {
    this.#exchange = exchange;
    this.#answers = answers;
    this.#lookup = lookup;
  }

  inFlight(key: string): SharedFetch | undefined {
    return this.#inFlight.get(key);
  }

  startUncached<Result>(key: string, invocation: Invocation<Result>): SharedFetch {
    return this.#inFlight.start(key, invocation.deadline, ({ cancellation, attempts }) =>
      this.#exchange
        .run(invocation.request(cancellation), attempts)
        .then((answer): FetchedAnswer<Result> => ({
          answer: deepFreeze(answer),
          at: Date.now(),
          unconfirmed: null,
        })),
    );
  }

  /** @param deadline when it is not the caller's. */
  start<Item, Args, Result>(
    key: string,
    { items, hits, batch: { args, part }, read, invocation }: BatchFetch<Item, Args, Result>,
    deadline = invocation.deadline,
  ): SharedFetch {
    const { cache } = read;
    return this.#inFlight.start(
      key,
      deadline,
      async ({ cancellation, attempts }): Promise<FetchedAnswer<Result>> => {
        const startedAt = Date.now();
        const answer = deepFreeze(
          await this.#exchange.run(invocation.request(cancellation, deadline), attempts),
        );
        const at = Date.now();
        // The upstream may have read it before or after a change that was reported meanwhile.
        if (!cache || this.#lookup.isInvalidated(answer, startedAt, read))
          return { answer, at: cache ? at - cache.freshMs : at, unconfirmed: null };
        const unconfirmed = new Map<string, CachedAnswer>();
        for (const item of items) {
          const itemKey = read.cacheKey(args([item]));
          const value = deepFreeze(part(answer, item));
          const cached = hits.get(item)?.answer;
          const fallback = cached && (this.#lookup.isExpired(cached, cache, at) ? null : cached.value);
          if (cached && this.#emptyAnswers.isUnconfirmed(itemKey, value, fallback, at))
            unconfirmed.set(itemKey, cached);
          else this.#answers.set(itemKey, { value, at }, cache.freshMs + cache.staleIfErrorMs);
        }
        return { answer, at, unconfirmed: unconfirmed.size > 0 ? unconfirmed : null };
      },
    );
  }

  /** Waits for a fetch. Resolves with a FetchedAnswer. */
  wait(fetch: SharedFetch, call: DeclaredCall<unknown>, limits: WaitLimits): Promise<unknown> {
    return this.#inFlight.wait(fetch, call, limits);
  }

  /** Keeps a fetch running until the deadline, even if all callers leave. Never rejects. */
  async keepRunning(fetch: SharedFetch, call: DeclaredCall<unknown>, deadline: number): Promise<void> {
    await this.#inFlight.wait(fetch, call, { deadline, callerAbort: null }).catch(() => {});
  }
}

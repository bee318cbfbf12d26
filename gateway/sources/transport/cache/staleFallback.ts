/** Stale-if-error: reads from the upstream, and falls back to cached answers when it fails or is slow. */
import { SourceError } from '../errors.ts';
import { recordRead, type Batch, type BoundRead } from './boundRead.ts';
import type { CacheHits, CacheLookup } from './cacheLookup.ts';
import type { BatchFetch, FetchedAnswer, UpstreamReads } from './upstreamReads.ts';

/**
 * Milliseconds to wait for the upstream when there is a fallback: a page makes several reads in turn, and all of them
 * have to fit into its deadline.
 */
const FALLBACK_AFTER_MS = 2_500;

export class StaleFallback {
  readonly #upstream: UpstreamReads;
  readonly #lookup: CacheLookup;

  constructor(upstream: UpstreamReads, lookup: CacheLookup) {
    this.#upstream = upstream;
    this.#lookup = lookup;
  }

  /**
   * In the order of the items, as many as one call may name. An item without answer and fallback is an error.
   *
   * @throws any error but a SourceError.
   */
  async read<Item, Args, Result>(
    items: readonly Item[],
    hits: CacheHits<Item>,
    batch: Batch<Item, Args, Result>,
    read: BoundRead<Args, Result>,
  ): Promise<(Result | SourceError)[]> {
    const args = batch.args(items);
    const invocation = read.invoke(args);
    const batchFetch = { items, hits, batch, read, invocation };
    const key = read.cacheKey(args);
    const running = this.#upstream.inFlight(key);
    const fetch = running ?? this.#upstream.start(key, batchFetch);
    const { declaration: call, deadline, callerAbort } = invocation;
    const hasFallback =
      hits.size > 0 && items.every((item) => (hits.get(item)?.state ?? 'expired') !== 'expired');
    // The caller leaves early, but the answer is cached when it comes.
    if (hasFallback && !running) void this.#upstream.keepRunning(fetch, call, deadline);
    const limit = hasFallback ? Math.min(deadline, performance.now() + FALLBACK_AFTER_MS) : deadline;
    try {
      const fetched = (await this.#upstream.wait(fetch, call, {
        deadline: limit,
        callerAbort,
      })) as FetchedAnswer<Result>;
      return answersOf(
        fetched,
        running ? 'shared' : 'network',
        running ? 0 : fetch.attempts.count,
        batchFetch,
      );
    } catch (error) {
      return this.#fallBack(error, running ? 0 : fetch.attempts.count, batchFetch);
    }
  }

  #fallBack<Item, Args, Result>(
    error: unknown,
    attempts: number,
    { items, hits, read, invocation }: BatchFetch<Item, Args, Result>,
  ): (Result | SourceError)[] {
    const { cache, facts } = read;
    if (facts) facts.isDegraded = true;
    if (!(error instanceof SourceError)) {
      invocation.record('failed', attempts);
      throw error;
    }
    const now = Date.now();
    let oldestMs: number | null = null;
    const answers = items.map((item) => {
      const cached = error.isOutage ? hits.get(item)?.answer : undefined;
      if (!cached || !cache || this.#lookup.isExpired(cached, cache, now)) return error;
      oldestMs = Math.max(oldestMs ?? 0, now - cached.at);
      recordRead(read, cached.value as Result, cached.at);
      return cached.value as Result;
    });
    const { code } = error;
    if (oldestMs === null) invocation.record('failed', attempts, { code });
    else invocation.record('stale', attempts, { ageMs: oldestMs, code });
    return answers;
  }
}

/** The fetched answers by item, or cached ones instead of empty answers that are not confirmed. */
function answersOf<Item, Args, Result>(
  { answer, at, unconfirmed }: FetchedAnswer<Result>,
  verdict: 'shared' | 'network',
  attempts: number,
  { items, batch, read, invocation }: BatchFetch<Item, Args, Result>,
): Result[] {
  if (unconfirmed === null) {
    invocation.record(verdict, attempts);
    recordRead(read, answer, at);
    return items.map((item) => batch.part(answer, item));
  }
  invocation.record('stale', attempts, {
    ageMs: Date.now() - Math.min(...[...unconfirmed.values()].map((cached) => cached.at)),
  });
  if (read.facts) read.facts.isDegraded = true;
  return items.map((item) => {
    const cached = unconfirmed.get(read.cacheKey(batch.args([item])));
    const served = cached ? (cached.value as Result) : batch.part(answer, item);
    recordRead(read, served, cached?.at ?? at);
    return served;
  });
}

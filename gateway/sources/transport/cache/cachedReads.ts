/**
 * Reads of one source: from the cache, from an identical read in flight, or from the upstream, with cached answers as
 * fallback. A batch is cached item by item, so that an item read in one batch is a hit in any other.
 *
 * In order: the cache (cacheLookup.ts), stale-while-revalidate (backgroundRefresh.ts), the upstream with stale-if-error
 * (staleFallback.ts), the fetch that identical reads share (upstreamReads.ts, inFlight.ts).
 */
import { whenKnown, type Awaitable } from '../awaitable.ts';
import { SourceError } from '../errors.ts';
import type { ResilientExchange } from '../resilience/resilientExchange.ts';
import type { AnswerCache } from './answerCache.ts';
import { BackgroundRefresh } from './backgroundRefresh.ts';
import { recordRead, type Batch, type BoundRead } from './boundRead.ts';
import { CacheLookup, type CacheHit, type CacheHits } from './cacheLookup.ts';
import type { CachePolicy, CacheState } from './cachePolicy.rules.ts';
import { StaleFallback } from './staleFallback.ts';
import { readUncached } from './uncachedRead.ts';
import { UpstreamReads } from './upstreamReads.ts';

export interface CachedReadsOptions {
  exchange: ResilientExchange;
  answers: AnswerCache;
  /** Milliseconds that a background refresh may take. */
  timeoutMs: number;
  /** Null for the default, by age (cachePolicy.rules.ts). */
  policy: CachePolicy | null;
}

const noHits: ReadonlyMap<never, never> = new Map<never, never>();

export class CachedReads {
  readonly #lookup: CacheLookup;
  readonly #upstream: UpstreamReads;
  readonly #refresh: BackgroundRefresh;
  readonly #fallback: StaleFallback;

  constructor({ exchange, answers, timeoutMs, policy }: CachedReadsOptions) {
    this.#lookup = new CacheLookup(answers, policy);
    this.#upstream = new UpstreamReads(exchange, answers, this.#lookup);
    this.#refresh = new BackgroundRefresh(this.#upstream, timeoutMs);
    this.#fallback = new StaleFallback(this.#upstream, this.#lookup);
  }

  /** The answer itself when it is fresh in the local cache. */
  one<Args, Result>(args: Args, read: BoundRead<Args, Result>): Awaitable<Result> {
    if (!read.cache) return readUncached(this.#upstream, args, read);
    // A promise only with a remote cache.
    return whenKnown(this.#lookup.one(args, read), (hit) => {
      if (hit?.state !== 'fresh') return this.#oneNotFresh(args, hit, read);
      read.invoke(args).record('fresh', 0);
      recordRead(read, hit.answer.value as Result, hit.answer.at);
      return hit.answer.value as Result;
    });
  }

  async #oneNotFresh<Args, Result>(
    args: Args,
    hit: CacheHit | undefined,
    read: BoundRead<Args, Result>,
  ): Promise<Result> {
    const batch: Batch<Args, Args, Result> = { items: [args], args: ([only]) => only as Args, part: whole };
    const [answer] = await this.#serve(batch.items, new Map([[args, hit]]), batch, read);
    if (answer instanceof SourceError) throw answer;
    return answer as Result;
  }

  /**
   * In the order of the items. An item without answer and fallback is an error; the others are not affected.
   *
   * @throws any error but a SourceError.
   */
  async batch<Item, Args, Result>(
    batch: Batch<Item, Args, Result>,
    read: BoundRead<Args, Result>,
  ): Promise<(Result | SourceError)[]> {
    const { items } = batch;
    const unique = items.length < 2 ? items : [...new Set(items)];
    if (unique.length === 0) return [];
    const hits = read.cache ? await this.#lookup.each(unique, batch, read) : noHits;
    const answers = await this.#serve(unique, hits, batch, read);
    if (unique === items) return answers;
    const byItem = new Map(unique.map((item, index) => [item, answers[index] as Result | SourceError]));
    return items.map((item) => byItem.get(item) as Result | SourceError);
  }

  async #serve<Item, Args, Result>(
    items: readonly Item[],
    hits: CacheHits<Item>,
    batch: Batch<Item, Args, Result>,
    read: BoundRead<Args, Result>,
  ): Promise<(Result | SourceError)[]> {
    const { args, split = inOneCall } = batch;
    const isIn = (item: Item, state: CacheState): boolean => hits.get(item)?.state === state;

    const notFresh = items.filter((item) => !isIn(item, 'fresh'));
    if (notFresh.length === 0) {
      read.invoke(args(items)).record('fresh', 0);
      recordHits(items, hits, read);
      return items.map((item) => hits.get(item)?.answer.value as Result);
    }
    if (notFresh.every((item) => isIn(item, 'ageing'))) {
      const served = read.awaitsRefresh ? await this.#refreshed(notFresh, hits, batch, read) : hits;
      if (!read.awaitsRefresh)
        for (const some of split(notFresh)) this.#refresh.start(some, hits, batch, read);
      recordHits(items, served, read);
      return items.map((item) => served.get(item)?.answer.value as Result);
    }
    const answers = new Map<Item, Result | SourceError>();
    for (const [item, hit] of hits) if (hit) answers.set(item, hit.answer.value as Result);
    recordHits(
      items.filter((item) => isIn(item, 'fresh')),
      hits,
      read,
    );
    // Ageing items join the call that is necessary anyway.
    await Promise.all(
      split(notFresh).map(async (some) => {
        const fetched = await this.#fallback.read(some, hits, batch, read);
        for (const [index, item] of some.entries()) answers.set(item, fetched[index] as Result | SourceError);
      }),
    );
    return items.map((item) => answers.get(item) as Result | SourceError);
  }

  /** The hits once these items' refresh has ended; those it did not replace may still be served. */
  async #refreshed<Item, Args, Result>(
    items: readonly Item[],
    hits: CacheHits<Item>,
    batch: Batch<Item, Args, Result>,
    read: BoundRead<Args, Result>,
  ): Promise<CacheHits<Item>> {
    const { split = inOneCall } = batch;
    await Promise.all(split(items).map((some) => this.#refresh.finish(some, hits, batch, read)));
    const found = await this.#lookup.each(items, batch, read);
    return new Map([...hits, ...[...found].filter(([, hit]) => hit !== undefined)]);
  }
}

function recordHits<Item, Result>(
  items: readonly Item[],
  hits: CacheHits<Item>,
  read: BoundRead<never, Result>,
): void {
  for (const item of items) {
    const hit = hits.get(item);
    if (hit) recordRead(read, hit.answer.value as Result, hit.answer.at);
  }
}

function whole<Answer>(answer: Answer): Answer {
  return answer;
}

function inOneCall<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return [items];
}

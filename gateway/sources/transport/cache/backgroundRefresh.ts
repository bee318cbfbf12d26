/** Stale-while-revalidate: refreshes answers that were just served from the cache. A failed refresh leaves them cached. */
import type { DeclaredCall } from '../call.ts';
import type { Batch, BoundRead } from './boundRead.ts';
import type { CacheHits } from './cacheLookup.ts';
import type { SharedFetch } from './inFlight.ts';
import type { UpstreamReads } from './upstreamReads.ts';

/** Concurrent refreshes of one source. */
const MAX_REFRESHES = 16;
/** Milliseconds that a background request waits for a refresh; a page makes several reads in turn. */
const MAX_WAIT_MS = 2_500;

export class BackgroundRefresh {
  readonly #upstream: UpstreamReads;
  readonly #timeoutMs: number;
  #running = 0;

  constructor(upstream: UpstreamReads, timeoutMs: number) {
    this.#upstream = upstream;
    this.#timeoutMs = timeoutMs;
  }

  /** Starts a refresh unless one is running. Resolves once it has ended, also without success, or after 2.5 s. */
  async finish<Item, Args, Result>(
    items: readonly Item[],
    hits: CacheHits<Item>,
    batch: Batch<Item, Args, Result>,
    read: BoundRead<Args, Result>,
  ): Promise<void> {
    const { declaration, fetch } = this.start(items, hits, batch, read);
    if (fetch) await this.#upstream.keepRunning(fetch, declaration, performance.now() + MAX_WAIT_MS);
  }

  /** The refresh, or the one that is running; null when the source has too many. */
  start<Item, Args, Result>(
    items: readonly Item[],
    hits: CacheHits<Item>,
    batch: Batch<Item, Args, Result>,
    read: BoundRead<Args, Result>,
  ): { declaration: DeclaredCall<Result>; fetch: SharedFetch | null } {
    const args = batch.args(items);
    const invocation = read.invoke(args);
    const oldest = Math.min(...items.map((item) => hits.get(item)?.answer.at ?? Date.now()));
    invocation.record('ageing', 0, { ageMs: Date.now() - oldest });
    const key = read.cacheKey(args);
    const { declaration } = invocation;
    const running = this.#upstream.inFlight(key);
    if (running || this.#running >= MAX_REFRESHES) return { declaration, fetch: running ?? null };
    const deadline = performance.now() + this.#timeoutMs;
    const fetch = this.#upstream.start(key, { items, hits, batch, read, invocation }, deadline);
    this.#running += 1;
    void this.#upstream.keepRunning(fetch, declaration, deadline).finally(() => (this.#running -= 1));
    return { declaration, fetch };
  }
}

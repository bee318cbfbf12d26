/** Stale-while-revalidate: refreshes answers that were just served from the cache. A failed refresh leaves them cached. */
import type { Batch, BoundRead } from './boundRead.ts';
import type { CacheHits } from './cacheLookup.ts';
import type { UpstreamReads } from './upstreamReads.ts';

/** Concurrent refreshes of one source. */
const MAX_REFRESHES = 16;

export class BackgroundRefresh {
  readonly #upstream: UpstreamReads;
  readonly #timeoutMs: number;
  #running = 0;

  constructor(upstream: UpstreamReads, timeoutMs: number) {
    this.#upstream = upstream;
    this.#timeoutMs = timeoutMs;
  }

  start<Item, Args, Result>(
    items: readonly Item[],
    hits: CacheHits<Item>,
    batch: Batch<Item, Args, Result>,
    read: BoundRead<Args, Result>,
  ): void {
    const args = batch.args(items);
    const invocation = read.invoke(args);
    const oldest = Math.min(...items.map((item) => hits.get(item)?.answer.at ?? Date.now()));
    invocation.record('ageing', 0, { ageMs: Date.now() - oldest });
    const key = read.cacheKey(args);
    if (this.#upstream.inFlight(key) || this.#running >= MAX_REFRESHES) return;
    const deadline = performance.now() + this.#timeoutMs;
    const fetch = this.#upstream.start(key, { items, hits, batch, read, invocation }, deadline);
    this.#running += 1;
    void this.#upstream
      .keepRunning(fetch, invocation.declaration, deadline)
      .finally(() => (this.#running -= 1));
  }
}

/**
 * Events of webhooks, applied after they are answered: many at once, once a second at most, so that a flood of them costs
 * no more than a steady trickle. Beyond `MAX_KEYS` a whole source counts as changed.
 */
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { HookTally } from './HookTally.ts';
import type { VendorEvent } from './vendorEvents.ts';

/** Milliseconds between two applications. */
const INTERVAL_MS = 1_000;
/** Surrogate keys that are collected for one application. */
export const MAX_KEYS = 500;
/** Deliveries that are remembered, and for how many milliseconds. */
const MAX_REMEMBERED = 10_000;
const REMEMBERED_MS = 10 * 60_000;
/**
 * Milliseconds after which the same event is a repeated delivery: vendors wait longer than this before they repeat, and
 * give two changes in one second the same id.
 */
const SAME_CHANGE_MS = 10_000;

export interface HookQueueOptions {
  broadcast(keys: readonly string[]): Promise<void>;
  /** Compares the products with these keys for the change log. */
  noteChanged(keys: readonly string[]): Promise<void>;
  requestIndexing(): Promise<void>;
  log: Pick<Logger, 'info' | 'warn'>;
}

export class HookQueue {
  readonly #options: HookQueueOptions;
  readonly #firstSeen = new LRUCache<string, number>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });
  readonly #tally = new HookTally();
  #keys = new Set<string>();
  #ofProducts = new Set<string>();
  #appliedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: HookQueueOptions) {
    this.#options = options;
  }

  /** Returns false for a repeated delivery, which changes nothing. */
  add({ id, source, keys, mayConcernProduct }: VendorEvent): boolean {
    const now = performance.now();
    const event = `${source} ${id}`;
    const seen = this.#firstSeen.get(event);
    const problem = this.#tally.count(seen !== undefined, now);
    if (problem !== null) this.#options.log.warn({ source }, problem);
    if (seen === undefined) this.#firstSeen.set(event, now);
    else if (now - seen > SAME_CHANGE_MS) return false;
    if (keys.length === 0 || this.#isClosed) return true;
    for (const key of keys) this.#keys.add(key);
    if (this.#keys.size > MAX_KEYS) this.#keys = new Set(['commerce', 'delivery']);
    // The indexer compares those for which there is no room.
    if (mayConcernProduct)
      for (const key of keys) if (this.#ofProducts.size < MAX_KEYS) this.#ofProducts.add(key);
    this.#timer ??= setTimeout(() => this.#apply(), Math.max(0, this.#appliedAt + INTERVAL_MS - now));
    return true;
  }

  /** Applies what is waiting. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) this.#apply();
    await this.#running;
  }

  #apply(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#appliedAt = performance.now();
    const keys = [...this.#keys];
    const ofProducts = [...this.#ofProducts];
    this.#keys = new Set();
    this.#ofProducts = new Set();
    this.#running = this.#running.then(() => this.#pass(keys, ofProducts));
  }

  async #pass(keys: readonly string[], ofProducts: readonly string[]): Promise<void> {
    const { broadcast, noteChanged, requestIndexing, log } = this.#options;
    try {
      await broadcast(keys);
      // Only once cached answers are outdated: they are compared with new ones.
      if (ofProducts.length > 0) await noteChanged(ofProducts);
      await requestIndexing();
      log.info({ keys }, 'invalidated by webhooks');
    } catch (error) {
      log.warn({ err: error }, 'an event could not be passed on; caches and the index follow by age');
    }
  }
}

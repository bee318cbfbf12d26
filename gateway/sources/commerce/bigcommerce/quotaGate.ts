/**
 * Keeps to a store's quota at BigCommerce: so many requests in a window, counted for all apps of the store together. The
 * gateway's replicas share a counter; the headers of every answer correct it. While the quota is low, requests wait,
 * writes first and what everybody shares last, and are only refused when their time is over.
 */
import { requestAborted, sourceError } from '../../transport/callErrors.ts';
import { callersTimedOut, type OutgoingRequest } from '../../transport/outgoingRequest.ts';
import type { RequestGate } from '../../transport/resilience/requestGate.ts';
import { observedQuota, type ObservedQuota } from './quotaHeaders.rules.ts';

/** A counter that replicas share, such as the shared state's limiter. */
export interface QuotaCounter {
  consume(key: string, points?: number): Promise<{ allowed: boolean; remaining: number; resetMs: number }>;
  forget(key: string): Promise<void>;
}

export type OpenQuotaCounter = (limit: { points: number; seconds: number }) => QuotaCounter;

/** Of the smallest plan, until the first answer says otherwise. */
const initialQuota = { points: 150, seconds: 30 };

/** Shares of the quota that are kept for requests of higher ranks: writes, personal reads, shared reads. */
const reserves = [0, 0.05, 0.2] as const;
type Rank = 0 | 1 | 2;

interface Waiting {
  rank: Rank;
  proceed(): void;
}

export class QuotaGate implements RequestGate {
  readonly #key: string;
  readonly #openCounter: OpenQuotaCounter | null;
  readonly #now: () => number;
  readonly #queue = new Set<Waiting>();
  #counter: QuotaCounter | null;
  #quota: { points: number; seconds: number } = initialQuota;
  /** What is left of the vendor's window, as far as this process knows; null before the first answer. */
  #window: { left: number; endsAt: number } | null = null;
  #isServing = false;

  /**
   * @param key of the store.
   * @param openCounter null: only the answers' headers say how much is left.
   */
  constructor(
    key: string,
    openCounter: OpenQuotaCounter | null,
    now: () => number = () => performance.now(),
  ) {
    this.#key = key;
    this.#openCounter = openCounter;
    this.#now = now;
    this.#counter = openCounter?.(initialQuota) ?? null;
  }

  /** Requests that wait for the quota. */
  get queued(): number {
    return this.#queue.size;
  }

  async admit({ call, deadline, cancellation }: OutgoingRequest<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    let waiting: Waiting | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        if (cancellation.isCancelled) return reject(requestAborted(call, cancellation.reason));
        const waits: Waiting = { rank: rankOf(call), proceed: resolve };
        waiting = waits;
        this.#queue.add(waits);
        cancellation.listener = {
          abort: (reason) =>
            reject(reason === callersTimedOut ? quotaExceeded(call) : requestAborted(call, reason)),
        };
        timer = setTimeout(() => reject(quotaExceeded(call)), Math.max(0, deadline - this.#now()));
        void this.#serve();
      });
    } finally {
      clearTimeout(timer);
      if (waiting) this.#queue.delete(waiting);
      cancellation.listener = null;
    }
  }

  observe(
    { call }: OutgoingRequest<unknown>,
    { status, headers }: Parameters<RequestGate['observe']>[1],
  ): void {
    // Too many wrong passwords have a limit of their own.
    if (status === 429 && call.name === 'validateCredentials') return;
    const observed = observedQuota(status, headers);
    if (observed) this.#adopt(observed);
  }

  /** One request after the other, so that ranks hold; the counter answers within a millisecond. */
  async #serve(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        const waitMs = await this.#waitMs(next.rank);
        if (waitMs === 0) {
          if (this.#queue.delete(next)) next.proceed();
        } else await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    } finally {
      this.#isServing = false;
    }
  }

  #next(): Waiting | null {
    let first: Waiting | null = null;
    for (const waiting of this.#queue) if (!first || waiting.rank < first.rank) first = waiting;
    return first;
  }

  /** Zero when a request of the rank may be sent, which is counted then. */
  async #waitMs(rank: Rank): Promise<number> {
    const now = this.#now();
    const reserve = Math.floor(this.#quota.points * reserves[rank]);
    const window = this.#window;
    if (window && now < window.endsAt && window.left <= reserve) return pauseMs(window.endsAt - now);
    const counted = await this.#counter?.consume(this.#key).catch(() => null);
    // Without the shared counter the headers have to do.
    if (counted && (!counted.allowed || counted.remaining < reserve)) return pauseMs(counted.resetMs);
    if (window) window.left -= 1;
    return 0;
  }

  #adopt({ quota, left, resetMs, windowMs }: ObservedQuota): void {
    const now = this.#now();
    if (quota !== null && windowMs !== null) this.#limitTo(quota, Math.max(1, Math.ceil(windowMs / 1000)));
    const known = this.#window;
    const isSame = known !== null && now < known.endsAt;
    const before = isSame ? known.left : this.#quota.points;
    // Answers overtake each other: within a window only the lowest counts.
    this.#window = { left: isSame ? Math.min(before, left) : left, endsAt: now + resetMs };
    // Other apps of the store, and earlier copies of this one, have used the quota as well.
    const unknownUse = before - left;
    if (!isSame && known) void this.#restart(this.#quota.points - left);
    else if (unknownUse > 1) void this.#count(unknownUse);
  }

  /** The vendor's window began anew, and the shared counter with it. */
  async #restart(used: number): Promise<void> {
    await this.#counter?.forget(this.#key).catch(() => undefined);
    if (used > 0) await this.#count(used);
  }

  async #count(points: number): Promise<void> {
    await this.#counter?.consume(this.#key, points).catch(() => undefined);
  }

  #limitTo(points: number, seconds: number): void {
    if (points === this.#quota.points && seconds === this.#quota.seconds) return;
    this.#quota = { points, seconds };
    this.#counter = this.#openCounter?.(this.#quota) ?? null;
  }
}

/** Looks again now and then: a higher rank may have come, and another replica may have corrected the counter. */
function pauseMs(ms: number): number {
  return Math.min(250, Math.max(5, Math.ceil(ms)));
}

function rankOf({ idempotent, name }: OutgoingRequest<unknown>['call']): Rank {
  if (!idempotent) return 0;
  return personalReads.has(name) ? 1 : 2;
}

/** Reads that are about the shopper: nothing that is kept can stand in for them. */
const personalReads = new Set([
  'getCart',
  'getProductNow',
  'getCustomersById',
  'getCustomersByEmail',
  'getAddresses',
  'getOrders',
  'getOrdersSince',
  'getOrder',
  'getShipments',
  'getSubscribers',
]);

function quotaExceeded(call: OutgoingRequest<unknown>['call']) {
  return sourceError(call, 'SOURCE_UNAVAILABLE', 'the store’s quota of requests is used up');
}

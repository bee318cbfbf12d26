/** In-flight deduplication: identical reads share one fetch, which is cancelled when its last caller leaves. */
import type { DeclaredCall } from '../call.ts';
import { deadlineExceeded, requestAborted } from '../callErrors.ts';
import { Cancellation } from '../cancellation.ts';
import type { SourceError } from '../errors.ts';
import { callersTimedOut } from '../outgoingRequest.ts';
import { TransientMap } from '../transientMap.ts';

/** Until when a caller waits. */
export interface WaitLimits {
  /** `performance.now()`. */
  deadline: number;
  /** Null for a background refresh, which has no caller. */
  callerAbort: CallerAbort | null;
}

/** A caller's abort signal: one listener for all waits of a call, as adding and removing one for each is expensive. */
export class CallerAbort {
  readonly signal: AbortSignal;
  readonly waiters = new Set<Waiter>();

  constructor(signal: AbortSignal) {
    this.signal = signal;
    if (!signal.aborted) signal.addEventListener('abort', this, { once: true });
  }

  handleEvent(): void {
    for (const waiter of this.waiters) waiter.abort();
  }
}

export class SharedFetch {
  readonly key: string;
  /** `performance.now()` by which it ends by itself. */
  readonly deadline: number;
  readonly cancellation = new Cancellation();
  /** HTTP requests sent so far. */
  readonly attempts = { count: 0 };
  /** All callers, also those that left, which ignore the answer. */
  waiters: Waiter[] | null = null;
  waiting = 0;

  constructor(key: string, deadline: number) {
    this.key = key;
    this.deadline = deadline;
  }
}

export class InFlight {
  readonly #fetches = new TransientMap<string, SharedFetch>();

  get(key: string): SharedFetch | undefined {
    return this.#fetches.get(key);
  }

  /** @param deadline `performance.now()` by which `run` settles. */
  start(key: string, deadline: number, run: (fetch: SharedFetch) => Promise<unknown>): SharedFetch {
    const fetch = new SharedFetch(key, deadline);
    this.#fetches.set(key, fetch);
    run(fetch).then(
      (answer) => this.#settle(fetch, (waiter) => waiter.resolve(answer)),
      (error: unknown) => this.#settle(fetch, (waiter) => waiter.reject(error)),
    );
    return fetch;
  }

  /** Waits for the answer within the caller's own limits. */
  wait(fetch: SharedFetch, call: DeclaredCall<unknown>, limits: WaitLimits): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiter = new Waiter(this, { fetch, call, limits, resolve, reject });
      fetch.waiting += 1;
      if (fetch.waiters) fetch.waiters.push(waiter);
      else fetch.waiters = [waiter];
    });
  }

  /** @param reason of the cancellation, if this was the last caller. */
  leave(fetch: SharedFetch, reason: unknown): void {
    fetch.waiting -= 1;
    // A settled fetch is no longer in the table, and there is nothing to cancel.
    if (fetch.waiting > 0 || this.#fetches.get(fetch.key) !== fetch) return;
    this.#remove(fetch);
    fetch.cancellation.cancel(reason);
  }

  #settle(fetch: SharedFetch, tell: (waiter: Waiter) => void): void {
    this.#remove(fetch);
    fetch.waiters?.forEach(tell);
  }

  #remove(fetch: SharedFetch): void {
    if (this.#fetches.get(fetch.key) === fetch) this.#fetches.delete(fetch.key);
  }
}

interface WaiterOptions {
  fetch: SharedFetch;
  call: DeclaredCall<unknown>;
  limits: WaitLimits;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** One caller of a shared fetch. */
class Waiter {
  readonly #inFlight: InFlight;
  readonly #options: WaiterOptions;
  readonly #timer: NodeJS.Timeout | null;
  #isSettled = false;

  constructor(inFlight: InFlight, options: WaiterOptions) {
    this.#inFlight = inFlight;
    this.#options = options;
    const { deadline, callerAbort } = options.limits;
    // Most callers would wait for longer than the fetch itself.
    this.#timer =
      deadline < options.fetch.deadline
        ? setTimeout(timeOut, Math.max(0, deadline - performance.now()), this)
        : null;
    if (callerAbort?.signal.aborted) queueMicrotask(() => this.abort());
    else callerAbort?.waiters.add(this);
  }

  resolve(answer: unknown): void {
    if (this.#settle()) this.#options.resolve(answer);
  }

  reject(error: unknown): void {
    if (this.#settle()) this.#options.reject(error);
  }

  timeOut(): void {
    this.#leave(deadlineExceeded(this.#options.call), callersTimedOut);
  }

  abort(): void {
    this.#leave(requestAborted(this.#options.call));
  }

  #leave(error: SourceError, reason?: unknown): void {
    if (!this.#settle()) return;
    this.#options.reject(error);
    this.#inFlight.leave(this.#options.fetch, reason);
  }

  #settle(): boolean {
    if (this.#isSettled) return false;
    this.#isSettled = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#options.limits.callerAbort?.waiters.delete(this);
    return true;
  }
}

function timeOut(waiter: Waiter): void {
  waiter.timeOut();
}

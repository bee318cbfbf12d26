/**
 * The only way to an upstream. A call is answered from the cache, by an identical read in flight, or by the upstream
 * within the caller's deadline; its outcome is logged. Nothing here knows what any upstream is about (design: failure
 * policy).
 *
 * A read: invocation.ts, cache/cachedReads.ts, resilience/resilientExchange.ts, wire/exchange.ts. A write skips the cache.
 */
import type { Awaitable } from './awaitable.ts';
import { memoryAnswerCache, type AnswerCache } from './cache/answerCache.ts';
import type { Batch, Invocation } from './cache/boundRead.ts';
import { CachedReads } from './cache/cachedReads.ts';
import type { CachePolicy } from './cache/cachePolicy.rules.ts';
import type { Call, WireRequest } from './call.ts';
import type { Caller } from './caller.ts';
import { Cancellation } from './cancellation.ts';
import { SourceError } from './errors.ts';
import { BoundCall, type SourceSettings } from './invocation.ts';
import type { EncodedRequest } from './outgoingRequest.ts';
import type { OnInvalidField, Reviver } from './parseResponse.ts';
import type { RequestGate } from './resilience/requestGate.ts';
import { Hedging, type HedgingStatus } from './resilience/hedging.ts';
import { ResilientExchange, type RetryOptions } from './resilience/resilientExchange.ts';
import type { ScopePart } from './scope.ts';
import type { SourceName } from './sourceNames.ts';
import { Exchange } from './wire/exchange.ts';

export interface SourceOptions {
  name: SourceName;
  /** Origin and base path, without trailing slash. */
  url: string;
  /** Credentials and protocol headers sent with every call. */
  headers?: Record<string, string>;
  /** Concurrent requests (bulkhead): rate x calls per request x latency. Default 64. */
  connections?: number;
  /** Requests that may wait for a socket, each for `maxWaitMs`; further ones fail at once. Default: 16 a socket, 3 000 ms. */
  maxQueued?: number;
  maxWaitMs?: number;
  /** Milliseconds from which a response counts as slow. Default: half of `timeoutMs`, at most 5 000. */
  slowMs?: number;
  /** Whether late GETs are hedged (hedging.ts), for sources with a heavy latency tail. Default false. */
  hedges?: boolean;
  /** Milliseconds per attempt. Default 10 000. */
  timeoutMs?: number;
  /**
   * Milliseconds for all attempts of a read together, so that the request has time left for a fallback. Default: the
   * caller's deadline.
   */
  totalTimeoutMs?: number;
  /** Default: two retries after 100 and 200 ms, for 408, 429, 502, 503 and 504. */
  retry?: RetryOptions;
  /** Called for each call that finally failed, even if a cached answer was served. */
  onFailure?: (error: SourceError) => void;
  /** How a declared GET is sent. Default: as GET with its query in the URL. */
  encodeRead?: (wire: WireRequest) => EncodedRequest;
  /** Longest response accepted, in bytes. Default 8 MiB. */
  maxBytes?: number;
  /** Default: in memory. */
  answers?: AnswerCache | undefined;
  /** Default, and null: by the answer's age (cachePolicy.rules.ts). */
  cachePolicy?: CachePolicy | null;
  onInvalidField?: OnInvalidField | undefined;
  /** Applied to every value of every answer. Default: none. */
  reviver?: Reviver | undefined;
  /** Holds requests back while the upstream's quota is low. Default: none. */
  gate?: RequestGate;
}

export interface SourceStatus {
  name: SourceName;
  /** Circuit breakers of the routes called since the start. */
  circuits: { route: string; isOpen: boolean }[];
  /** Requests on the wire. */
  running: number;
  /** Requests waiting for a socket. */
  queued: number;
  /** Null without hedging. */
  hedges: HedgingStatus | null;
  /** Cached answers. */
  cached: number;
}

export class Source {
  readonly name: SourceName;
  readonly #exchange: Exchange;
  readonly #hedging: Hedging | null;
  readonly #resilientExchange: ResilientExchange;
  readonly #settings: SourceSettings;
  readonly #answers: AnswerCache;
  readonly #reads: CachedReads;
  #lastBound: BoundCall<unknown, unknown, ScopePart> | null = null;

  constructor(options: SourceOptions) {
    this.name = options.name;
    const { timeoutMs = 10_000, connections = 64 } = options;
    this.#exchange = new Exchange({
      url: options.url,
      headers: options.headers ?? {},
      connections,
      maxQueued: options.maxQueued ?? 16 * connections,
      maxWaitMs: options.maxWaitMs ?? 3_000,
      timeoutMs,
      maxBytes: options.maxBytes ?? 8 * 1024 * 1024,
    });
    this.#hedging = options.hedges ? new Hedging(this.#exchange) : null;
    this.#resilientExchange = new ResilientExchange(this.#exchange, {
      retry: options.retry ?? { retries: 2, delayMs: 100, growth: 2, statuses: [408, 429, 502, 503, 504] },
      slowMs: options.slowMs ?? Math.min(5_000, timeoutMs / 2),
      hedging: this.#hedging,
      onFailure: options.onFailure,
      onInvalidField: options.onInvalidField ?? null,
      reviver: options.reviver,
      gate: options.gate ?? null,
    });
    this.#settings = {
      name: options.name,
      totalTimeoutMs: options.totalTimeoutMs ?? Number.POSITIVE_INFINITY,
      cachePolicy: options.cachePolicy ?? null,
      encodeRead: options.encodeRead ?? ((wire) => ({ method: 'GET', wire })),
    };
    this.#answers = options.answers ?? memoryAnswerCache();
    this.#reads = new CachedReads({
      exchange: this.#resilientExchange,
      answers: this.#answers,
      timeoutMs,
      policy: this.#settings.cachePolicy,
    });
  }

  /** Makes a call. Answers of reads are deeply frozen. */
  run<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Args,
    caller: Caller,
  ): Promise<Result> {
    if (!call.idempotent) return this.#write(this.#bind(call, caller).invoke(args));
    const answer = this.readKnown(call, args, caller);
    return answer instanceof Promise ? answer : Promise.resolve(answer);
  }

  /** Like `run`, for a read that many fields need: the answer itself when it is fresh in the local cache. */
  readKnown<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Args,
    caller: Caller,
  ): Awaitable<Result> {
    return this.#reads.one(args, this.#bind(call, caller));
  }

  /**
   * Reads several items in as few calls as possible, each cached by itself. In the order of the items, with an error for
   * an item that could neither be read nor served from the cache.
   */
  runBatch<Item, Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    batch: Batch<Item, Args, Result>,
    caller: Caller,
  ): Promise<(Result | SourceError)[]> {
    return this.#reads.batch(batch, this.#bind(call, caller));
  }

  /** For readiness, metrics and the status page. */
  status(): SourceStatus {
    const { running, queued } = this.#exchange.bulkhead;
    return {
      name: this.name,
      circuits: this.#resilientExchange.circuits,
      running,
      queued,
      hedges: this.#hedging && { ...this.#hedging.status },
      cached: this.#answers.size,
    };
  }

  async close(): Promise<void> {
    await this.#exchange.close();
  }

  /** A loader makes the same call several times in a row. */
  #bind<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    caller: Caller,
  ): BoundCall<Args, Result, Part> {
    const last = this.#lastBound as BoundCall<Args, Result, Part> | null;
    if (last?.call === call && last.caller === caller) return last;
    const bound = new BoundCall(this.#settings, call, caller);
    this.#lastBound = bound as unknown as BoundCall<unknown, unknown, ScopePart>;
    return bound;
  }

  async #write<Result>(invocation: Invocation<Result>): Promise<Result> {
    const attempts = { count: 0 };
    const cancellation = new Cancellation();
    const cancel = (): void => cancellation.cancel(signal.reason);
    const { signal } = invocation;
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
    try {
      const result = await this.#resilientExchange.run(invocation.request(cancellation), attempts);
      invocation.record('network', attempts.count);
      return result;
    } catch (error) {
      const code = error instanceof SourceError ? { code: error.code } : {};
      if (error instanceof SourceError && error.code === 'SOURCE_REFUSED')
        invocation.record('refused', attempts.count);
      else invocation.record('failed', attempts.count, code);
      throw error;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }
}

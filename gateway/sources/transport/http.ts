/**
 * The one way to an upstream. A call is answered from what is kept, joins an identical read in flight, or goes out
 * within the deadline of who asks; whatever becomes of it stands in the call log.
 * `exchange.ts` has one request on the wire, `tries.ts` its retries and circuits, `reads.ts` which reads need one,
 * `flights.ts` the sharing, `keptAnswers.ts` what is kept. None of them knows what any upstream means (design: failure policy).
 */
import type { Asker } from './asker.ts';
import { AskersCall, type SourceWay } from './askedCall.ts';
import type { CachePolicy } from './cache/cachePolicy.rules.ts';
import type { Call, WireRequest } from './call.ts';
import { CallOff } from './callOff.ts';
import { SourceError } from './errors.ts';
import type { SourceName } from './sourceNames.ts';
import { Exchange } from './wire/exchange.ts';
import { Hedging, type HedgingStatus } from './resilience/hedging.ts';
import { answersInMemory, type AnswerStore } from './cache/keptAnswers.ts';
import type { WireForm } from './outgoing.ts';
import type { OnOddField } from './readAnswer.ts';
import { Reads, type Departure, type Things } from './cache/reads.ts';
import type { ScopePart } from './scope.ts';
import { Tries, type RetryOptions } from './resilience/tries.ts';

export interface SourceOptions {
  name: SourceName;
  /** Origin and base path, without trailing slash. */
  url: string;
  /** Credentials and protocol headers sent with every call. */
  headers?: Record<string, string>;
  /** Sockets of this source, its bulkhead: rate x calls per request x latency. Default 64. */
  connections?: number;
  /** Requests that may wait for a socket, each for `waitMs`; beyond it they fail at once. Default: 16 a socket, 3 000 ms. */
  mostWaiting?: number;
  waitMs?: number;
  /** Milliseconds from which an answer counts as slow. Default: half of `timeoutMs`, 5 000 at most. */
  slowMs?: number;
  /** GETs whose answers are late are asked a second time (hedging.ts). Default false: for sources with a heavy tail. */
  hedges?: boolean;
  /** Milliseconds one try may take. Default 10 000. */
  timeoutMs?: number;
  /**
   * Milliseconds that a read may take in all, retries included, so that what stands in for a slow source still has time
   * to answer within the request's deadline. Default: as long as the deadline allows.
   */
  patienceMs?: number;
  /** Default: two retries, 100 ms doubled for the second, the statuses of passing illness. */
  retry?: RetryOptions;
  /** Told of each call that failed for good, also where a kept answer stands in. */
  onFailure?: (error: SourceError) => void;
  /** How a declared GET is sent. Default: as a GET with its query in the address. */
  readForm?: (wire: WireRequest) => WireForm;
  /** Longest answer accepted, in bytes. Default 8 MiB. */
  maxBytes?: number;
  /** Where answers are kept. Default: in memory. */
  answers?: AnswerStore | undefined;
  /** What becomes of kept answers. Default, and null: what suits their age (cachePolicy.rules.ts). */
  cachePolicy?: CachePolicy | null;
  onOddField?: OnOddField | undefined;
}

export interface SourceStatus {
  name: SourceName;
  /** Every route that was asked since the start; an open one is not asked for a moment, because it failed lately. */
  circuits: { route: string; isOpen: boolean }[];
  /** Requests on the wire. */
  running: number;
  /** Requests that wait for a socket. */
  queued: number;
  /** Second requests for late reads; null where none are sent. */
  hedges: HedgingStatus | null;
  /** Answers kept. */
  kept: number;
}

export class Source {
  readonly name: SourceName;
  readonly #exchange: Exchange;
  readonly #hedging: Hedging | null;
  readonly #tries: Tries;
  readonly #way: SourceWay;
  readonly #reads: Reads;

  constructor(options: SourceOptions) {
    this.name = options.name;
    const { timeoutMs = 10_000, connections = 64 } = options;
    this.#exchange = new Exchange({
      url: options.url,
      headers: options.headers ?? {},
      connections,
      mostWaiting: options.mostWaiting ?? 16 * connections,
      waitMs: options.waitMs ?? 3_000,
      timeoutMs,
      maxBytes: options.maxBytes ?? 8 * 1024 * 1024,
    });
    this.#hedging = options.hedges ? new Hedging(this.#exchange) : null;
    this.#tries = new Tries(this.#exchange, {
      retry: options.retry ?? { retries: 2, delayMs: 100, growth: 2, statuses: [408, 429, 502, 503, 504] },
      slowMs: options.slowMs ?? Math.min(5_000, timeoutMs / 2),
      hedging: this.#hedging,
      onFailure: options.onFailure,
      onOddField: options.onOddField ?? null,
    });
    this.#way = {
      name: options.name,
      patienceMs: options.patienceMs ?? Number.POSITIVE_INFINITY,
      cachePolicy: options.cachePolicy ?? null,
      readForm: options.readForm ?? ((wire) => ({ method: 'GET', wire })),
    };
    this.#reads = new Reads({
      tries: this.#tries,
      answers: options.answers ?? answersInMemory(),
      timeoutMs,
      policy: this.#way.cachePolicy,
    });
  }

  /** Asks, or joins an identical read in flight, or answers from what is kept. Frozen results: never write to them. */
  run<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Args,
    asker: Asker,
  ): Promise<Result> {
    const asked = new AskersCall(this.#way, call, asker);
    return call.idempotent ? this.#reads.one(args, asked) : this.#write(asked.depart(args));
  }

  /**
   * Asks for several things in as few calls as it may, each kept and missed by itself: in the order of the keys, with an
   * error in place of what is neither to be had nor kept. For reads only.
   */
  runEach<Key, Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    things: Things<Key, Args, Result>,
    asker: Asker,
  ): Promise<(Result | SourceError)[]> {
    return this.#reads.each(things, new AskersCall(this.#way, call, asker));
  }

  /** How the source is doing, for readiness, metrics and the status page. */
  status(): SourceStatus {
    const { running, queued } = this.#exchange.sockets;
    return {
      name: this.name,
      circuits: this.#tries.circuits,
      running,
      queued,
      hedges: this.#hedging && { ...this.#hedging.status },
      kept: this.#reads.kept,
    };
  }

  async close(): Promise<void> {
    await this.#exchange.close();
  }

  async #write<Result>(departure: Departure<Result>): Promise<Result> {
    const tries = { count: 0 };
    const callOff = new CallOff();
    const leave = (): void => callOff.now(signal.reason);
    const { signal } = departure;
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      const result = await this.#tries.run(departure.outgoing(callOff), tries);
      departure.note('network', tries.count);
      return result;
    } catch (error) {
      const code = error instanceof SourceError ? { code: error.code } : {};
      if (error instanceof SourceError && error.code === 'SOURCE_REFUSED')
        departure.note('refused', tries.count);
      else departure.note('failed', tries.count, code);
      throw error;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }
}

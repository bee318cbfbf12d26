/**
 * The one way to an upstream. A call is answered from what is kept, joins an identical read in flight, or goes out
 * within the deadline of who asks; whatever becomes of it stands in the call log.
 * `exchange.ts` has one request on the wire, `tries.ts` its retries and circuits, `flights.ts` the sharing,
 * `keptAnswers.ts` what is kept. None of them knows what any upstream means (design: failure policy).
 */
import { callKey, declaredScope, type Call, type Keeping } from './call.ts';
import type { CallLog, CallRecord, FollowedCall } from './callLog.ts';
import { SourceError, type SourceName } from './errors.ts';
import { Exchange } from './exchange.ts';
import { Hedging, type HedgingStatus } from './hedging.ts';
import { Flights, type Flight } from './flights.ts';
import { answersInMemory, keepingOf, stateOf, type AnswerStore } from './keptAnswers.ts';
import type { Outgoing } from './outgoing.ts';
import type { RequestScope, ScopePart } from './scope.ts';
import { Tries, type RetryOptions } from './tries.ts';
import { frozen, loggedPath } from './wireText.ts';

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
  /** Default: three tries, 100 ms, the statuses of passing illness. */
  retry?: RetryOptions;
  /** Longest answer accepted, in bytes. Default 8 MiB. */
  maxBytes?: number;
  /** Where answers are kept. Default: 2 000 in memory. */
  answers?: AnswerStore | undefined;
}

/** What the asking request brings along. */
export interface Asker {
  scope: RequestScope;
  /** `performance.now()` at which the request's own time is over. */
  deadline: number;
  /** Aborts when the shopper's connection closes. */
  signal: AbortSignal;
  /** Passed on as `x-request-id`. */
  requestId: string;
  log: CallLog;
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

/** Answers of one source that may be renewed in the background at the same time. */
const MOST_REFRESHING = 16;

type Note = (verdict: CallRecord['verdict'], tries: number, ageMs?: number) => void;

export class Source {
  readonly name: SourceName;
  readonly #exchange: Exchange;
  readonly #hedging: Hedging | null;
  readonly #tries: Tries;
  readonly #patienceMs: number;
  readonly #flights = new Flights();
  readonly #answers: AnswerStore;
  readonly #timeoutMs: number;
  #refreshing = 0;

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
      retry: options.retry ?? { tries: 3, delayMs: 100, statuses: [408, 429, 502, 503, 504] },
      slowMs: options.slowMs ?? Math.min(5_000, timeoutMs / 2),
      hedging: this.#hedging,
    });
    this.#timeoutMs = timeoutMs;
    this.#patienceMs = options.patienceMs ?? Number.POSITIVE_INFINITY;
    this.#answers = options.answers ?? answersInMemory(2_000);
  }

  /** Asks, or joins an identical read in flight, or answers from what is kept. Frozen results: never write to them. */
  async run<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Args,
    asker: Asker,
  ): Promise<Result> {
    const wire = call.request(args, declaredScope(call.varies, asker.scope));
    const patienceMs = call.idempotent ? (call.patienceMs ?? this.#patienceMs) : Number.POSITIVE_INFINITY;
    const deadline = Math.min(asker.deadline, performance.now() + patienceMs);
    const { name, method, route } = call;
    const followed = asker.log.follow?.({ source: this.name, call: name, method, route });
    const outgoing: Outgoing<Result> = {
      call,
      wire,
      headers: { 'x-request-id': asker.requestId, ...followed?.headers },
      deadline,
      signal: asker.signal,
    };
    const note = this.#noteIn(asker.log, outgoing, followed);
    return call.idempotent ? this.#read(call, args, asker, outgoing, note) : this.#write(outgoing, note);
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
      kept: this.#answers.size,
    };
  }

  async close(): Promise<void> {
    await this.#exchange.close();
  }

  async #write<Result>(outgoing: Outgoing<Result>, note: Note): Promise<Result> {
    const tries = { count: 0 };
    try {
      const result = await this.#tries.run(outgoing, tries);
      note('network', tries.count);
      return result;
    } catch (error) {
      note('failed', tries.count);
      throw error;
    }
  }

  async #read<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Args,
    asker: Asker,
    outgoing: Outgoing<Result>,
    note: Note,
  ): Promise<Result> {
    const key = callKey(call, args, asker.scope);
    const keep = keepingOf(call, asker.scope);
    const kept = keep && (await this.#answers.get(key, keep.freshMs));
    const state = keep && kept ? stateOf(keep, Date.now() - kept.at) : 'over';
    if (kept && state === 'fresh') {
      note('fresh', 0);
      return kept.value as Result;
    }
    if (kept && state === 'ageing') {
      this.#refresh(key, outgoing, keep);
      note('ageing', 0, Date.now() - kept.at);
      return kept.value as Result;
    }

    const running = this.#flights.get(key);
    const flight = running ?? this.#takeOff(key, outgoing, keep);
    try {
      const value = (await this.#flights.board(flight, call, outgoing)) as Result;
      note(running ? 'shared' : 'network', running ? 0 : flight.tries.count);
      return value;
    } catch (error) {
      const tries = running ? 0 : flight.tries.count;
      const ageMs = kept ? Date.now() - kept.at : Number.POSITIVE_INFINITY;
      const isOutage = error instanceof SourceError && error.isOutage;
      if (isOutage && keep && kept && stateOf(keep, ageMs) !== 'over') {
        note('stale', tries, ageMs);
        return kept.value as Result;
      }
      note('failed', tries);
      throw error;
    }
  }

  #takeOff(key: string, outgoing: Outgoing<unknown>, keep: Keeping | undefined): Flight {
    return this.#flights.takeOff(key, async (signal, tries) => {
      const value = frozen(await this.#tries.run({ ...outgoing, signal }, tries));
      if (keep) this.#answers.set(key, { value, at: Date.now() }, keep.freshMs + keep.staleMs);
      return value;
    });
  }

  /** Asks for a newer answer than the one that was just served. Nobody waits for it, and what is kept stays when it fails. */
  #refresh(key: string, outgoing: Outgoing<unknown>, keep: Keeping | undefined): void {
    if (this.#flights.get(key) || this.#refreshing >= MOST_REFRESHING) return;
    const deadline = performance.now() + this.#timeoutMs;
    const { signal } = new AbortController();
    this.#refreshing += 1;
    const flight = this.#takeOff(key, { ...outgoing, deadline, signal }, keep);
    this.#flights
      .board(flight, outgoing.call, { deadline, signal })
      .catch(() => {})
      .finally(() => (this.#refreshing -= 1));
  }

  #noteIn(log: CallLog, { call, wire }: Outgoing<unknown>, followed: FollowedCall | undefined): Note {
    const started = performance.now();
    return (verdict, tries, ageMs) => {
      const record: CallRecord = {
        source: this.name,
        call: call.name,
        method: call.method,
        path: loggedPath(wire),
        durationMs: performance.now() - started,
        verdict,
        tries,
        ...(ageMs === undefined ? {} : { ageMs }),
      };
      log.add(record);
      followed?.done(record);
    };
  }
}

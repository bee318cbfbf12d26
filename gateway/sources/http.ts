/**
 * The one way to an upstream: a pool a host, per-call deadline, retry of idempotent calls, circuit, size limit,
 * sharing of identical reads in flight, kept answers with stale-if-error, validated JSON, and a call log.
 * Knows HTTP and nothing of what any upstream means (design: failure policy).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Pool } from 'undici';
import { callKey, declaredScope, type Call, type WireRequest } from './call.ts';
import type { CallLog, CallRecord } from './callLog.ts';
import { Circuit } from './circuit.ts';
import { SourceError, type SourceErrorCode, type SourceName } from './errors.ts';
import { isPassing, retryAfterMs } from './retry.rules.ts';
import type { RequestScope, ScopePart } from './scope.ts';
import { bodyText, frozen, loggedPath, queryText, readText } from './wireText.ts';

export interface SourceOptions {
  name: SourceName;
  /** Origin and base path, without trailing slash. */
  url: string;
  /** Credentials and protocol headers sent with every call. */
  headers?: Record<string, string>;
  /** Sockets of this source, its bulkhead: rate x calls per request x latency. Default 64. */
  connections?: number;
  /** Milliseconds one try may take. Default 10 000. */
  timeoutMs?: number;
  /** Tries in all for idempotent calls, and the statuses worth another try. */
  retry?: { tries: number; delayMs: number; statuses: readonly number[] };
  /** Longest answer accepted, in bytes. Default 8 MiB. */
  maxBytes?: number;
  /** Kept answers, at most. Default 2 000. */
  keptAnswers?: number;
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
  /** Answers kept. */
  kept: number;
}

interface Kept {
  value: unknown;
  at: number;
}

interface Flight {
  key: string;
  promise: Promise<unknown>;
  waiters: number;
  abort: AbortController;
  tries: number;
}

/** Why a flight was called off: its askers ran out of time, which the circuit counts as a slow answer. */
const tooSlow = Symbol('too slow');

const RETRY_TOKENS = 20;
const TOKENS_PER_CALL = 0.2;

/** What an editor sees in preview is never kept: the next look must show what was written meanwhile, to editors alone. */
function keepingOf<Args, Result, Part extends ScopePart>(
  call: Call<Args, Result, Part>,
  { scope }: Asker,
): Call<Args, Result, Part>['keep'] {
  const isPreview = scope.preview && (call.varies as readonly ScopePart[]).includes('preview');
  return isPreview ? undefined : call.keep;
}

export class Source {
  readonly name: SourceName;
  readonly #options: Required<SourceOptions>;
  readonly #pool: Pool;
  readonly #basePath: string;
  readonly #circuits = new Map<string, Circuit>();
  readonly #flights = new Map<string, Flight>();
  readonly #kept: LRUCache<string, Kept>;
  /** Retry budget of the whole source: each call earns a fifth of a retry, so an ill upstream is not hammered. */
  #retryTokens = RETRY_TOKENS;

  constructor(options: SourceOptions) {
    this.name = options.name;
    this.#options = {
      headers: {},
      connections: 64,
      timeoutMs: 10_000,
      retry: { tries: 3, delayMs: 100, statuses: [408, 429, 502, 503, 504] },
      maxBytes: 8 * 1024 * 1024,
      keptAnswers: 2_000,
      ...options,
    };
    const base = new URL(options.url);
    this.#basePath = base.pathname.replace(/\/$/, '');
    this.#pool = new Pool(base.origin, {
      connections: this.#options.connections,
      keepAliveTimeout: 30_000,
      connectTimeout: 5_000,
    });
    this.#kept = new LRUCache({ max: this.#options.keptAnswers });
  }

  /** Asks, or joins an identical read in flight, or answers from what is kept. Frozen results: never write to them. */
  async run<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Args,
    asker: Asker,
  ): Promise<Result> {
    const started = performance.now();
    const wire = call.request(args, declaredScope(call.varies, asker.scope));
    const note = (verdict: CallRecord['verdict'], tries: number, ageMs?: number): void =>
      asker.log.add({
        source: this.name,
        call: call.name,
        method: call.method,
        path: loggedPath(wire),
        durationMs: performance.now() - started,
        verdict,
        tries,
        ...(ageMs === undefined ? {} : { ageMs }),
      });

    if (!call.idempotent) {
      const tries = { count: 0 };
      try {
        const result = await this.#fetch(call, wire, asker.deadline, asker.signal, asker.requestId, tries);
        note('network', tries.count);
        return result;
      } catch (error) {
        note('failed', tries.count);
        throw error;
      }
    }

    const key = callKey(call, args, asker.scope);
    const kept = keepingOf(call, asker) ? this.#kept.get(key) : undefined;
    if (kept && call.keep && Date.now() - kept.at < call.keep.freshMs) {
      note('fresh', 0);
      return kept.value as Result;
    }

    const running = this.#flights.get(key);
    const flight = running ?? this.#takeOff(key, call, wire, asker);
    try {
      const value = (await this.#board(flight, call, asker)) as Result;
      note(running ? 'shared' : 'network', running ? 0 : flight.tries);
      return value;
    } catch (error) {
      const age = kept && call.keep ? Date.now() - kept.at : Infinity;
      if (kept && call.keep && error instanceof SourceError && error.isOutage) {
        if (age < call.keep.freshMs + call.keep.staleMs) {
          note('stale', running ? 0 : flight.tries, age);
          return kept.value as Result;
        }
      }
      note('failed', running ? 0 : flight.tries);
      throw error;
    }
  }

  /** How the source is doing, for readiness, metrics and the status page. */
  status(): SourceStatus {
    const { running, queued } = this.#pool.stats;
    const circuits = [...this.#circuits].map(([route, { isOpen }]) => ({ route, isOpen }));
    return { name: this.name, circuits, running, queued, kept: this.#kept.size };
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  /** Starts the one request that all identical askers wait for. Lives as long as any of them does. */
  #takeOff<Args, Result, Part extends ScopePart>(
    key: string,
    call: Call<Args, Result, Part>,
    wire: WireRequest,
    asker: Asker,
  ): Flight {
    const abort = new AbortController();
    const tries = { count: 0 };
    const flight: Flight = {
      key,
      waiters: 0,
      abort,
      tries: 0,
      promise: this.#fetch(call, wire, asker.deadline, abort.signal, asker.requestId, tries)
        .then((value) => {
          const result = frozen(value);
          if (keepingOf(call, asker)) this.#kept.set(key, { value: result, at: Date.now() });
          return result;
        })
        .finally(() => {
          flight.tries = tries.count;
          if (this.#flights.get(key) === flight) this.#flights.delete(key);
        }),
    };
    flight.promise.catch(() => {});
    this.#flights.set(key, flight);
    return flight;
  }

  /** Waits for a flight within the asker's own deadline and signal; the last one to leave cancels it. */
  async #board<Args, Result, Part extends ScopePart>(
    flight: Flight,
    call: Call<Args, Result, Part>,
    asker: Asker,
  ): Promise<unknown> {
    flight.waiters += 1;
    const left = asker.deadline - performance.now();
    let timer: NodeJS.Timeout | undefined;
    let onAbort: (() => void) | undefined;
    let isOutOfTime = false;
    try {
      return await Promise.race([
        flight.promise,
        new Promise<never>((_, reject) => {
          timer = setTimeout(
            () => {
              isOutOfTime = true;
              reject(this.#error('SOURCE_TIMEOUT', call.name, 'the request ran out of time'));
            },
            Math.max(0, left),
          );
          onAbort = () => reject(this.#error('REQUEST_ABORTED', call.name, 'the caller went away'));
          if (asker.signal.aborted) onAbort();
          else asker.signal.addEventListener('abort', onAbort, { once: true });
        }),
      ]);
    } finally {
      clearTimeout(timer);
      if (onAbort) asker.signal.removeEventListener('abort', onAbort);
      flight.waiters -= 1;
      // A flight that landed has left the table already, and there is nothing to call off.
      if (flight.waiters === 0 && this.#flights.get(flight.key) === flight) {
        this.#flights.delete(flight.key);
        flight.abort.abort(isOutOfTime ? tooSlow : undefined);
      }
    }
  }

  async #fetch<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    wire: WireRequest,
    deadline: number,
    signal: AbortSignal,
    requestId: string,
    tries: { count: number },
  ): Promise<Result> {
    const { retry } = this.#options;
    const most = call.idempotent ? retry.tries : 1;
    this.#retryTokens = Math.min(RETRY_TOKENS, this.#retryTokens + TOKENS_PER_CALL);
    for (;;) {
      tries.count += 1;
      try {
        return await this.#once(call, wire, deadline, signal, requestId);
      } catch (error) {
        if (!(error instanceof SourceError) || tries.count >= most || !isPassing(error, retry.statuses))
          throw error;
        const asked = retryAfterMs(error.detail, Date.now());
        const wait = asked ?? retry.delayMs * 2 ** (tries.count - 1) * (0.5 + Math.random());
        if (this.#retryTokens < 1 || performance.now() + wait >= deadline) throw error;
        this.#retryTokens -= 1;
        await sleep(wait, undefined, { signal }).catch(() => {
          throw this.#error('REQUEST_ABORTED', call.name, 'the caller went away');
        });
      }
    }
  }

  async #once<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    wire: WireRequest,
    deadline: number,
    signal: AbortSignal,
    requestId: string,
  ): Promise<Result> {
    const left = deadline - performance.now();
    if (left <= 0) throw this.#error('SOURCE_TIMEOUT', call.name, 'the request ran out of time');
    const circuit = this.#circuit(call.route);
    if (!circuit.allows(performance.now())) {
      throw this.#error('SOURCE_UNAVAILABLE', call.name, 'not asked: recent calls failed');
    }
    const limit = AbortSignal.timeout(Math.ceil(Math.min(left, call.timeoutMs ?? this.#options.timeoutMs)));
    const body = bodyText(wire);
    let status: number;
    let headers: Record<string, string | string[] | undefined>;
    let text: string;
    try {
      const answer = await this.#pool.request({
        method: call.method,
        path: this.#basePath + wire.path + queryText(wire.query),
        headers: {
          accept: 'application/json',
          'x-request-id': requestId,
          ...(body === null ? {} : { 'content-type': body.type }),
          ...this.#options.headers,
          ...wire.headers,
        },
        ...(body === null ? {} : { body: body.text }),
        signal: AbortSignal.any([signal, limit]),
      });
      status = answer.statusCode;
      headers = answer.headers;
      text = await readText(answer.body, this.#options.maxBytes);
    } catch (cause) {
      if (signal.aborted && signal.reason !== tooSlow) {
        circuit.release();
        throw this.#error('REQUEST_ABORTED', call.name, 'the caller went away', { cause });
      }
      circuit.record(performance.now(), true);
      if (limit.aborted || signal.aborted)
        throw this.#error('SOURCE_TIMEOUT', call.name, 'no answer in time', { cause });
      if (cause instanceof RangeError)
        throw this.#error('SOURCE_MALFORMED', call.name, cause.message, { cause });
      throw this.#error('SOURCE_UNAVAILABLE', call.name, 'no connection', { cause });
    }

    const expected = call.statuses !== undefined && status in call.statuses;
    // A limit on one caller's writes, such as wrong passwords, says nothing about the upstream's health.
    const limited = status === 429 && call.idempotent;
    circuit.record(performance.now(), !expected && (status >= 500 || status === 408 || limited));
    if (call.statuses && status in call.statuses) return call.statuses[status] as Result;
    if (status < 200 || status > 299) throw this.#refusal(call.name, status, headers, text);

    let json: unknown = null;
    if (text !== '') {
      try {
        json = JSON.parse(text);
      } catch (cause) {
        throw this.#error('SOURCE_MALFORMED', call.name, 'the answer is not JSON', { status, cause });
      }
    }
    const parsed = call.answer.safeParse(json);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const field = issue?.path.join('.') || '(root)';
      throw this.#error('SOURCE_MALFORMED', call.name, `field ${field}: ${issue?.message ?? 'wrong shape'}`, {
        status,
      });
    }
    return parsed.data;
  }

  #refusal(
    call: string,
    status: number,
    headers: Record<string, string | string[] | undefined>,
    text: string,
  ): SourceError {
    let body: unknown = null;
    try {
      body = JSON.parse(text);
    } catch {
      // An error page instead of JSON: the status says enough.
    }
    const ill = status >= 500 || status === 429 || status === 408;
    const misconfigured = status === 401 || status === 403 || status === 412;
    const code: SourceErrorCode = ill
      ? 'SOURCE_UNAVAILABLE'
      : misconfigured
        ? 'SOURCE_MISCONFIGURED'
        : 'SOURCE_REFUSED';
    return this.#error(code, call, `answered ${status}`, { status, detail: { headers, body } });
  }

  #circuit(route: string): Circuit {
    let circuit = this.#circuits.get(route);
    if (!circuit) this.#circuits.set(route, (circuit = new Circuit()));
    return circuit;
  }

  #error(
    code: SourceErrorCode,
    call: string,
    message: string,
    more: { status?: number; detail?: unknown; cause?: unknown } = {},
  ): SourceError {
    return new SourceError(code, { source: this.name, call }, message, more);
  }
}

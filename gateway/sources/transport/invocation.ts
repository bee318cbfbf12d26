/**
 * A call bound to its caller, and each invocation of it. Requests and log entries are built on demand: most invocations
 * are answered from the cache, and most records are only counted.
 */
import type { AnswerFacts } from './cache/answerFacts.ts';
import { cacheTimesFor } from './cache/answerCache.ts';
import type { BoundRead, Invocation } from './cache/boundRead.ts';
import type { CachePolicy } from './cache/cachePolicy.rules.ts';
import { CallerAbort } from './cache/inFlight.ts';
import { surrogatesOf } from './cache/surrogates.ts';
import { cacheKeysIn, declaredScope, type CacheTimes, type Call, type WireRequest } from './call.ts';
import type { Caller } from './caller.ts';
import type { CallObserver, CallRecord, CallVerdict, StartedCall } from './callLog.ts';
import type { Cancellation } from './cancellation.ts';
import type { EncodedRequest, OutgoingRequest } from './outgoingRequest.ts';
import type { RequestScope, ScopePart } from './scope.ts';
import type { SourceErrorCode, SourceName } from './sourceNames.ts';
import { loggedPath } from './wire/encodeRequest.ts';

/** What all calls of a source have in common. */
export interface SourceSettings {
  name: SourceName;
  /** Milliseconds for all attempts of a read together. */
  totalTimeoutMs: number;
  cachePolicy: CachePolicy | null;
  encodeRead(wire: WireRequest): EncodedRequest;
}

export class BoundCall<Args, Result, Part extends ScopePart> implements BoundRead<Args, Result> {
  readonly settings: SourceSettings;
  readonly call: Call<Args, Result, Part>;
  readonly caller: Caller;
  /** The declared parts of the caller's scope. */
  readonly scope: Pick<RequestScope, Part>;
  readonly cache: CacheTimes | undefined;
  #cacheKey: ((args: Args) => string) | null = null;
  #callerAbort: CallerAbort | null = null;

  constructor(settings: SourceSettings, call: Call<Args, Result, Part>, caller: Caller) {
    this.settings = settings;
    this.call = call;
    this.caller = caller;
    this.scope = declaredScope(call.varies, caller.scope);
    this.cache = cacheTimesFor(call, caller.scope, settings.cachePolicy);
  }

  get facts(): AnswerFacts | null {
    return this.caller.facts ?? null;
  }

  get awaitsRefresh(): boolean {
    return this.caller.awaitsRefresh === true;
  }

  get callerAbort(): CallerAbort {
    return (this.#callerAbort ??= new CallerAbort(this.caller.signal));
  }

  cacheKey(args: Args): string {
    return (this.#cacheKey ??= cacheKeysIn(this.call, this.scope))(args);
  }

  invoke(args: Args): CallInvocation<Args, Result, Part> {
    return new CallInvocation(this, args);
  }

  surrogatesOf(answer: Result): Iterable<string> {
    return surrogatesOf(this.call, answer);
  }
}

export class CallInvocation<Args, Result, Part extends ScopePart>
  implements Invocation<Result>, StartedCall, CallRecord
{
  readonly #bound: BoundCall<Args, Result, Part>;
  readonly #args: Args;
  readonly #started = performance.now();
  readonly #observer: CallObserver | undefined;
  #declared: WireRequest | null = null;
  #encoded: EncodedRequest | null = null;
  verdict: CallVerdict = 'failed';
  attempts = 0;
  durationMs = 0;
  ageMs?: number;
  code?: SourceErrorCode;

  constructor(bound: BoundCall<Args, Result, Part>, args: Args) {
    this.#bound = bound;
    this.#args = args;
    this.#observer = bound.caller.log.observe?.(this);
  }

  get source(): SourceName {
    return this.#bound.settings.name;
  }

  get call(): string {
    return this.#bound.call.name;
  }

  get route(): string {
    return this.#bound.call.route;
  }

  get method(): EncodedRequest['method'] {
    return this.#request.method;
  }

  get path(): string {
    return loggedPath(this.#wire);
  }

  get declaration(): Call<Args, Result, Part> {
    return this.#bound.call;
  }

  get signal(): AbortSignal {
    return this.#bound.caller.signal;
  }

  get callerAbort(): CallerAbort {
    return this.#bound.callerAbort;
  }

  get deadline(): number {
    const { caller, call, settings } = this.#bound;
    if (!call.idempotent) return caller.deadline;
    return Math.min(caller.deadline, this.#started + (call.totalTimeoutMs ?? settings.totalTimeoutMs));
  }

  request(cancellation: Cancellation, deadline = this.deadline): OutgoingRequest<Result> {
    const { call, caller } = this.#bound;
    const headers = { 'x-request-id': caller.requestId, ...this.#observer?.headers };
    const { method, wire } = this.#request;
    return { call, method, wire, headers, deadline, cancellation };
  }

  record(
    verdict: CallVerdict,
    attempts: number,
    { ageMs, code }: Pick<CallRecord, 'ageMs' | 'code'> = {},
  ): void {
    this.durationMs = performance.now() - this.#started;
    this.verdict = verdict;
    this.attempts = attempts;
    if (ageMs !== undefined) this.ageMs = ageMs;
    if (code !== undefined) this.code = code;
    this.#bound.caller.log.add(this);
    this.#observer?.done(this);
  }

  get #wire(): WireRequest {
    return (this.#declared ??= this.#bound.call.request(this.#args, this.#bound.scope));
  }

  get #request(): EncodedRequest {
    const { call, settings } = this.#bound;
    return (this.#encoded ??=
      call.method === 'GET' ? settings.encodeRead(this.#wire) : { method: call.method, wire: this.#wire });
  }
}

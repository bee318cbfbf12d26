/**
 * A call that one request makes, and the record of what becomes of it. What is sent, and how the log names it, is made
 * when it is needed: most answers are kept, and most records are only counted.
 */
import type { AnswerFacts } from './cache/answerFacts.ts';
import type { CachePolicy } from './cache/cachePolicy.rules.ts';
import { declaredScope, identityIn, type Call, type Keeping, type WireRequest } from './call.ts';
import type { BegunCall, CallRecord, CallVerdict, FollowedCall } from './callLog.ts';
import type { CallOff } from './callOff.ts';
import type { SourceErrorCode, SourceName } from './sourceNames.ts';
import type { Asker } from './asker.ts';
import { keepingOf } from './cache/keptAnswers.ts';
import type { Outgoing, WireForm } from './outgoing.ts';
import type { Departure, Reading } from './cache/reads.ts';
import type { RequestScope, ScopePart } from './scope.ts';
import { surrogatesOf } from './cache/surrogates.ts';
import { loggedPath } from './wire/wireText.ts';

/** How one source is asked. */
export interface SourceWay {
  name: SourceName;
  /** Milliseconds that a read may take in all. */
  patienceMs: number;
  cachePolicy: CachePolicy | null;
  readForm(wire: WireRequest): WireForm;
}

/** Somebody's use of a call. */
export class AskersCall<Args, Result, Part extends ScopePart> implements Reading<Args, Result> {
  readonly way: SourceWay;
  readonly call: Call<Args, Result, Part>;
  readonly asker: Asker;
  /** What the call declares of it. */
  readonly scope: Pick<RequestScope, Part>;
  readonly keep: Keeping | undefined;
  #identityOf: ((args: Args) => string) | null = null;

  constructor(way: SourceWay, call: Call<Args, Result, Part>, asker: Asker) {
    this.way = way;
    this.call = call;
    this.asker = asker;
    this.scope = declaredScope(call.varies, asker.scope);
    this.keep = keepingOf(call, asker.scope, way.cachePolicy);
  }

  get facts(): AnswerFacts | null {
    return this.asker.facts ?? null;
  }

  identityOf(args: Args): string {
    return (this.#identityOf ??= identityIn(this.call, this.scope))(args);
  }

  depart(args: Args): AskedCall<Args, Result, Part> {
    return new AskedCall(this, args);
  }

  surrogatesOf(answer: Result): Iterable<string> {
    return surrogatesOf(this.call, answer);
  }
}

export class AskedCall<Args, Result, Part extends ScopePart>
  implements Departure<Result>, BegunCall, CallRecord
{
  readonly #by: AskersCall<Args, Result, Part>;
  readonly #args: Args;
  readonly #started = performance.now();
  readonly #followed: FollowedCall | undefined;
  #declared: WireRequest | null = null;
  #form: WireForm | null = null;
  verdict: CallVerdict = 'failed';
  tries = 0;
  durationMs = 0;
  ageMs?: number;
  code?: SourceErrorCode;

  constructor(by: AskersCall<Args, Result, Part>, args: Args) {
    this.#by = by;
    this.#args = args;
    this.#followed = by.asker.log.follow?.(this);
  }

  get source(): SourceName {
    return this.#by.way.name;
  }

  get call(): string {
    return this.#by.call.name;
  }

  get route(): string {
    return this.#by.call.route;
  }

  get method(): WireForm['method'] {
    return this.#sent.method;
  }

  get path(): string {
    return loggedPath(this.#wire);
  }

  get declaration(): Call<Args, Result, Part> {
    return this.#by.call;
  }

  get signal(): AbortSignal {
    return this.#by.asker.signal;
  }

  get deadline(): number {
    const { asker, call, way } = this.#by;
    if (!call.idempotent) return asker.deadline;
    return Math.min(asker.deadline, this.#started + (call.patienceMs ?? way.patienceMs));
  }

  outgoing(callOff: CallOff, deadline = this.deadline): Outgoing<Result> {
    const { call, asker } = this.#by;
    const headers = { 'x-request-id': asker.requestId, ...this.#followed?.headers };
    const { method, wire } = this.#sent;
    return { call, method, wire, headers, deadline, callOff };
  }

  note(verdict: CallVerdict, tries: number, { ageMs, code }: Pick<CallRecord, 'ageMs' | 'code'> = {}): void {
    this.durationMs = performance.now() - this.#started;
    this.verdict = verdict;
    this.tries = tries;
    if (ageMs !== undefined) this.ageMs = ageMs;
    if (code !== undefined) this.code = code;
    this.#by.asker.log.add(this);
    this.#followed?.done(this);
  }

  get #wire(): WireRequest {
    return (this.#declared ??= this.#by.call.request(this.#args, this.#by.scope));
  }

  get #sent(): WireForm {
    const { call, way } = this.#by;
    return (this.#form ??=
      call.method === 'GET' ? way.readForm(this.#wire) : { method: call.method, wire: this.#wire });
  }
}

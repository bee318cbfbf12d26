/** A read as the cache sees it: bound to its caller, invoked with arguments, alone or in a batch. */
import type { CacheTimes, DeclaredCall } from '../call.ts';
import type { CallRecord } from '../callLog.ts';
import type { Cancellation } from '../cancellation.ts';
import type { OutgoingRequest } from '../outgoingRequest.ts';
import type { AnswerFacts } from './answerFacts.ts';
import type { CallerAbort } from './inFlight.ts';

export interface BoundRead<Args, Result> {
  /** Undefined for an answer that is not cached. */
  cache: CacheTimes | undefined;
  /** Also the key of in-flight deduplication. */
  cacheKey(args: Args): string;
  invoke(args: Args): Invocation<Result>;
  surrogatesOf(answer: Result): Iterable<string>;
  /** Whether the caller waits for the refresh of an answer that may be served meanwhile. */
  awaitsRefresh: boolean;
  /** Null when nobody asks what the response depends on. */
  facts: AnswerFacts | null;
}

export interface Invocation<Result> {
  readonly declaration: DeclaredCall<Result>;
  /** `performance.now()` at which the caller times out. */
  readonly deadline: number;
  readonly signal: AbortSignal;
  readonly callerAbort: CallerAbort;
  /** The HTTP request. @param deadline another one than the caller's. */
  request(cancellation: Cancellation, deadline?: number): OutgoingRequest<Result>;
  /** Adds the outcome to the call log. */
  record(verdict: CallRecord['verdict'], attempts: number, more?: Pick<CallRecord, 'ageMs' | 'code'>): void;
}

/** Items that one call reads together and that are cached one by one. */
export interface Batch<Item, Args, Result> {
  items: readonly Item[];
  /** Arguments of a call for these items, independent of their order. */
  args(items: readonly Item[]): Args;
  /** The part of an answer that is about one item, equal to the answer for that item alone. */
  part(answer: Result, item: Item): Result;
  /** Splits the items by what one call may name. Default: all in one call. */
  split?(items: readonly Item[]): readonly (readonly Item[])[];
}

/** Records that the response depends on an answer given at this time. */
export function recordRead<Result>(read: BoundRead<never, Result>, answer: Result, at: number): void {
  const { facts, cache } = read;
  facts?.addRead({ at, cache, surrogates: read.surrogatesOf(answer) });
}

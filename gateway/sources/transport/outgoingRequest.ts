/** The HTTP request of a call, ready to be sent. */
import type { DeclaredCall, WireRequest } from './call.ts';
import type { Cancellation } from './cancellation.ts';

/** Method and content as sent, which may differ from the call's declaration. */
export interface EncodedRequest {
  method: DeclaredCall<unknown>['method'];
  wire: WireRequest;
}

export interface OutgoingRequest<Result> extends EncodedRequest {
  call: DeclaredCall<Result>;
  /** Added to those of the source and of the call, such as the request id. */
  headers: Readonly<Record<string, string>>;
  /** `performance.now()` at which the caller times out. */
  deadline: number;
  cancellation: Cancellation;
}

/** Cancellation reason when all callers timed out. It counts as a timeout of the source, not as an aborted request. */
export const callersTimedOut = Symbol('callers timed out');

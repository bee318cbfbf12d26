/**
 * A call on its way to the wire: what was declared about it, what is sent, until when, and what goes wrong with it, in
 * the words of a generic HTTP client (catalogue.md 8).
 */
import type { DeclaredCall, WireRequest } from './call.ts';
import type { CallOff } from './callOff.ts';
import { SourceError } from './errors.ts';
import type { SourceErrorCode } from './sourceNames.ts';

/** A request as it is sent, where that differs from how its call declares it. */
export interface WireForm {
  method: DeclaredCall<unknown>['method'];
  wire: WireRequest;
}

export interface Outgoing<Result> extends WireForm {
  call: DeclaredCall<Result>;
  /** Sent beside the source's own and the call's, such as the request id. */
  headers: Readonly<Record<string, string>>;
  /** `performance.now()` at which the time of who asks is over. */
  deadline: number;
  callOff: CallOff;
}

/** Why a call was called off: its askers ran out of time, which the circuit counts as a slow answer. */
export const tooSlow = Symbol('too slow');

export function sourceError(
  { source, name, idempotent }: Pick<DeclaredCall<unknown>, 'source' | 'name' | 'idempotent'>,
  code: SourceErrorCode,
  message: string,
  more: { status?: number; detail?: unknown; cause?: unknown } = {},
): SourceError {
  return new SourceError(code, { source, call: name }, message, { ...more, isRead: idempotent });
}

export function outOfTime(call: DeclaredCall<unknown>): SourceError {
  return sourceError(call, 'SOURCE_TIMEOUT', 'the request ran out of time');
}

export function callerGone(call: DeclaredCall<unknown>, cause?: unknown): SourceError {
  return sourceError(call, 'REQUEST_ABORTED', 'Request aborted', { cause });
}

export function timeoutExceeded(call: DeclaredCall<unknown>, ms: number, cause: unknown): SourceError {
  return sourceError(call, 'SOURCE_TIMEOUT', `timeout of ${ms}ms exceeded`, { cause });
}

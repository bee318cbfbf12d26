/** Errors of a call, with the messages of a generic HTTP client (catalogue.md 8). */
import type { DeclaredCall } from './call.ts';
import { SourceError } from './errors.ts';
import type { SourceErrorCode } from './sourceNames.ts';

export function sourceError(
  { source, name, idempotent }: Pick<DeclaredCall<unknown>, 'source' | 'name' | 'idempotent'>,
  code: SourceErrorCode,
  message: string,
  more: { status?: number; detail?: unknown; cause?: unknown } = {},
): SourceError {
  return new SourceError(code, { source, call: name }, message, { ...more, isRead: idempotent });
}

export function deadlineExceeded(call: DeclaredCall<unknown>): SourceError {
  return sourceError(call, 'SOURCE_TIMEOUT', 'the request ran out of time');
}

export function requestAborted(call: DeclaredCall<unknown>, cause?: unknown): SourceError {
  return sourceError(call, 'REQUEST_ABORTED', 'Request aborted', { cause });
}

export function timeoutExceeded(call: DeclaredCall<unknown>, ms: number, cause: unknown): SourceError {
  return sourceError(call, 'SOURCE_TIMEOUT', `timeout of ${ms}ms exceeded`, { cause });
}

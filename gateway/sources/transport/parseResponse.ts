/** Parses a response into the call's result. */
import type { DeclaredCall } from './call.ts';
import { sourceError } from './callErrors.ts';
import { codeForStatus, isDeclaredStatus } from './resilience/sourceHealth.ts';
import { collectInvalidFields } from './tolerantFields.ts';
import type { BufferedResponse } from './wire/responseBuffer.ts';

const NO_CONTENT = 204;

/** Told of invalid fields in settings, which are read as missing (tolerantFields.ts). */
export type OnInvalidField = (field: { source: string; call: string; field: string }) => void;

/** Of `JSON.parse`, for values that an upstream names differently. */
export type Reviver = (key: string, value: unknown) => unknown;

/** @throws SourceError for an undeclared status, and for an answer that does not match the schema. */
export function parseResponse<Result>(
  call: DeclaredCall<Result>,
  { status, statusText, headers, text }: BufferedResponse,
  onInvalidField: OnInvalidField | null = null,
  reviver?: Reviver,
): Result {
  if (status < 200 || status > 299) {
    const body = text === '' ? undefined : jsonOrNull(text);
    if (isDeclaredStatus(call, status, body)) return call.statuses?.[status] as Result;
    throw sourceError(call, codeForStatus(status), `Request failed with status code ${status}`, {
      status,
      detail: { headers, body, statusText },
    });
  }
  let json: unknown = null;
  if (text !== '') {
    try {
      json = JSON.parse(text, reviver);
    } catch (cause) {
      throw sourceError(call, 'SOURCE_MALFORMED', 'the answer is not JSON', { status, cause });
    }
  }
  if (json === null && call.idempotent && status !== NO_CONTENT)
    throw sourceError(call, 'SOURCE_MALFORMED', 'the answer is empty', { status });
  const { result: parsed, invalid } = collectInvalidFields(() => call.answer.safeParse(json));
  if (parsed.success) {
    for (const field of invalid) onInvalidField?.({ source: call.source, call: call.name, field });
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || '(root)';
  throw sourceError(call, 'SOURCE_MALFORMED', `field ${field}: ${issue?.message ?? 'wrong shape'}`, {
    status,
  });
}

/** Null for an error page, such as HTML. */
function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

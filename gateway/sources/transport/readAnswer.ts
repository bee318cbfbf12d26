/** From an answer's status and text to the call's result, or to the error that says what is wrong with it. */
import type { WireAnswer } from './wire/exchange.ts';
import { codeOfStatus, isDeclared } from './resilience/illness.ts';
import type { DeclaredCall } from './call.ts';
import { sourceError } from './outgoing.ts';
import { notingOddFields } from './tolerantFields.ts';

const NO_CONTENT = 204;

/** Hears of a field of settings that was not what it should be and reads as missing (tolerantFields.ts). */
export type OnOddField = (field: { source: string; call: string; field: string }) => void;

/** @throws SourceError for a status that is no answer, and for one that does not have the declared shape. */
export function readAnswer<Result>(
  call: DeclaredCall<Result>,
  answer: WireAnswer,
  onOddField: OnOddField | null = null,
): Result {
  const { status, statusText, headers, text } = answer;
  if (status < 200 || status > 299) {
    const body = bodyOf(text);
    if (isDeclared(call, status, body)) return call.statuses?.[status] as Result;
    throw sourceError(call, codeOfStatus(status), `Request failed with status code ${status}`, {
      status,
      detail: { headers, body, statusText },
    });
  }
  let json: unknown = null;
  if (text !== '') {
    try {
      json = JSON.parse(text);
    } catch (cause) {
      throw sourceError(call, 'SOURCE_MALFORMED', 'the answer is not JSON', { status, cause });
    }
  }
  if (json === null && call.idempotent && status !== NO_CONTENT)
    throw sourceError(call, 'SOURCE_MALFORMED', 'the answer is blank', { status });
  const { result: parsed, odd } = notingOddFields(() => call.answer.safeParse(json));
  if (parsed.success) {
    for (const field of odd) onOddField?.({ source: call.source, call: call.name, field });
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || '(root)';
  throw sourceError(call, 'SOURCE_MALFORMED', `field ${field}: ${issue?.message ?? 'wrong shape'}`, {
    status,
  });
}

/** Null for an error page instead of JSON. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** From an answer's status and text to the call's result, or to the error that says what is wrong with it. */
import type { WireAnswer } from './exchange.ts';
import type { SourceError, SourceErrorCode } from './errors.ts';
import { sourceError, type DeclaredCall } from './outgoing.ts';

/** What the circuit counts as bad. */
export function isIllStatus({ statuses, idempotent }: DeclaredCall<unknown>, status: number): boolean {
  if (statuses !== undefined && status in statuses) return false;
  // A limit on one caller's writes, such as wrong passwords, says nothing about the upstream's health.
  return status >= 500 || status === 408 || (status === 429 && idempotent);
}

/** @throws SourceError for a status that is no answer, and for one that does not have the declared shape. */
export function readAnswer<Result>(call: DeclaredCall<Result>, answer: WireAnswer): Result {
  const { status, text } = answer;
  if (call.statuses && status in call.statuses) return call.statuses[status] as Result;
  if (status < 200 || status > 299) throw refusal(call, answer);

  let json: unknown = null;
  if (text !== '') {
    try {
      json = JSON.parse(text);
    } catch (cause) {
      throw sourceError(call, 'SOURCE_MALFORMED', 'the answer is not JSON', { status, cause });
    }
  }
  const parsed = call.answer.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || '(root)';
  throw sourceError(call, 'SOURCE_MALFORMED', `field ${field}: ${issue?.message ?? 'wrong shape'}`, {
    status,
  });
}

function refusal(call: DeclaredCall<unknown>, { status, headers, text }: WireAnswer): SourceError {
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
  return sourceError(call, code, `answered ${status}`, { status, detail: { headers, body } });
}

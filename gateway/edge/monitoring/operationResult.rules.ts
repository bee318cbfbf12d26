/** Results of GraphQL operations, and reasons of refusals: closed sets for metrics and the status page. */
import type { ErrorCode } from '../../graph/errorCodes.rules.ts';

/** ok · degraded: a response with missing or stale parts · error: no data · refused: not run, or invalid. */
export type OperationResult = 'ok' | 'degraded' | 'error' | 'refused';

export interface AnsweredOperation {
  /** Undefined when the operation was not run. */
  data?: unknown;
  errors?: readonly { extensions?: Readonly<Record<string, unknown>> | undefined }[] | undefined;
}

/** Distinct error codes; an error without one counts as `GRAPHQL_ERROR`. */
export function codesOf({ errors = [] }: AnsweredOperation): string[] {
  return [...new Set(errors.map(({ extensions }) => String(extensions?.['code'] ?? 'GRAPHQL_ERROR')))];
}

/** @param isDegraded true when a source call failed, or returned stale data. */
export function operationResult(answer: AnsweredOperation, isDegraded: boolean): OperationResult {
  const codes = codesOf(answer);
  if (codes.includes('INTERNAL_SERVER_ERROR' satisfies ErrorCode)) return 'error';
  const isSourceTrouble = codes.some((code) => code.startsWith('SOURCE_'));
  if (isSourceTrouble) return hasData(answer.data) ? 'degraded' : 'error';
  if (codes.length > 0) return 'refused';
  return isDegraded ? 'degraded' : 'ok';
}

function hasData(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);
}

/** Reasons of refusals. */
export const refusalReasons = [
  'blocked',
  'bot',
  'csrf',
  'key',
  'not_persisted',
  'overload',
  'rate_limited',
  'session',
  'timeout',
  'too_costly',
  'too_large',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const byCode: Readonly<Partial<Record<ErrorCode, RefusalReason>>> = {
  BOT_CHECK_FAILED: 'bot',
  BOT_CHECK_REQUIRED: 'bot',
  CROSS_SITE: 'csrf',
  CSRF_TOKEN_REQUIRED: 'csrf',
  FORBIDDEN: 'key',
  FREE_TEXT_REFUSED: 'not_persisted',
  KEYS_UNAVAILABLE: 'key',
  OVERLOADED: 'overload',
  PERSISTED_QUERY_ID_REQUIRED: 'not_persisted',
  PERSISTED_QUERY_NOT_IN_LIST: 'not_persisted',
  QUERY_TOO_LARGE: 'too_costly',
  RATE_LIMITED: 'rate_limited',
  REQUEST_TOO_LARGE: 'too_large',
  SESSION_REPLACED: 'session',
  UNAUTHENTICATED: 'key',
};

const byStatus: Readonly<Record<number, RefusalReason>> = {
  401: 'key',
  403: 'blocked',
  408: 'timeout',
  413: 'too_large',
  414: 'too_large',
  429: 'rate_limited',
  431: 'too_large',
};

/** Null when the request was not refused. Error codes take precedence over the status. */
export function refusalReason(requested: {
  status: number;
  codes: readonly string[];
  /** True when it was answered before a session was opened. */
  isBeforeSession: boolean;
}): RefusalReason | null {
  for (const code of requested.codes) {
    const reason = byCode[code as ErrorCode];
    if (reason) return reason;
  }
  // A failed page is a 503 as well; before the session, a 503 means load shedding.
  if (requested.status === 503) return requested.isBeforeSession ? 'overload' : null;
  return byStatus[requested.status] ?? null;
}

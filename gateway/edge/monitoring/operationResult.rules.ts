/** Results of GraphQL operations, and reasons of refusals: closed sets for metrics and the status page. */

/** ok · degraded: a response with missing or stale parts · error: no data · refused: not run, or invalid. */
export type OperationResult = 'ok' | 'degraded' | 'error' | 'refused';

export interface AnsweredOperation {
  /** Undefined when the operation was not run. */
  data?: unknown;
  errors?: readonly { extensions?: Readonly<Record<string, unknown>> | undefined }[] | undefined;
}

const ownFaults: ReadonlySet<string> = new Set(['INTERNAL_SERVER_ERROR', 'UNEXPECTED']);

/** Distinct error codes; an error without one counts as `GRAPHQL_ERROR`. */
export function codesOf({ errors = [] }: AnsweredOperation): string[] {
  return [...new Set(errors.map(({ extensions }) => String(extensions?.['code'] ?? 'GRAPHQL_ERROR')))];
}

/** @param isDegraded true when a source call failed, or returned stale data. */
export function operationResult(answer: AnsweredOperation, isDegraded: boolean): OperationResult {
  const codes = codesOf(answer);
  if (codes.some((code) => ownFaults.has(code))) return 'error';
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

const byCode: readonly [RegExp, RefusalReason][] = [
  [/^CSRF|^CROSS_SITE/, 'csrf'],
  [/^SESSION_/, 'session'],
  [/^BOT_|CAPTCHA|HUMAN/, 'bot'],
  [/RATE_LIMIT|THROTTLE|BUDGET|TOO_MANY/, 'rate_limited'],
  [/^PERSISTED|^FREE_TEXT/, 'not_persisted'],
  [/OVERLOAD|SHED/, 'overload'],
  [/TOO_LARGE|TOO_COSTLY|TOO_DEEP|LIMIT/, 'too_costly'],
  [/^UNAUTH|^FORBIDDEN|KEY/, 'key'],
];

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
    const found = byCode.find(([pattern]) => pattern.test(code));
    if (found) return found[1];
  }
  // A failed page is a 503 as well; before the session, a 503 means load shedding.
  if (requested.status === 503) return requested.isBeforeSession ? 'overload' : null;
  return byStatus[requested.status] ?? null;
}

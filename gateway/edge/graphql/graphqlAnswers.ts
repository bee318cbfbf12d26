/**
 * What a response contains besides data, and what callers may know of errors: the remaining budget, stale or missing
 * upstreams, hints, and the request id for unexpected errors. Full details of errors are logged.
 */
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { ErrorCode } from '../../graph/errorCodes.rules.ts';
import { maskSourceError } from '../../graph/sourceErrors.ts';
import type { CallLog, CallRecord } from '../../sources/transport/callLog.ts';
import type { BudgetState } from '../limits/budget.rules.ts';
import { waitSeconds } from '../limits/budget.rules.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { FailureLog, type FailedOperation } from './FailureLog.ts';

export class GraphqlAnswers {
  readonly #failures: FailureLog;
  /** Causes of masked errors, until they are logged with the request id. */
  readonly #causes = new WeakMap<Error, unknown>();

  constructor(log: Pick<Logger, 'error' | 'warn'>) {
    this.#failures = new FailureLog(log);
  }

  /** Masks an error for the caller. Keeps its cause for `reportErrors`. */
  mask(error: unknown, message: string): Error {
    const shown = maskSourceError(error, message);
    const cause = error instanceof GraphQLError ? error.originalError : error;
    if (cause !== undefined && !(cause instanceof GraphQLError)) this.#causes.set(shown, cause);
    return shown;
  }

  /** The errors as the caller sees them; their causes are logged with the request id. */
  reportErrors(errors: readonly GraphQLError[], operation: FailedOperation): GraphQLError[] {
    this.#failures.report(
      operation,
      errors
        .filter((error) => this.#causes.has(error) && error.extensions['code'] !== 'REQUEST_ABORTED')
        .map((error) => [error, this.#causes.get(error)]),
    );
    return errors.map((error) =>
      error.extensions['code'] === 'INTERNAL_SERVER_ERROR' ? withId(error, operation.requestId) : error,
    );
  }
}

/** Invalid variables are the only errors of execution itself, which gives them no code. */
export function withCodes(errors: readonly GraphQLError[]): GraphQLError[] {
  return errors.map((error) =>
    error.extensions['code'] === undefined
      ? new GraphQLError(error.message, {
          nodes: error.nodes,
          extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode, http: { spec: true, status: 400 } },
        })
      : error,
  );
}

/** A response with data is a success, also when fields failed (GraphQL over HTTP, section 6.4: status codes). */
export function withoutStatusOfFields<Result extends ExecutionResult>(result: Result): Result {
  if (result.data === undefined || result.data === null || !result.errors) return result;
  return { ...result, errors: result.errors.map(withoutStatus) };
}

function withoutStatus(error: GraphQLError): GraphQLError {
  const { http, ...extensions } = error.extensions;
  if (http === undefined) return error;
  return new GraphQLError(error.message, { nodes: error.nodes, path: error.path, extensions });
}

/** Support finds the cause in the log by this id. */
function withId(error: GraphQLError, requestId: string): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    path: error.path,
    extensions: { ...error.extensions, requestId },
  });
}

/** Adds stale or missing sources and hints always, and every upstream call on request. */
export function withExtensions<Result extends ExecutionResult>(result: Result, edge: EdgeRequest): Result {
  const degraded = degradations(edge.log);
  const hints = [...(edge.hints ?? [])];
  if (!edge.explains && degraded.length === 0 && hints.length === 0) return result;
  return {
    ...result,
    extensions: {
      ...result.extensions,
      ...(edge.explains ? { upstream: edge.log.records.map(rounded) } : {}),
      ...(degraded.length > 0 ? { degraded } : {}),
      ...(hints.length > 0 ? { hints } : {}),
    },
  };
}

/** For authors of queries: the cost of this one and the remaining budget. */
export function withCost<Result extends ExecutionResult>(
  result: Result,
  requested: number,
  budget: BudgetState,
): Result {
  const { limit, remaining } = budget;
  const cost = { requested, remaining: Math.max(0, remaining), resetSeconds: waitSeconds(budget), limit };
  return { ...result, extensions: { ...result.extensions, cost } };
}

function rounded({
  source,
  call,
  method,
  path,
  durationMs,
  verdict,
  attempts,
  ageMs,
  code,
}: CallRecord): Omit<CallRecord, 'attempts'> & { tries: number } {
  return {
    source,
    call,
    method,
    path,
    durationMs: Math.round(durationMs * 10) / 10,
    verdict,
    tries: attempts,
    ...(ageMs === undefined ? {} : { ageMs }),
    ...(code === undefined ? {} : { code }),
  };
}

function degradations(
  log: CallLog,
): { source: string; call: string; reason: 'stale' | 'failed'; staleAgeMs?: number }[] {
  return log.records
    .filter((record) => record.verdict === 'stale' || record.verdict === 'failed')
    .map((record) => ({
      source: record.source,
      call: record.call,
      reason: record.verdict === 'stale' ? 'stale' : 'failed',
      ...(record.ageMs === undefined ? {} : { staleAgeMs: Math.round(record.ageMs) }),
    }));
}

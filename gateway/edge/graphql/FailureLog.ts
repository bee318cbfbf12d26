/**
 * Logs which fields of an operation failed and why: one line per operation, one entry per cause. Outages of sources are
 * logged without a stack and throttled; unexpected errors are logged each time, with their stack. No line contains a
 * value written by a shopper or an upstream (monitoring/log.ts).
 */
import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { SourceError } from '../../sources/transport/errors.ts';
import { groupByCause, type FailedField, type FieldsFailed } from './failedFields.rules.ts';
import { LogThrottle } from '../monitoring/reports/LogThrottle.ts';
import { loggedError } from '../monitoring/log.ts';

export interface FailedOperation {
  requestId: string;
  /** Name of a shipped operation; null for ad-hoc queries, whose names are arbitrary. */
  operation: string | null;
}

export class FailureLog {
  readonly #log: Pick<Logger, 'error' | 'warn'>;
  readonly #throttle: LogThrottle;

  constructor(log: Pick<Logger, 'error' | 'warn'>, throttle = new LogThrottle()) {
    this.#log = log;
    this.#throttle = throttle;
  }

  /** @param failed each error as the caller sees it, with its cause. */
  report({ requestId, operation }: FailedOperation, failed: readonly [GraphQLError, unknown][]): void {
    const sums = groupByCause(failed.map(([error, cause]) => failedField(error, cause, operation !== null)));
    const failures = sums.flatMap((sum) => this.#entry(sum) ?? []);
    if (failures.length === 0) return;
    const isOurs = sums.some(({ source }) => source === null);
    this.#log[isOurs ? 'error' : 'warn'](
      { requestId, operation: operation ?? 'free', failures },
      'fields failed',
    );
  }

  /** Null when the same outage was logged recently. */
  #entry({ source, code, path, fields, cause }: FieldsFailed): object | null {
    if (!isOutage(cause))
      return { ...(source ? { source } : {}), code, fields, path, err: loggedError(cause) };
    const suppressed = this.#throttle.occurred(`${source} ${code}`);
    if (suppressed === null) return null;
    return { source, code, fields, path, ...outageFacts(cause), ...(suppressed > 0 ? { suppressed } : {}) };
  }
}

function failedField(error: GraphQLError, cause: unknown, isShipped: boolean): FailedField {
  const { code, source } = error.extensions;
  return {
    source: typeof source === 'string' ? source : null,
    code: typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR',
    path: pathOf(error, isShipped),
    place: isOutage(cause) ? '' : placeOf(cause),
    cause,
  };
}

/** Paths of ad-hoc queries may contain arbitrary aliases: only the field's own name is logged. */
function pathOf({ path, nodes }: GraphQLError, isShipped: boolean): string {
  if (isShipped) return path?.join('.') ?? '';
  const node = nodes?.[0];
  return node?.kind === 'Field' ? node.name.value : '';
}

function isOutage(cause: unknown): cause is SourceError {
  return cause instanceof SourceError && cause.isOutage;
}

/** Messages may contain ids; the place where the error was thrown is stable. */
function placeOf(cause: unknown): string {
  const { type, call = '', stack = '' } = loggedError(cause);
  return `${type} ${call} ${stack.split('\n', 1)[0] ?? ''}`;
}

/** Identifies an outage, without its stack, which is the same for all. */
function outageFacts(cause: SourceError): object {
  const { call, status, message, cause: root } = loggedError(cause);
  return {
    call,
    message,
    ...(status === null ? {} : { status }),
    ...(root?.code === undefined ? {} : { cause: root.code }),
  };
}

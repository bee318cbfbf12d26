/**
 * Tells the log which fields of an operation failed and why: one line an operation, one entry a cause. The outage of a
 * source is known trouble, so it goes without a stack and is said once in a while only; what nobody foresaw is said each
 * time, with the stack that shows where. No line holds a value that a shopper or an upstream wrote (monitoring/log.ts).
 */
import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { SourceError } from '../../sources/transport/errors.ts';
import { sumUp, type FailedField, type FieldsFailed } from './failedFields.rules.ts';
import { LogThrottle } from '../monitoring/reports/LogThrottle.ts';
import { loggedError } from '../monitoring/log.ts';

export interface FailedOperation {
  requestId: string;
  /** Name of a shipped operation; null for a stranger's text, whose names may be anything. */
  operation: string | null;
}

export class FailureLog {
  readonly #log: Pick<Logger, 'error' | 'warn'>;
  readonly #throttle: LogThrottle;

  constructor(log: Pick<Logger, 'error' | 'warn'>, throttle = new LogThrottle()) {
    this.#log = log;
    this.#throttle = throttle;
  }

  /** @param failed each error as the caller gets it, with what caused it. */
  tell({ requestId, operation }: FailedOperation, failed: readonly [GraphQLError, unknown][]): void {
    const sums = sumUp(failed.map(([error, cause]) => failedField(error, cause, operation !== null)));
    const failures = sums.flatMap((sum) => this.#entry(sum) ?? []);
    if (failures.length === 0) return;
    const isOurs = sums.some(({ source }) => source === null);
    this.#log[isOurs ? 'error' : 'warn'](
      { requestId, operation: operation ?? 'free', failures },
      'fields failed',
    );
  }

  /** Null when the same outage was said lately. */
  #entry({ source, code, path, fields, cause }: FieldsFailed): object | null {
    if (!isOutage(cause))
      return { ...(source ? { source } : {}), code, fields, path, err: loggedError(cause) };
    const leftOut = this.#throttle.occurred(`${source} ${code}`);
    if (leftOut === null) return null;
    return { source, code, fields, path, ...outageFacts(cause), ...(leftOut > 0 ? { leftOut } : {}) };
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

/** A stranger's path may hold aliases of any words: of that one the field's own name is told. */
function pathOf({ path, nodes }: GraphQLError, isShipped: boolean): string {
  if (isShipped) return path?.join('.') ?? '';
  const node = nodes?.[0];
  return node?.kind === 'Field' ? node.name.value : '';
}

function isOutage(cause: unknown): cause is SourceError {
  return cause instanceof SourceError && cause.isOutage;
}

/** The message may hold an id; where it was thrown is the same each time. */
function placeOf(cause: unknown): string {
  const { type, call = '', stack = '' } = loggedError(cause);
  return `${type} ${call} ${stack.split('\n', 1)[0] ?? ''}`;
}

/** What tells one outage from another, without a stack that is the same for all of them. */
function outageFacts(cause: SourceError): object {
  const { call, status, message, cause: root } = loggedError(cause);
  return {
    call,
    message,
    ...(status === null ? {} : { status }),
    ...(root?.code === undefined ? {} : { cause: root.code }),
  };
}

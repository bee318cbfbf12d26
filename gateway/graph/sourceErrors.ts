/**
 * Masks source errors for callers: they see the source and the kind of failure, never a URL, a token or a body (design:
 * failure policy). Domains classify caught errors here, without importing a source's code.
 */
import { GraphQLError } from 'graphql';
import type { Awaitable } from '../sources/transport/awaitable.ts';
import { codedError } from './codedError.ts';
import type { ErrorCode } from './errorCodes.rules.ts';
import { SourceError } from '../sources/transport/errors.ts';
import type { SourceErrorCode } from '../sources/transport/sourceNames.ts';

const messages: Readonly<Record<SourceErrorCode, string>> = {
  SOURCE_TIMEOUT: 'did not respond in time',
  SOURCE_UNAVAILABLE: 'is not available',
  SOURCE_REFUSED: 'refused the request',
  SOURCE_MISCONFIGURED: 'does not accept our credentials',
  SOURCE_MALFORMED: 'returned a malformed response',
  REQUEST_ABORTED: 'was not awaited',
};

/**
 * For yoga's `maskedErrors.maskError`: passes our own GraphQL errors, names failed sources, and masks everything else.
 */
export function maskSourceError(error: unknown, message: string): Error {
  const source = sourceErrorOf(error);
  const at = error instanceof GraphQLError ? error : null;
  const position = at ? { nodes: at.nodes, path: at.path } : {};
  if (source) {
    return new GraphQLError(`The ${source.source} service ${messages[source.code]}.`, {
      ...position,
      extensions: { code: source.code, source: source.source },
    });
  }
  if (at && (!at.originalError || at.originalError instanceof GraphQLError)) return at;
  const code: ErrorCode = 'INTERNAL_SERVER_ERROR';
  return new GraphQLError(message, { ...position, extensions: { code } });
}

/** The source error behind a thrown value; null for any other. */
export function sourceErrorOf(error: unknown): SourceError | null {
  if (error instanceof SourceError) return error;
  return error instanceof GraphQLError && error.originalError instanceof SourceError
    ? error.originalError
    : null;
}

/** True for outages, as opposed to refused requests, and for rejected credentials, which no shopper can fix. */
export function isSourceUnavailable(error: unknown): boolean {
  const source = sourceErrorOf(error);
  return source !== null && (source.isOutage || source.code === 'SOURCE_MISCONFIGURED');
}

/**
 * Resolves to the fallback when the source is unavailable. For optional parts of a page; the call log still records the
 * failure, and the response reports it under `extensions.degraded`.
 */
export function withFallback<Value, Replacement>(
  promise: Promise<Value>,
  fallback: Replacement,
): Promise<Value | Replacement>;
/** A value that is known needs none. */
export function withFallback<Value, Replacement>(
  value: Awaitable<Value>,
  fallback: Replacement,
): Awaitable<Value | Replacement>;
export function withFallback<Value, Replacement>(
  value: Awaitable<Value>,
  fallback: Replacement,
): Awaitable<Value | Replacement> {
  if (!(value instanceof Promise)) return value;
  return value.catch((error: unknown) => {
    if (isSourceUnavailable(error)) return fallback;
    throw error;
  });
}

/** An invalid request; the message is for the developer who sent it. */
export function badInput(message: string): GraphQLError {
  return codedError('BAD_USER_INPUT', message);
}

export function unknownLocale(locale: string): GraphQLError {
  return codedError('UNKNOWN_LOCALE', `'${locale.slice(0, 40)}' is not a locale of this shop.`);
}

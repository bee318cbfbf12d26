/**
 * What a caller learns of a failure: which source and which kind of trouble, never a URL, a token or a body
 * (design: failure policy). Domains ask here what a caught error was, so that they need no source's code.
 */
import { GraphQLError } from 'graphql';
import { SourceError, type SourceErrorCode } from './sources/errors.ts';

const words: Readonly<Record<SourceErrorCode, string>> = {
  SOURCE_TIMEOUT: 'did not answer in time',
  SOURCE_UNAVAILABLE: 'is not available',
  SOURCE_REFUSED: 'refused the request',
  SOURCE_MISCONFIGURED: 'does not accept our credentials',
  SOURCE_MALFORMED: 'gave an answer that could not be read',
  REQUEST_ABORTED: 'was not waited for',
};

/** For yoga's `maskedErrors.maskError`: our own GraphQL errors pass, source errors are named, the rest is silent. */
export function maskSourceError(error: unknown, message: string): Error {
  const source = sourceErrorOf(error);
  const at = error instanceof GraphQLError ? error : null;
  const position = at ? { nodes: at.nodes, path: at.path } : {};
  if (source) {
    return new GraphQLError(`The ${source.source} service ${words[source.code]}.`, {
      ...position,
      extensions: { code: source.code, source: source.source },
    });
  }
  if (at && (!at.originalError || at.originalError instanceof GraphQLError)) return at;
  return new GraphQLError(message, { ...position, extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** The source error behind whatever was thrown, null when it is none. */
export function sourceErrorOf(error: unknown): SourceError | null {
  if (error instanceof SourceError) return error;
  return error instanceof GraphQLError && error.originalError instanceof SourceError
    ? error.originalError
    : null;
}

/** True when the upstream is ill rather than the question wrong; also when its credentials fail: no shopper can help that. */
export function isSourceIll(error: unknown): boolean {
  const source = sourceErrorOf(error);
  return source !== null && (source.isOutage || source.code === 'SOURCE_MISCONFIGURED');
}

/**
 * The answer, or the replacement when its source is ill. For what a page can do without; the call log still names the
 * failure, and the answer tells it under `extensions.degraded`.
 */
export async function unlessIll<Value, Replacement>(
  promise: Promise<Value>,
  replacement: Replacement,
): Promise<Value | Replacement> {
  try {
    return await promise;
  } catch (error) {
    if (isSourceIll(error)) return replacement;
    throw error;
  }
}

/** A question that cannot be answered as it was put; the message is for the developer who put it. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

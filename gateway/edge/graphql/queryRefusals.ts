/** Errors for refused queries, with the exceeded limit and its numbers where there are any. */
import type { GraphQLError } from 'graphql';
import { codedError } from '../../graph/codedError.ts';
import type { ExceededLimit } from './documents/documentLimits.rules.ts';

export function tooLarge({ limit, value, most }: ExceededLimit): GraphQLError {
  const found = value === null ? `more than ${most}` : `${value} of at most ${most}`;
  const message = `The query is too large: ${limit} ${found}.`;
  return codedError('QUERY_TOO_LARGE', message, { limit, value, most });
}

export function spreadsItself(fragment: string): GraphQLError {
  return codedError('GRAPHQL_VALIDATION_FAILED', `Fragment "${fragment.slice(0, 60)}" spreads itself.`);
}

export function freeTextRefused(): GraphQLError {
  const message =
    'This endpoint runs only the shop’s own operations, by documentId. Other queries need a partner key.';
  return codedError('FREE_TEXT_REFUSED', message);
}

export function unknownOperation(): GraphQLError {
  const message = 'No operation is persisted under this documentId: it is mistyped, or has ended.';
  return codedError('PERSISTED_QUERY_NOT_IN_LIST', message);
}

export function operationMissing(): GraphQLError {
  return codedError('PERSISTED_QUERY_ID_REQUIRED', 'The request has neither a documentId nor a query.');
}

export function bothGiven(): GraphQLError {
  return codedError('BAD_REQUEST', 'The request has a documentId and a query: send one of them.');
}

export function introspectionRefused(): GraphQLError {
  return codedError('INTROSPECTION_OFF', 'Introspection needs a partner key.');
}

/** @param kind such as `subscription` or `@defer`. */
export function notSupported(kind: string): GraphQLError {
  return codedError('OPERATION_NOT_SUPPORTED', `This endpoint does not support ${kind}.`);
}

export function rateLimited(requested: number, limit: number, waitSeconds: number): GraphQLError {
  const message = `The query costs ${requested} points, more than remain of the ${limit} per minute. Try again in ${waitSeconds} s.`;
  return codedError('RATE_LIMITED', message, { retryAfterSeconds: waitSeconds });
}

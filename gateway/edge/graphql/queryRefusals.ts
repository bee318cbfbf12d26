/** Errors for refused queries, with the exceeded limit and its numbers where there are any. */
import { GraphQLError } from 'graphql';
import type { ExceededLimit } from './documents/documentLimits.rules.ts';

function refusal(status: number, code: string, message: string, facts: object = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...facts, http: { status } } });
}

export function tooLarge({ limit, value, most }: ExceededLimit): GraphQLError {
  const found = value === null ? `more than ${most}` : `${value} of at most ${most}`;
  const message = `The query is too large: ${limit} ${found}.`;
  return refusal(400, 'QUERY_TOO_LARGE', message, { limit, value, most });
}

export function spreadsItself(fragment: string): GraphQLError {
  return refusal(400, 'GRAPHQL_VALIDATION_FAILED', `Fragment "${fragment.slice(0, 60)}" spreads itself.`);
}

export function freeTextRefused(): GraphQLError {
  const message =
    'This endpoint runs only the shop’s own operations, by documentId. Other queries need a partner key.';
  return refusal(403, 'FREE_TEXT_REFUSED', message);
}

export function unknownOperation(): GraphQLError {
  const message = 'No operation is persisted under this documentId.';
  return refusal(400, 'PERSISTED_QUERY_NOT_IN_LIST', message);
}

export function operationMissing(): GraphQLError {
  return refusal(400, 'PERSISTED_QUERY_ID_REQUIRED', 'The request has neither a documentId nor a query.');
}

export function bothGiven(): GraphQLError {
  return refusal(400, 'BAD_REQUEST', 'The request has a documentId and a query: send one of them.');
}

export function introspectionRefused(): GraphQLError {
  return refusal(403, 'INTROSPECTION_OFF', 'Introspection needs a partner key.');
}

/** @param kind such as `subscription` or `@defer`. */
export function notSupported(kind: string): GraphQLError {
  return refusal(400, 'OPERATION_NOT_SUPPORTED', `This endpoint does not support ${kind}.`);
}

export function rateLimited(requested: number, limit: number, waitSeconds: number): GraphQLError {
  const message = `The query costs ${requested} points, more than remain of the ${limit} per minute. Try again in ${waitSeconds} s.`;
  return refusal(429, 'RATE_LIMITED', message, { retryAfterSeconds: waitSeconds });
}

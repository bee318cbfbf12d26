/** Errors with a code for programs; the message is for the developer who sent the request. */
import { GraphQLError } from 'graphql';
import { errorStatus, type ErrorCode } from './errorCodes.rules.ts';

/** @param facts further extensions, such as a limit and its numbers. */
export function codedError(code: ErrorCode, message: string, facts: object = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...facts, http: { status: errorStatus[code] } } });
}

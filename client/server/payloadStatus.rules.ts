/**
 * The status that a page would answer with, from the answers to what it is about: 404 where there is no such thing, 410
 * for a product that was withdrawn (404 where nobody could say what else there is), 503 or 500 where an answer fails its screen.
 */
import { responseFailure, type GraphQLResult } from '../relay/response.rules.ts';

export function payloadStatus(answers: readonly GraphQLResult[]): 200 | 404 | 410 | 500 | 503 {
  for (const answer of answers) {
    const failure = responseFailure(answer);
    if (failure) return failure.status;
  }
  const things = answers.flatMap(({ data }) => Object.values(data ?? {}));
  const withdrawn = things.find(isWithdrawn);
  if (things.includes(null) || withdrawn?.alternatives === null) return 404;
  return withdrawn === undefined ? 200 : 410;
}

function isWithdrawn(thing: unknown): thing is { alternatives?: unknown } {
  return (
    typeof thing === 'object' &&
    thing !== null &&
    '__typename' in thing &&
    thing.__typename === 'WithdrawnProduct'
  );
}

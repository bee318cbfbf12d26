/**
 * The status that the page would have, from the responses to its main queries: 404 where the content does not exist,
 * 410 for a withdrawn product (404 where its replacements are unknown), 503 or 500 where a response fails its screen.
 */
import { responseFailure, type GraphQLResult } from '../relay/response.rules.ts';

export function payloadStatus(responses: readonly GraphQLResult[]): 200 | 404 | 410 | 500 | 503 {
  for (const response of responses) {
    const failure = responseFailure(response);
    if (failure) return failure.status;
  }
  const values = responses.flatMap(({ data }) => Object.values(data ?? {}));
  const withdrawn = values.find(isWithdrawn);
  if (values.includes(null) || withdrawn?.alternatives === null) return 404;
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

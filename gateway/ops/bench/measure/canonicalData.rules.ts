/** What a GraphQL answer says, in one form: two answers are the same when their texts are. */
import { canonicalJson } from '../../../edge/responseCache/canonicalJson.rules.ts';

/**
 * Without its extensions.
 * @throws Error when it holds errors: a server that fails quickly is not fast.
 */
export function canonicalData(body: string): string {
  const { data, errors } = JSON.parse(body) as { data?: unknown; errors?: unknown };
  if (errors !== undefined || data === undefined || data === null)
    throw new Error(`not an answer: ${body.slice(0, 400)}`);
  return canonicalJson(data);
}

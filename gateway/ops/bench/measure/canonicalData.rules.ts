/** Canonical form of a GraphQL response, for comparison. */
import { canonicalJson } from '../../../edge/responseCache/canonicalJson.rules.ts';

/**
 * Omits extensions.
 * @throws Error when it contains errors: a server that fails quickly is not fast.
 */
export function canonicalData(body: string): string {
  const { data, errors } = JSON.parse(body) as { data?: unknown; errors?: unknown };
  if (errors !== undefined || data === undefined || data === null)
    throw new Error(`not an answer: ${body.slice(0, 400)}`);
  return canonicalJson(data);
}

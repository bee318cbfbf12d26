/**
 * What only search engines read of a screen. It is asked and written on the server alone, beside the screen's own
 * queries: browsers carry neither its code nor its data, and a page is no larger for it once it is hydrated.
 */
import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import type { Graph, Thing, WithContext } from 'schema-dts';
import type { RouteMatch } from '../navigation/entryPoint.ts';
import type { Execute } from '../relay/serverEnvironment.ts';

export interface StructuredDataRequest {
  readonly match: RouteMatch;
  /** Public origin of the shop, without a slash at the end. */
  readonly origin: string;
  readonly execute: Execute;
}

/** One block of structured data; null when there is nothing to say. */
export type StructuredDataReader = (
  request: StructuredDataRequest,
) => Promise<Graph | WithContext<Thing> | null>;

/**
 * The answer to a query without fragments, as the gateway gives it. Fields that could not be loaded are null.
 *
 * @returns null when nothing could be had.
 */
export async function readAnswer<Q extends OperationType>(
  execute: Execute,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
): Promise<Q['response'] | null> {
  const { id } = getRequest(query).params;
  if (!id) throw new Error('Only persisted operations are asked.');
  const answer = (await execute(id, variables)) as { data?: Q['response'] | null };
  return answer.data ?? null;
}

/**
 * Structured data of a screen, queried and written on the server only, beside the screen's own queries: browsers load
 * neither its code nor its data.
 */
import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import type { Graph, Thing, WithContext } from 'schema-dts';
import type { RouteMatch } from '../navigation/entryPoint.ts';
import type { Execute } from '../relay/serverEnvironment.ts';

export interface StructuredDataRequest {
  readonly match: RouteMatch;
  /** Public origin of the shop, without a trailing slash. */
  readonly origin: string;
  readonly execute: Execute;
}

/** One block of structured data; null when there is none. */
export type StructuredDataReader = (
  request: StructuredDataRequest,
) => Promise<Graph | WithContext<Thing> | null>;

/**
 * The response to a query without fragments, as the gateway returns it. Fields that could not be loaded are null.
 *
 * @returns null when the whole query failed.
 */
export async function readAnswer<Q extends OperationType>(
  execute: Execute,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
): Promise<Q['response'] | null> {
  const { id } = getRequest(query).params;
  if (!id) throw new Error('Only persisted operations can be requested.');
  const response = (await execute(id, variables)) as { data?: Q['response'] | null };
  return response.data ?? null;
}

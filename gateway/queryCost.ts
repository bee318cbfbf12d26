/**
 * What an operation may cost at most. Judged before execution, from the text and its variables: once at boot for what
 * our clients shipped, for each request for text from strangers. Resolvers never judge it, so shipped operations run
 * compiled and pay nothing for it.
 */
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { GraphQLError, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';

export interface QueryCost {
  /** Fields, each counted as often as the lists above it are long. */
  complexity: number;
  /** Levels of selections. */
  depth: number;
  /** Selections in all. */
  breadth: number;
}

/** A category page of 96 tiles with everything that a tile can show costs about two thirds of it. */
export const costLimits: Readonly<QueryCost> = { complexity: 60_000, depth: 16, breadth: 1_000 };

/** Cost of one operation of a valid document. Fails with a GraphQL error when a variable does not fit. */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): QueryCost {
  // The plugin takes the first operation it meets: a cheap one in front must not vouch for the one that is run.
  const definitions = document.definitions.filter(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      !operationName ||
      definition.name?.value === operationName,
  );
  return complexityFromQuery({ ...document, definitions }, { schema, variables: { ...variables } });
}

/** Throws QUERY_TOO_LARGE, with the cost and the limits in its extensions, when the operation is over a limit. */
export function refuseCostly(...operation: Parameters<typeof queryCost>): void {
  const cost = queryCost(...operation);
  const over = (Object.keys(costLimits) as (keyof QueryCost)[]).filter(
    (kind) => cost[kind] > costLimits[kind],
  );
  if (over.length === 0) return;
  throw new GraphQLError(
    `The query is too large: ${over.map((kind) => `${kind} ${cost[kind]} of ${costLimits[kind]}`).join(', ')}.`,
    {
      extensions: { code: 'QUERY_TOO_LARGE', http: { status: 400 }, cost, limits: costLimits },
    },
  );
}

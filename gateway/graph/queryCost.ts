/**
 * Query cost limits, checked before execution from the text and its variables: once at boot for shipped operations, per
 * request for ad-hoc ones. Resolvers do not check, so shipped operations run compiled without overhead.
 */
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { codedError } from './codedError.ts';

export interface QueryCost {
  /** Field count, multiplied by the lengths of enclosing lists. */
  complexity: number;
  /** Nesting depth of selections. */
  depth: number;
  /** Total number of selections. */
  breadth: number;
}

/** The most expensive page that is shipped, with 96 full tiles, costs about three quarters of it. */
export const costLimits: Readonly<QueryCost> = { complexity: 65_000, depth: 16, breadth: 1_000 };

/** Cost of one operation of a valid document. Fails with a GraphQL error for invalid variables. */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): QueryCost {
  // The plugin uses the first operation it finds, so a cheap one must not precede the executed one.
  const definitions = document.definitions.filter(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      !operationName ||
      definition.name?.value === operationName,
  );
  return complexityFromQuery({ ...document, definitions }, { schema, variables: { ...variables } });
}

/** Throws QUERY_TOO_LARGE, with cost and limits in its extensions, when a limit is exceeded. */
export function refuseCostly(...operation: Parameters<typeof queryCost>): void {
  const cost = queryCost(...operation);
  const over = (Object.keys(costLimits) as (keyof QueryCost)[]).filter(
    (kind) => cost[kind] > costLimits[kind],
  );
  if (over.length === 0) return;
  throw codedError(
    'QUERY_TOO_LARGE',
    `The query is too large: ${over.map((kind) => `${kind} ${cost[kind]} of ${costLimits[kind]}`).join(', ')}.`,
    { cost, limits: costLimits },
  );
}

/**
 * Points that a request costs: the maximum size of its result with the given variables, each field multiplied by the
 * lengths of the lists around it.
 */
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { queryCost, refuseCostly } from '../../graph/queryCost.ts';
import type { FoundDocument } from './documents/documents.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The cost of parsing and analysing a query, whatever the outcome; also charged for a refused persisted operation. */
export const READING_POINTS = 20;

const KEPT_COSTS = 5_000;

export class OperationCost {
  readonly #schema: GraphQLSchema;
  /** By persisted operation and those of its variables that determine list lengths. */
  readonly #kept = new LRUCache<string, number>({ max: KEPT_COSTS });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @throws GraphQLError QUERY_TOO_LARGE when an ad-hoc query exceeds a limit, or its variables do not fit. */
  points(
    { document, persistedId }: FoundDocument,
    operationName: string | null | undefined,
    variables: Variables,
  ): number {
    if (persistedId === null) {
      refuseCostly(this.#schema, document, operationName, variables);
      return this.#judged(document, operationName, variables);
    }
    // Strings do not affect the cost.
    const key = `${persistedId} ${JSON.stringify(variables, (_, value: unknown) => (typeof value === 'string' ? '' : value))}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    try {
      const points = this.#judged(document, operationName, variables);
      this.#kept.set(key, points);
      return points;
    } catch (error) {
      // Execution reports invalid variables, with the same message for everybody.
      if (error instanceof GraphQLError) return READING_POINTS;
      throw error;
    }
  }

  #judged(
    ...[document, operationName, variables]: [FoundDocument['document'], string | null | undefined, Variables]
  ): number {
    const { complexity } = queryCost(this.#schema, document, operationName, variables);
    return Math.max(1, Math.ceil(complexity));
  }
}

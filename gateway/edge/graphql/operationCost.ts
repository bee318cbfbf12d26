/**
 * Points that one request costs: what its operation may answer at most, with the variables that it came with, each field
 * counted as often as the lists above it are long.
 */
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { queryCost, refuseCostly } from '../../graph/queryCost.ts';
import type { FoundDocument } from './documents/documents.ts';

type Variables = Readonly<Record<string, unknown>>;

/** To read a text and judge it is work, whatever becomes of it; also what a persisted operation costs that is refused. */
export const READING_POINTS = 20;

const KEPT_COSTS = 5_000;

export class OperationCost {
  readonly #schema: GraphQLSchema;
  /** By persisted operation and what of its variables says how long lists are. */
  readonly #kept = new LRUCache<string, number>({ max: KEPT_COSTS });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @throws GraphQLError QUERY_TOO_LARGE when free text is over a limit, or its variables do not fit. */
  points(
    { document, persistedId }: FoundDocument,
    operationName: string | null | undefined,
    variables: Variables,
  ): number {
    if (persistedId === null) {
      refuseCostly(this.#schema, document, operationName, variables);
      return this.#judged(document, operationName, variables);
    }
    // No cost depends on what a text says.
    const key = `${persistedId} ${JSON.stringify(variables, (_, value: unknown) => (typeof value === 'string' ? '' : value))}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    try {
      const points = this.#judged(document, operationName, variables);
      this.#kept.set(key, points);
      return points;
    } catch (error) {
      // Execution will say what is wrong with the variables, in the same words for everybody.
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

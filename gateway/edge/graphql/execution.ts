/**
 * Runs persisted operations in process, for pages and their payloads, with the same charges and results as over HTTP;
 * and the gateway's own queries.
 */
import { GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { BudgetState } from '../limits/budget.rules.ts';
import type { Charges } from '../limits/charges.ts';
import type { CompiledOperations } from './documents/compiledOperations.ts';
import { shippedName, type FoundDocument } from './documents/documents.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { withExtensions, type GraphqlAnswers } from './graphqlAnswers.ts';
import type { ContextFor } from './operationContext.ts';
import type { OperationCost } from './operationCost.ts';
import type { Operations } from './documents/operations.ts';
import { tolerantVariables } from './documents/tolerantVariables.ts';

export interface ExecutionOptions {
  schema: GraphQLSchema;
  operations: Operations;
  contextFor: ContextFor;
  compiled: CompiledOperations;
  charges: Charges;
  cost: OperationCost;
  answers: GraphqlAnswers;
}

export interface Execution {
  /** Charges the cost of a persisted operation. Returns the refusal when the budget is exhausted. */
  chargePersisted(
    documentId: string,
    variables: Readonly<Record<string, unknown>>,
    edge: EdgeRequest,
  ): Promise<GraphQLError | null>;
  /** The remaining budget after the charge; null when nothing was charged, or the caller has no budget. */
  budgetOf(edge: EdgeRequest): BudgetState | null;
  /** Charges points; false when the budget is exhausted. */
  takes(edge: EdgeRequest, points: number): Promise<boolean>;
  /** @throws GraphQLError when the operation may not run for this request. */
  executePersisted(
    documentId: string,
    variables: Readonly<Record<string, unknown>>,
    edge: EdgeRequest,
  ): Promise<ExecutionResult>;
  /** Runs a valid query of the gateway's own, such as an example of the reference. Nothing is charged. */
  executeOwn(
    document: DocumentNode,
    operationName: string | null,
    variables: Readonly<Record<string, unknown>>,
    edge: EdgeRequest,
  ): Promise<ExecutionResult>;
}

export function createExecution(options: ExecutionOptions): Execution {
  const { schema, operations, contextFor, compiled, charges, cost, answers } = options;

  async function run(
    found: FoundDocument,
    operationName: string | null,
    variables: Readonly<Record<string, unknown>>,
    edge: EdgeRequest,
  ): Promise<ExecutionResult> {
    const { document } = found;
    const variableValues = tolerantVariables(schema, found, variables);
    const contextValue = contextFor({ document, operationName, variableValues }, edge);
    const result = await compiled.run(document, {
      operationName,
      contextValue,
      variableValues,
      hideSuggestions: true,
    });
    const masked = result.errors?.map((error) => answers.mask(error, 'Unexpected error.') as GraphQLError);
    const operation = shippedName(found);
    const errors = masked && answers.reportErrors(masked, { requestId: edge.requestId, operation });
    return withExtensions({ ...result, ...(errors ? { errors } : {}) }, edge);
  }

  return {
    async chargePersisted(documentId, variables, edge) {
      const document = operations.get(documentId);
      if (!document) return null;
      const found = { document, persistedId: documentId };
      try {
        await charges.charge(edge, cost.points(found, null, tolerantVariables(schema, found, variables)));
        return null;
      } catch (error) {
        if (error instanceof GraphQLError) return error;
        throw error;
      }
    },
    budgetOf: (edge) => charges.of(edge)?.budget ?? null,
    async takes(edge, points) {
      return (await charges.take(edge, points)).budget?.allowed ?? true;
    },
    async executePersisted(documentId, variables, edge) {
      const document = operations.get(documentId);
      if (!document)
        throw new Error(`No persisted operation ${documentId}: schema/operations.json is behind the client`);
      return run({ document, persistedId: documentId }, null, variables, edge);
    },
    executeOwn: (document, operationName, variables, edge) =>
      run({ document, persistedId: null }, operationName, variables, edge),
  };
}

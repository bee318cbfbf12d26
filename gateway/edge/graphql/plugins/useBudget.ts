/**
 * Charges each operation before it runs, and a query before it is parsed, so that callers without budget cause no work.
 * Responses state the remaining budget.
 */
import { rateLimitHeaders } from '../../limits/budget.rules.ts';
import type { Charges } from '../../limits/charges.ts';
import type { Documents } from '../documents/documents.ts';
import type { EdgeRequest } from '../../http/edgeRequest.ts';
import { withCost } from '../graphqlAnswers.ts';
import { READING_POINTS, type OperationCost } from '../operationCost.ts';
import type { EdgePlugin } from './EdgeContext.ts';

export interface BudgetOptions {
  charges: Charges;
  documents: Documents;
  cost: OperationCost;
}

export function useBudget({ charges, documents, cost }: BudgetOptions): EdgePlugin {
  return {
    async onParams({ params, context: { edge } }) {
      if (params.query !== undefined && documents.isTrusted(edge.client))
        await charges.charge(edge, READING_POINTS);
    },
    async onExecute({ args }) {
      const { edge } = args.contextValue;
      const found = documents.foundFor(edge);
      const points = found
        ? cost.points(found, args.operationName, args.variableValues ?? {})
        : READING_POINTS;
      await charges.charge(edge, points);
    },
    async onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const { edge, res } = serverContext;
      // Refused before its cost was known: parsing is charged nevertheless.
      const charged = charges.of(edge) ?? (edge.isPaid ? null : await charges.take(edge, READING_POINTS));
      if (!charged?.budget) return;
      for (const [name, value] of Object.entries(rateLimitHeaders(charged.budget)))
        res.setHeader(name, value);
      if (showsCost(edge)) setResult(withCost(result, charged.points, charged.budget));
    },
  };
}

/** Partners always get their remaining budget; users of an open endpoint only with an explanation. */
function showsCost({ client, explains }: EdgeRequest): boolean {
  return client.kind === 'partner' || explains;
}

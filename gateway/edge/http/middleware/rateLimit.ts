/** Limits pages by address. GraphQL is charged points instead (operationCost.ts), also for a page's payload. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Budgets } from '../../limits/budgets.ts';
import { GRAPHQL_PATH } from '../../graphql/graphql.ts';
import { isOverPages } from '../../limits/pageBudget.ts';
import { pageOfPayload } from '../../pages/payloads.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function rateLimit(budgets: Pick<Budgets, 'takePage'>): EdgeMiddleware {
  return async ({ env: { outgoing, arrival } }, next) => {
    const { path, url, isApi, address } = arrival;
    const takesPoints = path === GRAPHQL_PATH || (!isApi && pageOfPayload(url) !== null);
    if (!takesPoints && (await isOverPages(budgets, outgoing, address))) return RESPONSE_ALREADY_SENT;
    return next();
  };
}

/** Rate limit of pages by address, so that one caller cannot exhaust the gateway. Crawlers honour `Retry-After`. */
import type { ServerResponse } from 'node:http';
import { rateLimitHeaders, waitSeconds } from './budget.rules.ts';
import type { Budgets } from './budgets.ts';

/** Responds with 429 and returns true when the address has used its pages of the minute. */
export async function isOverPages(
  budgets: Pick<Budgets, 'takePage'>,
  response: ServerResponse,
  address: string,
): Promise<boolean> {
  const budget = await budgets.takePage(address);
  if (budget === null || budget.allowed) return false;
  response
    .writeHead(429, {
      ...rateLimitHeaders(budget),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(`Too many pages in a minute. Try again in ${waitSeconds(budget)} s.`);
  return true;
}

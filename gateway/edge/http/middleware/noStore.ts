/** Answers of the API are somebody's own: nobody keeps them unless they say so themselves. */
import type { EdgeMiddleware } from './EdgeEnv.ts';

export const noStore: EdgeMiddleware = async ({ env: { outgoing, arrival } }, next) => {
  if (arrival.isApi) outgoing.setHeader('cache-control', 'private, no-store');
  return next();
};

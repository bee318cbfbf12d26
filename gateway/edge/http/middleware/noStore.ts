/** Responses of the API are private and not stored, unless they say otherwise. */
import type { EdgeMiddleware } from './EdgeEnv.ts';

export const noStore: EdgeMiddleware = async ({ env: { outgoing, arrival } }, next) => {
  if (arrival.isApi) outgoing.setHeader('cache-control', 'private, no-store');
  return next();
};

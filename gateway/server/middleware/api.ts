/** What every answer of the API has in common: it is somebody's own, and what is missing is told as JSON. */
import type { EdgeMiddleware } from './EdgeEnv.ts';
import { json } from './json.ts';

export const noStore: EdgeMiddleware = async ({ env: { outgoing } }, next) => {
  outgoing.setHeader('cache-control', 'private, no-store');
  return next();
};

export const apiNotFound: EdgeMiddleware = async (c) =>
  json(c, { error: `Page not found: ${c.env.arrival.path}` }, 404);

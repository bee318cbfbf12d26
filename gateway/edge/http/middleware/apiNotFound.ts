/** What the API lacks is told as JSON. */
import type { EdgeMiddleware } from './EdgeEnv.ts';
import { json } from './json.ts';

export const apiNotFound: EdgeMiddleware = async (c, next) => {
  const { isApi, path } = c.env.arrival;
  return isApi ? json(c, { error: `Page not found: ${path}` }, 404) : next();
};

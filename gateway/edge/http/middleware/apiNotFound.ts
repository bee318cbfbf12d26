/** 404 as JSON for unknown paths of the API. */
import type { EdgeMiddleware } from './EdgeEnv.ts';
import { json } from './json.ts';

export const apiNotFound: EdgeMiddleware = async (c, next) => {
  const { isApi, path } = c.env.arrival;
  return isApi ? json(c, { error: `Page not found: ${path}` }, 404) : next();
};

/** CORS for the GraphQL endpoint; preflights are answered before any work is done. */
import { corsHeaders } from '../cors.rules.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

/** @param allowed origins of partners' pages. */
export function cors(allowed: readonly string[]): EdgeMiddleware {
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const { origin } = incoming.headers;
    const asksForMethod = incoming.headers['access-control-request-method'];
    if (incoming.method === 'OPTIONS' && origin !== undefined && asksForMethod !== undefined)
      return c.body(null, 204, corsHeaders({ origin, asksForMethod, allowed }));
    for (const [name, value] of Object.entries(corsHeaders({ origin, asksForMethod: undefined, allowed })))
      outgoing.setHeader(name, value);
    return next();
  };
}

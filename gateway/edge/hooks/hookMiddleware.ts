/** Endpoints for the vendors' webhooks. */
import type { HookEndpoint } from './vendorHooks.ts';
import type { EdgeMiddleware } from '../http/middleware/EdgeEnv.ts';
import { json } from '../http/middleware/json.ts';

export function hookMiddleware(answer: HookEndpoint): EdgeMiddleware {
  return async (c) => {
    const { status, error, headers } = await answer(c.env.incoming);
    const all = { ...headers, 'cache-control': 'private, no-store' };
    return error === null ? c.body(null, 200, all) : json(c, { error }, status, all);
  };
}

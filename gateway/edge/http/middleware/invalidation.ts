/** Webhook endpoint for changes upstream. */
import type { InvalidationWebhook } from '../../invalidation/invalidationWebhook.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';
import { json } from './json.ts';

export function invalidation(answer: InvalidationWebhook): EdgeMiddleware {
  return async (c) => {
    const { status, body, headers } = await answer(c.env.incoming);
    return json(c, body, status, { ...headers, 'cache-control': 'private, no-store' });
  };
}

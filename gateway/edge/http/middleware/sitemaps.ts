/** `/robots.txt` and the sitemaps. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { SendSitemap } from '../../pages/sitemaps.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function sitemaps(send: SendSitemap): EdgeMiddleware {
  return async ({ env: { incoming, outgoing, arrival } }, next) =>
    !arrival.isApi && (await send(incoming, outgoing, arrival.path)) ? RESPONSE_ALREADY_SENT : next();
}

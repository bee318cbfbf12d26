/** A page's data without its markup, at `…/_payload.json`. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { pageOfPayload, type createPayloads } from '../../pages/payloads.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';
import { json } from './json.ts';

export function payloads(payloadOf: ReturnType<typeof createPayloads>): EdgeMiddleware {
  return async (c, next) => {
    const page = pageOfPayload(c.env.arrival.url);
    if (page === null) return next();
    const { incoming, outgoing } = c.env;
    const answer = await payloadOf(page, incoming, outgoing, c.get('edge'));
    if (answer === null) return RESPONSE_ALREADY_SENT;
    const { payload, cacheControl } = answer;
    return json(c, payload, 200, { 'cache-control': cacheControl, 'x-robots-tag': 'noindex' });
  };
}

/** A page's data beside the page, at `…/_payload.json`. */
import { pageOfPayload, type createPayloads } from '../payloads.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';
import { json } from './json.ts';

export function payloads(payloadOf: ReturnType<typeof createPayloads>): EdgeMiddleware {
  return async (c, next) => {
    const page = pageOfPayload(c.env.arrival.url);
    if (page === null) return next();
    const languages = c.env.incoming.headers['accept-language'] ?? '';
    const { payload, cacheControl } = await payloadOf(page, c.get('edge'), languages);
    return json(c, payload, 200, { 'cache-control': cacheControl, 'x-robots-tag': 'noindex' });
  };
}

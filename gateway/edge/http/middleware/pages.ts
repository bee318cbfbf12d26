/** Server-rendered pages: every path that nothing else answers. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { createPages } from '../../pages/pages.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function pages(send: ReturnType<typeof createPages>): EdgeMiddleware {
  return async (c) => {
    const { incoming, outgoing, arrival } = c.env;
    await send(incoming, outgoing, c.get('edge'), arrival.url);
    return RESPONSE_ALREADY_SENT;
  };
}

/** The reference of the graph for developers. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { FindPage } from '../../reference/reference.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function reference(find: FindPage): EdgeMiddleware {
  return async (c) => {
    const { incoming, outgoing, arrival } = c.env;
    const { path, url } = arrival;
    const { status, bytes } = await find(path.replace(/\/$/, ''), url.slice(path.length + 1));
    await bytes.send(incoming, outgoing, status);
    return RESPONSE_ALREADY_SENT;
  };
}

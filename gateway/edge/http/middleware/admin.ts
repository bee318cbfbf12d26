/** Probes; on an open endpoint also metrics and the status page. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AnswerAdmin } from '../../monitoring/adminServer.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function admin(answer: AnswerAdmin): EdgeMiddleware {
  return async ({ env: { incoming, outgoing, arrival } }, next) =>
    (await answer(incoming, outgoing, arrival.path)) ? RESPONSE_ALREADY_SENT : next();
}

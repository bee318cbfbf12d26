/** Refuses requests under overload. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Shedding } from '../../limits/shedding.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function shedding({ admit }: Pick<Shedding, 'admit'>): EdgeMiddleware {
  return async ({ env: { incoming, outgoing, arrival } }, next) =>
    (await admit(incoming, outgoing, arrival.path)) ? next() : RESPONSE_ALREADY_SENT;
}

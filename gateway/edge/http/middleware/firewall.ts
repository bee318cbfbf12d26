/** Refuses callers that the firewall blocks. */
import type { Firewall } from '../../limits/firewall.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function firewall(isBlocked: Firewall): EdgeMiddleware {
  return async (c, next) => (isBlocked(c.env.arrival) ? c.text('Forbidden', 403) : next());
}

/** Pages and files accept only reading methods. */
import type { EdgeMiddleware } from './EdgeEnv.ts';

export const readOnly: EdgeMiddleware = async (c, next) => {
  const { incoming, arrival } = c.env;
  const isReading = incoming.method === 'GET' || incoming.method === 'HEAD';
  return arrival.isApi || isReading ? next() : c.text('Method not allowed', 405, { allow: 'GET, HEAD' });
};

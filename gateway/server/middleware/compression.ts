/** Compresses what is made for one request. */
import compress from 'compression';
import type { EdgeMiddleware, NodeMiddleware } from './EdgeEnv.ts';

// Typed for one framework, written for node:http.
const handler = compress({ threshold: 1_024 }) as unknown as NodeMiddleware;

export const compression: EdgeMiddleware = async ({ env: { incoming, outgoing } }, next) => {
  handler(incoming, outgoing, () => {});
  return next();
};

/**
 * Context of the edge's middlewares: Node's own objects and the arrival from the start, the rest set by earlier
 * middlewares.
 */
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { AuthResult } from '../../partners/partnerAuth.ts';
import type { Arrival } from '../arrival.ts';
import type { EdgeRequest } from '../edgeRequest.ts';

export interface EdgeEnv {
  Bindings: HttpBindings & { arrival: Arrival };
  Variables: {
    /** Result of a partner's key; set by partnerKey.ts for GraphQL alone. */
    key?: AuthResult;
    /** Set by edgeRequest.ts. */
    edge: EdgeRequest;
  };
}

export type EdgeMiddleware = MiddlewareHandler<EdgeEnv>;

/** A handler written for node:http, such as sirv or Vite: responds, or calls `next`. */
export type NodeMiddleware = (
  request: HttpBindings['incoming'],
  response: HttpBindings['outgoing'],
  next: () => void,
) => void;

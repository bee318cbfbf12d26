/** Responds to unexpected failures with a generic message; details are logged. */
import { RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import type { EdgeEnv } from './EdgeEnv.ts';

export function errors(log: Pick<Logger, 'error'>): ErrorHandler<EdgeEnv> {
  return (error, c) => {
    const { outgoing, arrival } = c.env;
    // The caller disconnected, as the access log shows.
    if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
    log.error({ err: error, requestId: arrival.requestId }, 'request failed');
    if (!outgoing.headersSent) return c.text(`Oops! Something Broke\nRequest ${arrival.requestId}`, 500);
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  };
}

/** For requests that Hono rejects: an invalid URL or host. */
export function refusedRequest(error: unknown): Response {
  return new Response(null, { status: error instanceof RequestError ? 400 : 500 });
}

/** Where the edge gets its requests from: its own port, or a longer-lived server (`npm run dev`). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain.ts';
import { addressOf } from './edgeRequest.ts';
import { createLimitedServer, requestLimits } from './requestLimits.ts';

export interface Listener {
  port: number;
  /** Resolves once running requests are answered, or aborted after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** @throws Error with code EADDRINUSE when another process listens there. */
export type Listen = (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) => Promise<Listener>;

/**
 * Backlog of connections that wait to be accepted while the event loop is busy. Node's default of 511 overflows with a
 * few thousand simultaneous connections, and further callers, including health checks, retry after one to three
 * seconds. The system may have a lower limit (net.core.somaxconn).
 */
const BACKLOG = 4_096;

interface ListenOptions {
  port: number;
  host: string;
  /** Milliseconds for which a closing listener still accepts connections. */
  drainDelayMs: number;
  /** Number of reverse proxies in front (addressOf). */
  trustedProxies: number;
}

export function listenOn({ port, host, drainDelayMs, trustedProxies }: ListenOptions): Listen {
  return async (answer) => {
    const server = createLimitedServer(answer, requestLimits, {
      callerOf: (request) => addressOf(request, trustedProxies),
      isDirect: trustedProxies === 0,
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, backlog: BACKLOG }, resolve);
    });
    return {
      port: (server.address() as AddressInfo).port,
      close: (graceMs) => drain(server, { delayMs: drainDelayMs, graceMs }),
    };
  };
}

/** Where the edge gets its requests from: a port of its own, or a server that outlives it (`npm run dev`). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain.ts';
import { addressOf } from './edgeRequest.ts';
import { createLimitedServer, requestLimits } from './requestLimits.ts';

export interface Listener {
  port: number;
  /** Resolves once running requests are answered, or cut off because they took longer than `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** @throws Error with the code EADDRINUSE when another process listens there. */
export type Listen = (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) => Promise<Listener>;

/**
 * Connections that may wait to be accepted while the loop is busy. With Node's 511 a few thousand that come at once
 * overflow it, and whoever comes then, health checks too, tries again after one second or three. The system may have a
 * lower limit of its own (net.core.somaxconn).
 */
const BACKLOG = 4_096;

interface ListenOptions {
  port: number;
  host: string;
  /** Milliseconds that a closing listener still accepts connections. */
  drainDelayMs: number;
  /** Reverse proxies in front (addressOf). */
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

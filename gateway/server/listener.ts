/** Where the edge gets its requests from: a port of its own, or a server that outlives it (`npm run dev`). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain.ts';
import { createLimitedServer } from './requestLimits.ts';

export interface Listener {
  port: number;
  /** Resolves once running requests are answered, or cut off because they took longer than `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** @throws Error with the code EADDRINUSE when another process listens there. */
export type Listen = (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) => Promise<Listener>;

/** @param drainDelayMs how long a closing listener still accepts connections. */
export function listenOn(port: number, host: string, drainDelayMs: number): Listen {
  return async (answer) => {
    const server = createLimitedServer(answer);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return {
      port: (server.address() as AddressInfo).port,
      close: (graceMs) => drain(server, { delayMs: drainDelayMs, graceMs }),
    };
  };
}

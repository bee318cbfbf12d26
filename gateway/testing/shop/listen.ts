/** Serves a stand-in on a free loopback port for a test: real sockets, no mocked fetch. */
import { createAdaptorServer } from '@hono/node-server';
// Loads RESPONSE_ALREADY_SENT before a server replaces the global Response: the edge could not detect it afterwards.
import '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** `http://127.0.0.1:PORT`, without trailing slash. */
  url: string;
  close(): Promise<void>;
}

export async function listen(app: Pick<Hono, 'fetch'>): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** A proxy in front of a source that answers some paths itself, with responses that the stand-in never gives. */
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OverridingResponse {
  status: number;
  /** Sent as JSON; no body when absent. */
  json?: unknown;
  /** Only for requests of this method; of any by default. */
  method?: string;
}

export interface OverridingProxy {
  /** Origin to use instead of the target's. */
  url: string;
  /** Response for paths with this prefix, query included; null passes them to the target. */
  answer(pathStart: string, own: OverridingResponse | null): void;
  close(): Promise<void>;
}

export async function startOverridingProxy(target: string): Promise<OverridingProxy> {
  const { hostname, port } = new URL(target);
  const answers = new Map<string, OverridingResponse>();
  const server = createServer((incoming, outgoing) => {
    const own = [...answers].find(
      ([start, { method = incoming.method }]) =>
        incoming.url?.startsWith(start) && method === incoming.method,
    )?.[1];
    if (own) {
      outgoing.writeHead(own.status, { 'content-type': 'application/json' });
      return void outgoing.end(own.json === undefined ? undefined : JSON.stringify(own.json));
    }
    const upstream = forward(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.once('error', () => incoming.socket.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer(pathStart, own) {
      if (own) answers.set(pathStart, own);
      else answers.delete(pathStart);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

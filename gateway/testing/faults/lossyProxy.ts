/**
 * A proxy that loses responses: the request is executed, but its response never arrives. A stand-in cannot simulate
 * this, since its faults apply before execution.
 */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyProxy {
  /** Origin to use instead of the target's. */
  url: string;
  /** Executes the next request with this method and path suffix, and loses its response. */
  loseNext(method: 'POST' | 'PUT' | 'DELETE', pathEnd?: string): void;
  close(): Promise<void>;
}

export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const { hostname, port } = new URL(target);
  const doomed: { method: string; pathEnd: string }[] = [];
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const index = doomed.findIndex(
      ({ method, pathEnd }) => method === incoming.method && incoming.url?.endsWith(pathEnd),
    );
    const isLost = index !== -1;
    if (isLost) doomed.splice(index, 1);
    const upstream = forward(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (isLost) {
          answer.resume().once('end', () => incoming.socket.destroy());
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.once('error', () => incoming.socket.destroy());
    incoming.pipe(upstream);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseNext: (method, pathEnd = '') => void doomed.push({ method, pathEnd }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

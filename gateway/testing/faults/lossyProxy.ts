/**
 * A wire that loses answers: the request arrives and is carried out, the answer never comes back. The one illness that
 * a stand-in cannot play itself, since its faults strike before the work is done.
 */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyProxy {
  /** Origin to use instead of the target's. */
  url: string;
  /** The next request of this method, whose path ends so, is carried out and its answer lost. */
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

/**
 * A relay between gateway and a source that refuses connections (`down`), or accepts and resets them (`reset`). A
 * stand-in behind a listening port cannot simulate these faults.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Relay {
  /** Origin to use instead of the target's. */
  url: string;
  set(state: 'open' | 'down' | 'reset'): Promise<void>;
  close(): Promise<void>;
}

export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let resets = false;
  let bound = 0;
  let server: Server | null = null;

  function pass(incoming: Socket): void {
    incoming.on('error', () => incoming.destroy());
    if (resets) return void incoming.once('data', () => incoming.resetAndDestroy());
    const outgoing = connect(Number(port), hostname);
    outgoing.on('error', () => incoming.destroy());
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    incoming.pipe(outgoing).pipe(incoming);
  }

  async function listen(): Promise<void> {
    if (server) return;
    const opened = createServer(pass);
    server = opened;
    await new Promise<void>((resolve, reject) => {
      opened.once('error', reject);
      opened.listen(bound, '127.0.0.1', resolve);
    });
    bound = (opened.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    const closed = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (closed) await new Promise((resolve) => closed.close(resolve));
  }

  await listen();
  return {
    url: `http://127.0.0.1:${bound}`,
    async set(state) {
      resets = state === 'reset';
      await stop();
      if (state !== 'down') await listen();
    },
    close: stop,
  };
}

/**
 * The first page of a process loads code and content that every later one reuses: the gateway asks for it itself, before
 * anybody else can.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Listen } from '../http/listener.ts';

const MOST_MS = 5_000;

/** @param before is done before the listener opens, with what will answer there. */
export function listenAfter(listen: Listen, before: (answer: RequestListener) => Promise<unknown>): Listen {
  return async (answer) => {
    await before(answer);
    return listen(answer);
  };
}

/** Whatever the answer is: with a source down the shop opens all the same. */
export async function warmUp(answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  // Workers would share one that is not exclusive.
  await new Promise<void>((resolve) =>
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve),
  );
  const { port } = server.address() as AddressInfo;
  try {
    const page = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { 'user-agent': 'warm-up' },
      signal: AbortSignal.timeout(MOST_MS),
    });
    await page.text();
  } catch {
    // Cold, then: the first shopper waits a little longer.
  }
  server.close();
  server.closeAllConnections();
}

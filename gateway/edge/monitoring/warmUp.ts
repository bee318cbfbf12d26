/**
 * Requests the first page of a process before the listener opens: it loads code and content that later pages reuse.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Listen } from '../http/listener.ts';

const MAX_MS = 5_000;

/** @param before runs before the listener opens, with the request handler. */
export function listenAfter(listen: Listen, before: (answer: RequestListener) => Promise<unknown>): Listen {
  return async (answer) => {
    await before(answer);
    return listen(answer);
  };
}

/** Ignores the outcome: with a source down the shop starts nevertheless. */
export async function warmUp(answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  // A non-exclusive port would be shared by workers.
  await new Promise<void>((resolve) =>
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve),
  );
  const { port } = server.address() as AddressInfo;
  try {
    const page = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { 'user-agent': 'warm-up' },
      signal: AbortSignal.timeout(MAX_MS),
    });
    await page.text();
  } catch {
    // Without a warm cache, the first shopper waits a little longer.
  }
  server.close();
  server.closeAllConnections();
}

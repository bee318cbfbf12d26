/**
 * Graceful shutdown of a server behind a load balancer: it reports that it is not ready, keeps answering until the
 * balancer has noticed, and only then closes. No request is dropped unless it takes longer than the grace period.
 */
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface DrainTimes {
  /** Milliseconds between reporting not ready and closing the listener, so that load balancers notice. */
  delayMs: number;
  /** Milliseconds that running requests have afterwards. */
  graceMs: number;
}

/** Milliseconds within which the first request of the last accepted connection arrives. */
const FIRST_REQUEST_MS = 250;

export async function drain(server: Server, { delayMs, graceMs }: DrainTimes): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  if (delayMs > 0) {
    await sleep(delayMs);
    await allAccepted();
    // Closes the listener alone. `http.Server.close` also ends connections whose first request is still on its way, and
    // a proxy must not repeat a POST.
    Listener.prototype.close.call(server);
    await sleep(FIRST_REQUEST_MS);
  }
  server.close();
  // A busy connection becomes idle once its response is sent; nothing else would close it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}

/**
 * Connections in the accept queue are reset when a listener closes. The event loop accepts them before it runs
 * immediates, so this resolves in an immediate of a turn so short that hardly another connection can have arrived.
 */
async function allAccepted(): Promise<void> {
  for (let turns = 0; turns < 1_000; turns += 1) {
    const begun = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - begun < 1) return;
  }
}

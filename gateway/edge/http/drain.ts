/**
 * The end of a server that others still send requests to: it says that it is not ready, goes on answering until they have
 * noticed, and only then closes. Nothing that was asked is left unanswered, unless it takes longer than the grace.
 */
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface DrainTimes {
  /** Milliseconds between being unready and closing the listener, so that whoever balances the load notices. */
  delayMs: number;
  /** Milliseconds that running requests then have. */
  graceMs: number;
}

/** Milliseconds in which the first request of a connection arrives that was accepted last. */
const FIRST_REQUEST_MS = 250;

export async function drain(server: Server, { delayMs, graceMs }: DrainTimes): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  if (delayMs > 0) {
    await sleep(delayMs);
    await allAccepted();
    // The listener alone. An HTTP server that closes also ends connections whose first request is still on its way, and
    // a proxy must not send a POST twice.
    Listener.prototype.close.call(server);
    await sleep(FIRST_REQUEST_MS);
  }
  server.close();
  // A connection that was busy turns idle when its answer is out; nobody else would close it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}

/**
 * Connections that wait to be accepted when a listener closes are cut off. The loop accepts them before it comes to its
 * immediates: this resolves there, in a turn that was so short that hardly another one can have come.
 */
async function allAccepted(): Promise<void> {
  for (let turns = 0; turns < 1_000; turns += 1) {
    const begun = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - begun < 1) return;
  }
}

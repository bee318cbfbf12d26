/** HTTP as no client library writes it, for tests of how the gateway takes what is broken, endless or too much. */
import { connect } from 'node:net';

/** Writes the text and gives everything that comes back until the other side closes. Rejects when it never does. */
export function exchange(url: string, text: string, withinMs = 5_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`still open after ${withinMs} ms; received ${JSON.stringify(received)}`));
    }, withinMs);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (received += chunk));
    // What was written after the other side had closed is no news.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
    socket.write(text);
  });
}

/** The status line's number; 0 when there is none. */
export function statusOf(received: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
}

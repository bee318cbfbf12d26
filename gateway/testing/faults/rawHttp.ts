/** Raw HTTP, for tests of malformed, endless or oversized requests. */
import { connect } from 'node:net';

/** Sends the text and returns everything until the server closes the connection. Rejects when it never does. */
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
    // Errors of writing after the server has closed are expected.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
    socket.write(text);
  });
}

/** Status code of the response; 0 when there is none. */
export function statusOf(received: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
}

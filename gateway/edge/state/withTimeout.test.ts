import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { withTimeout } from './withTimeout.ts';
import { StateUnavailableError } from './SharedState.ts';

test('rejects when there is no answer in time', async () => {
  await expect(withTimeout(new Promise(() => {}), 10)).rejects.toBeInstanceOf(StateUnavailableError);
});

test('passes on errors', async () => {
  await expect(withTimeout(Promise.reject(new Error('no')), 10)).rejects.toThrow('no');
});

test('accepts an answer that arrived while the event loop was blocked', async () => {
  const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = withTimeout(once(socket, 'data'), 40);
  socket.write('hello');
  // Lets it be sent and come back, but not be read.
  await new Promise((resolve) => setImmediate(resolve));
  const until = performance.now() + 100;
  while (performance.now() < until);
  expect(String(await answer)).toBe('hello');
  socket.destroy();
  server.close();
});

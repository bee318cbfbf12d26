import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';

async function listen(answer: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** A proxy's idle connection, with everything received on it. */
async function open(port: number): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const received = new Promise<string>((resolve) => {
    socket.once('error', ({ message }) => resolve(message));
    socket.once('close', () => resolve(text));
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { socket, received };
}
const POST = 'POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 2\r\n\r\n{}';

test('a late POST on an existing connection is answered', async () => {
  const { server, port } = await listen((_, response) => response.end('taken'));
  const { socket, received } = await open(port);
  const drained = drain(server, { delayMs: 20, graceMs: 1_000 });
  await sleep(100);
  socket.write(POST);
  expect(await received).toContain('taken');
  await drained;
});

test('new connections are answered during the drain delay', async () => {
  const { server, port } = await listen((_, response) => response.end('taken'));
  const drained = drain(server, { delayMs: 200, graceMs: 1_000 });
  await sleep(50);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('taken');
  await drained;
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});

test('without a delay an idle connection does not block closing', async () => {
  const { server, port } = await listen((_, response) => response.end('taken'));
  const { received } = await open(port);
  const begun = performance.now();
  await drain(server, { delayMs: 0, graceMs: 5_000 });
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(await received).toBe('');
});

test('requests that exceed the grace period are aborted', async () => {
  const { server, port } = await listen(() => undefined);
  const { socket, received } = await open(port);
  socket.write(POST);
  await sleep(50);
  const begun = performance.now();
  await drain(server, { delayMs: 0, graceMs: 300 });
  expect(performance.now() - begun).toBeGreaterThanOrEqual(290);
  expect(await received).not.toContain('taken');
});

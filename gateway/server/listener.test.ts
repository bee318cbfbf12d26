/** The door: who may wait before it. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listenOn } from './listener.ts';

test('a thousand who come at once wait to be let in, and none has to come back', async () => {
  const listen = listenOn({ port: 0, host: '127.0.0.1', drainDelayMs: 0, trustedProxies: 0 });
  const listener = await listen((_, response) => response.end());
  const begun = performance.now();
  const sockets = Array.from({ length: 1_000 }, () => connect(listener.port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // Nobody accepts them before the last one has knocked: those that find no room knock again after a second.
  expect(performance.now() - begun).toBeLessThan(900);
  for (const socket of sockets) socket.destroy();
  await listener.close(1_000);
});

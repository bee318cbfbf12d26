/** Servers with replies that Redis never sends: the gateway falls back to memory without delay. */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { redisState } from './redisState.ts';
import { resilientState } from './resilientState.ts';
import type { SharedState } from './SharedState.ts';

let server: Server;
let state: SharedState;
afterEach(async () => {
  await state.close();
  server.close();
});

/** Sends the same reply to every command. */
async function openAt(reply: string): Promise<SharedState> {
  server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      const commands = bytes.toString().match(/^\*\d+\r$/gm) ?? [];
      socket.write(reply.repeat(commands.length));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  state = resilientState(redisState(`redis://127.0.0.1:${port}`), {
    info: () => undefined,
    warn: () => undefined,
  });
  return state;
}

describe.each([
  ['null', '$-1\r\n'],
  ['a blank text', '$0\r\n\r\n'],
  ['{}', '$2\r\n{}\r\n'],
  ['an HTML page', 'HTTP/1.1 200 OK\r\n\r\n<!doctype html>\r\n'],
])('a server that answers everything with %s', (_what, reply) => {
  test('limits apply, values are readable, and turns do not wait', async () => {
    const shared = await openAt(reply);
    shared.subscribe('c', () => undefined);
    const limiter = shared.limiter('l', { points: 2, seconds: 60 });
    const started = performance.now();
    const answers = [await limiter.consume('me', 2), await limiter.consume('me')];
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, false]);
    await shared.newest.set('n', { version: 1, value: 'one' }, 1_000);
    expect(await shared.newest.get('n')).toEqual({ version: 1, value: 'one' });
    expect(await shared.inTurn('t', async () => 'ran')).toBe('ran');
    // Still unavailable after two checks.
    await sleep(1_200);
    expect(shared.isUnavailable).toBe(true);
    expect(performance.now() - started).toBeLessThan(6_000);
  });
});

test('a waiting turn runs as soon as the outage is detected', async () => {
  // As if another replica held it for ever.
  const shared = await openAt('$-1\r\n');
  const turn = shared.inTurn('t', async () => 'ran');
  await expect(shared.ping()).rejects.toThrow();
  expect(await turn).toBe('ran');
});

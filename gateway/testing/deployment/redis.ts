/** A Redis (or Valkey) server for one test: on a free port, without persistence, stopped by its process id. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const places = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/usr/bin/valkey-server'];

export interface TestRedis {
  url: string;
  /** Suspends the process and keeps its connections, like a machine that hangs. */
  pause(): void;
  resume(): void;
  /** Stops at once and loses its data. */
  kill(): Promise<void>;
  /** Starts again on the same port, empty. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error without a server program; `npm test` installs one. */
export async function startRedis(): Promise<TestRedis> {
  const named = process.env['REDIS_SERVER_PATH'];
  const program = [...(named ? [named] : []), ...places].find((place) => existsSync(place));
  if (!program) throw new Error('The tests need a Redis server: set REDIS_SERVER_PATH.');
  const port = await freePort();
  let server: ChildProcess | null = null;

  const kill = async (): Promise<void> => {
    const running = server;
    if (!running) return;
    server = null;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn(program, settings, { stdio: 'ignore' });
    for (let tries = 0; tries < 200; tries += 1) {
      if (await answers(port)) return;
      await sleep(25);
    }
    throw new Error(`${program} does not answer on port ${port}.`);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
    kill,
    start,
    close: kill,
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

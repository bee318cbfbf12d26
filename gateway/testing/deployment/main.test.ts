/** The production entry as a process: environment, output and exit. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestSandbox } from '../shop/testSandbox.ts';
import { environmentBeside, sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';

const root = new URL('../../../', import.meta.url).pathname;
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let environment: Record<string, string>;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  environment = {
    ...sandboxEnvironment({
      url: sandbox.url,
      sessionSecret: 'a secret that is at least 32 characters long',
      port: 0,
    }),
    OPEN_GRAPHQL: 'false',
    HOST: '127.0.0.1',
  };
});

afterAll(async () => {
  await sandbox.close();
});

function start(env: Record<string, string>, entry = 'gateway/main.ts', args: readonly string[] = []) {
  const child: ChildProcess = spawn(process.execPath, [entry, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  // A failed test must not leave its process running.
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => output };
}

async function openShop(env: Record<string, string>) {
  const shop = start(env);
  for (let tries = 0; tries < 300; tries += 1) {
    const url = /"url":"(http[^"]+)"/.exec(shop.output())?.[1];
    if (url) return { ...shop, url };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the gateway did not open: ${shop.output()}`);
}

describe('the production entry', () => {
  test('serves the shop from the source URLs of a separate sandbox, and stops on SIGTERM', async () => {
    const shop = await openShop(environment);
    const page = await fetch(shop.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Skarn');
    expect((await fetch(`${shop.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200);
    shop.child.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
  });

  test('runs persisted operations only', async () => {
    const shop = await openShop(environment);
    const answer = await fetch(`${shop.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ market { locale } }' }),
    });
    expect(JSON.stringify(await answer.json())).toContain('FREE_TEXT_REFUSED');
    const page = await fetch(`${shop.url}/api/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('data-needs-key="true"');
    shop.child.kill('SIGTERM');
    await shop.ended;
  });

  test('refuses to start without a source and names it', async () => {
    const shop = start({ ...environment, SEARCH_KEY: '' });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain('SEARCH_KEY is missing');
  });
});

test('several workers do not start without Redis', async () => {
  const alone = start({ ...environment, WORKERS: '2' });
  expect(await alone.ended).toBe(1);
  expect(alone.output()).toContain('REDIS_URL is missing');
});

test('several workers do not start on a port in use', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const late = start({
    ...environment,
    WORKERS: '2',
    REDIS_URL: 'redis://127.0.0.1:1',
    PORT: String(port),
  });
  expect(await late.ended).toBe(1);
  expect(late.output()).toContain('EADDRINUSE');
  taken.close();
}, 60_000);

test('`npm start` with some sources but not all refuses as well', async () => {
  const shop = start({ SEARCH_KEY: 'x', PORT: '0', SANDBOX_PORT: '0' }, 'gateway/sandbox/main.ts');
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toContain('COMMERCE_URL is missing');
});

test('`npm start -- --closed` restricts access as in production, and no other sandbox takes its folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'skarn-closed-'));
  const shop = start(
    { PORT: '0', SANDBOX_PORT: '0', SANDBOX_DATA: dataDir, PUBLIC_PAGES_PER_MINUTE: '3' },
    'gateway/sandbox/main.ts',
    ['--closed', '--lazy', '--blank-pictures'],
  );
  const url = await vi.waitFor(
    () => /^Shop +(\S+)$/m.exec(shop.output())?.[1] ?? Promise.reject(new Error(shop.output())),
    { timeout: 60_000, interval: 200 },
  );
  const second = start({ PORT: '0', SANDBOX_PORT: '0', SANDBOX_DATA: dataDir }, 'gateway/sandbox/main.ts', [
    '--fresh',
  ]);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Another sandbox uses ${dataDir}: stop it, or set SANDBOX_DATA`);
  const answer = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ market { locale } }' }),
  });
  expect(JSON.stringify(await answer.json())).toContain('FREE_TEXT_REFUSED');
  expect(shop.output()).toContain('(asks for a key)');
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await fetch(`${url}/cart?${count}`)).status);
  expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429]);
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  await rm(dataDir, { recursive: true });
}, 90_000);

test('beside the sandbox only empty variables of the environment are ignored', () => {
  const address = { url: 'http://127.0.0.1:4100', sessionSecret: 's'.repeat(32), port: 4000 };
  const own = { OPEN_GRAPHQL: 'false', IMAGES_ALIAS: '', PORT: '1' };
  expect(environmentBeside(address, own)).toEqual({ ...sandboxEnvironment(address), OPEN_GRAPHQL: 'false' });
});

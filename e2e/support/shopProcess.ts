/**
 * A complete shop, sandbox and gateway, as a separate process on free ports, with fresh seed data. Needs the built
 * client (`npm run build`).
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCheckingProxy, type CallReport } from '../../gateway/testing/wire/checkingProxy.ts';

const root = new URL('../..', import.meta.url).pathname;
/** Milliseconds. */
const START_LIMIT = 60_000;
const STOP_LIMIT = 5_000;

export interface ShopProcess {
  /** Origin of the gateway. */
  url: string;
  /** Origin of the sandbox for gateway and browsers: a recording proxy in between (gateway/testing/wire). */
  sandbox: string;
  /** Recorded traffic so far. */
  wire(): CallReport;
  close(): Promise<void>;
}

/**
 * @param name of its data folder, to identify one that was left behind.
 * @param drawsPictures false answers every picture with a transparent pixel: layout does not need more.
 * @param isClosed answers strangers as in production.
 * @param commerceDriver null: the environment's.
 * @throws Error with the process's output when it exits before it listens, or takes more than a minute.
 */
export async function startShopProcess(
  name: string,
  drawsPictures: boolean,
  isClosed = false,
  commerceDriver: string | null = null,
): Promise<ShopProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), `skarn-${name}-`));
  const wire = await startCheckingProxy();
  const child = spawn(
    'node',
    [
      'gateway/sandbox/main.ts',
      '--lazy',
      ...(drawsPictures ? [] : ['--blank-pictures']),
      ...(isClosed ? ['--closed'] : []),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ...(commerceDriver === null ? {} : { COMMERCE_DRIVER: commerceDriver }),
        PORT: '0',
        SANDBOX_PORT: '0',
        SANDBOX_URL: wire.url,
        SANDBOX_DATA: dataDir,
        // Drawings are cached between runs: their names depend on their content.
        SANDBOX_PICTURES: join(root, 'node_modules/.cache/skarn-pictures'),
        // Every journey has its own client address, by which rate limits count.
        TRUSTED_PROXIES: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    await ended;
    clearTimeout(force);
    await wire.close();
    await rm(dataDir, { recursive: true, force: true });
  };

  let output = '';
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`The shop did not start.\n${output}`)), START_LIMIT);
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        const sandboxUrl = /^Sandbox\s+(\S+)$/m.exec(output)?.[1];
        const shopUrl = /^Shop\s+(\S+)$/m.exec(output)?.[1];
        if (sandboxUrl) wire.passTo(sandboxUrl);
        if (!shopUrl) return;
        clearTimeout(limit);
        resolve(shopUrl);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => {
        clearTimeout(limit);
        reject(new Error(`The shop exited before it listened.\n${output}`));
      });
    });
    return { url, sandbox: wire.url, wire: wire.report, close };
  } catch (error) {
    await close();
    throw error;
  }
}

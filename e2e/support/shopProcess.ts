/**
 * A whole shop, sandbox and gateway, in a process of its own on free ports, with seeded data that nobody has touched.
 * Needs the built client (`npm run build`).
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWireProxy, type WireReport } from '../../gateway/testing/wire/wireProxy.ts';

const root = new URL('../..', import.meta.url).pathname;
/** Milliseconds. */
const START_LIMIT = 60_000;
const STOP_LIMIT = 5_000;

export interface ShopProcess {
  /** Origin of the gateway. */
  url: string;
  /** Origin of the sandbox, as gateway and browsers see it: a wire is watched on the way (gateway/testing/wire). */
  sandbox: string;
  /** What was seen on the wire so far. */
  wire(): WireReport;
  close(): Promise<void>;
}

/**
 * @param name of its folder of data, for whoever looks at one that was left behind.
 * @param drawsPictures false answers every picture with a transparent pixel: layout does not need it.
 * @throws Error with the process's output when it ends before it listens, or takes more than a minute.
 */
export async function startShopProcess(name: string, drawsPictures: boolean): Promise<ShopProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), `skarn-${name}-`));
  const wire = await startWireProxy();
  const child = spawn(
    'node',
    ['gateway/sandbox/main.ts', '--lazy', ...(drawsPictures ? [] : ['--blank-pictures'])],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        SANDBOX_PORT: '0',
        SANDBOX_URL: wire.url,
        SANDBOX_DATA: dataDir,
        // Drawings are kept between runs: they are named after what they show.
        SANDBOX_PICTURES: join(root, 'node_modules/.cache/skarn-pictures'),
        // Every journey is a shopper at an address of its own, which limits on guessing count by.
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
        reject(new Error(`The shop ended before it listened.\n${output}`));
      });
    });
    return { url, sandbox: wire.url, wire: wire.report, close };
  } catch (error) {
    await close();
    throw error;
  }
}

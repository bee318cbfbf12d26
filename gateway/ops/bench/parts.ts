/**
 * Sandbox, Redis, gateways and other processes of a benchmark. They are stopped in reverse order when the benchmark
 * ends, fails, is interrupted or times out, each process by its own id.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { Browser } from '../../testing/shop/browser.ts';
import { heapOptions, imageEnvironment } from './measure/MeasuredServer.ts';
import { startGatewayProcess, type GatewayProcess } from '../../testing/deployment/gatewayProcess.ts';

export const root = new URL('../../../', import.meta.url).pathname;

/** Cache of drawn pictures, named by content. */
const keptPictures = join(root, 'node_modules/.cache/skarn-pictures');

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Registers a resource to be closed at the end. */
export type Keep = <Part extends { close(): Promise<void> }>(part: Part) => Part;

/** @param run returns false for a failed benchmark: the exit code is 1 then. @param maxMs its timeout. */
export async function runBenchmark(run: (keep: Keep) => Promise<boolean>, maxMs: number): Promise<void> {
  const parts: { close(): Promise<void> }[] = [];
  const closeAll = async (): Promise<void> => {
    for (let part = parts.pop(); part; part = parts.pop())
      await part.close().catch((error: unknown) => say(`not closed: ${String(error)}`));
  };
  const giveUp = (why: string): void => {
    say(why);
    void closeAll().finally(() => process.exit(1));
  };
  const timer = setTimeout(() => giveUp(`not done within ${Math.round(maxMs / 1_000)} s`), maxMs);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp);
  process.once('uncaughtException', (error) => giveUp(error.stack ?? error.message));
  try {
    const isGood = await run((part) => {
      parts.push(part);
      return part;
    });
    process.exitCode = isGood ? 0 : 1;
  } finally {
    clearTimeout(timer);
    await closeAll();
    for (const event of ['SIGINT', 'SIGTERM', 'uncaughtException']) process.removeAllListeners(event);
  }
}

export interface BenchSandbox {
  url: string;
  /** Environment of a gateway that uses it. */
  environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Environment of a gateway that uses the sandbox at this URL. */
export function gatewayEnvironment(sandboxUrl: string): Record<string, string> {
  const sessionSecret = 'one secret for all replicas, long enough to encrypt';
  return {
    ...sandboxEnvironment({ url: sandboxUrl, sessionSecret, port: 0 }),
    // Cached pages are requested more than a million times a minute.
    PUBLIC_PAGES_PER_MINUTE: '1000000000',
    LOG_LEVEL: 'fatal',
  };
}

export interface BenchSandboxSettings {
  /** Minimum number; the brand's own when absent. */
  products?: number;
  /** Redis in which the products are recorded, for the log of their changes. */
  redisUrl?: string | undefined;
  /** Draws pictures, cached between runs; otherwise each is a transparent pixel. */
  hasPictures?: boolean;
}

export async function openSandbox(settings: BenchSandboxSettings = {}): Promise<BenchSandbox> {
  const { hasPictures = false, redisUrl, ...rest } = settings;
  const changes = redisUrl === undefined ? {} : { changes: { redisUrl, stateFile: null } };
  const dataDir = mkdtempSync(join(tmpdir(), 'skarn-bench-'));
  const pictures = hasPictures ? { picturesDir: keptPictures } : { blankPictures: true };
  const sandbox = await startSandbox({ port: 0, dataDir, fresh: true, ...pictures, ...changes, ...rest });
  return {
    url: sandbox.url,
    environment: gatewayEnvironment(sandbox.url),
    close: async () => {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Copy extends GatewayProcess {
  close(): Promise<void>;
}

/** A replica of the gateway in its own process, as in production: needs a build. */
export async function startReplica(env: Readonly<Record<string, string>>): Promise<Copy> {
  const copy = await startGatewayProcess({
    folder: root,
    options: heapOptions,
    env: { ...imageEnvironment, ...env },
  });
  return {
    ...copy,
    close: async () => {
      copy.kill('SIGKILL');
      await copy.ended;
    },
  };
}

export interface Good {
  /** Name of the product, for reports. */
  handle: string;
  variantId: string;
  /** Unit price for a guest. */
  price: number;
}

/** Variants of a few products that a guest can buy, with ample stock. */
export async function goodsAt(url: string): Promise<Good[]> {
  const goods: Good[] = [];
  for (const handle of ['lodestar-98', 'shaft-12', 'ropeway-94']) {
    const { body, text } = await new Browser(url).ask<{
      product: { variants: { id: string; unitsLeft: number | null; isPurchasable: boolean; price: Price }[] };
    }>(
      `query ($handle: String!) @inContext(locale: "en-us") { product(handle: $handle) { ... on Product {
        variants { id unitsLeft isPurchasable price { current { amount } } } } } }`,
      { handle },
    );
    const found = body.data?.product.variants.find((one) => one.isPurchasable && (one.unitsLeft ?? 99) >= 20);
    if (!found?.price) throw new Error(`nothing of ${handle} can be bought: ${text.slice(0, 300)}`);
    goods.push({ handle, variantId: found.id, price: Number(found.price.current.amount) });
  }
  return goods;
}
type Price = { current: { amount: string } } | null;

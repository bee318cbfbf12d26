/**
 * What benchmarks start: a sandbox, Redis, gateways and other processes. All of it is ended in reverse order when the
 * benchmark is over, fails, is interrupted or takes too long, each process by the id that it was started with.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { Browser } from '../../testing/shop/browser.ts';
import { startGatewayProcess, type GatewayProcess } from '../../testing/deployment/gatewayProcess.ts';

export const root = new URL('../../../', import.meta.url).pathname;

/** Where drawings of journeys and benchmarks are kept: they are named after what they show. */
const keptPictures = join(root, 'node_modules/.cache/skarn-pictures');

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Registers what has to be closed at the end. */
export type Keep = <Part extends { close(): Promise<void> }>(part: Part) => Part;

/** @param run tells whether all was as it must be: otherwise the process ends with 1. @param mostMs it may take. */
export async function runBenchmark(run: (keep: Keep) => Promise<boolean>, mostMs: number): Promise<void> {
  const parts: { close(): Promise<void> }[] = [];
  const closeAll = async (): Promise<void> => {
    for (let part = parts.pop(); part; part = parts.pop())
      await part.close().catch((error: unknown) => say(`not closed: ${String(error)}`));
  };
  const giveUp = (why: string): void => {
    say(why);
    void closeAll().finally(() => process.exit(1));
  };
  const timer = setTimeout(() => giveUp(`not done within ${Math.round(mostMs / 1_000)} s`), mostMs);
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
  /** Of a gateway that uses it. */
  environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Of a gateway that uses the sandbox at this address. */
export function gatewayEnvironment(sandboxUrl: string): Record<string, string> {
  const sessionSecret = 'one secret for all copies, long enough to seal';
  return { ...sandboxEnvironment({ url: sandboxUrl, sessionSecret, port: 0 }), LOG_LEVEL: 'fatal' };
}

export interface BenchSandboxSettings {
  /** At least so many; the brand's own ones when absent. */
  products?: number;
  /** Pictures are drawn, and kept between runs; otherwise each is a transparent pixel. */
  hasPictures?: boolean;
}

export async function openSandbox(settings: BenchSandboxSettings = {}): Promise<BenchSandbox> {
  const { hasPictures = false, ...rest } = settings;
  const dataDir = mkdtempSync(join(tmpdir(), 'skarn-bench-'));
  const pictures = hasPictures ? { picturesDir: keptPictures } : { blankPictures: true };
  const sandbox = await startSandbox({ port: 0, dataDir, fresh: true, ...pictures, ...rest });
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

/** A copy of the gateway in a process of its own, as production starts it: needs a build. */
export async function startCopy(env: Readonly<Record<string, string>>): Promise<Copy> {
  // A bounded heap, as in production: V8 lets an unbounded one grow as long as the machine has memory.
  const copy = await startGatewayProcess({ folder: root, options: ['--max-old-space-size=320'], env });
  return {
    ...copy,
    close: async () => {
      copy.kill('SIGKILL');
      await copy.ended;
    },
  };
}

export interface Good {
  /** Of the product, for reports. */
  uid: string;
  variantId: string;
  /** Of one unit, as a guest is asked. */
  price: number;
}

/** Variants of a few products that a guest can buy, with much in stock. */
export async function goodsAt(url: string): Promise<Good[]> {
  const goods: Good[] = [];
  for (const uid of ['lodestar-98', 'shaft-12', 'ropeway-94']) {
    const { body, text } = await new Browser(url).ask<{
      product: { variants: { id: string; unitsLeft: number | null; isPurchasable: boolean; price: Price }[] };
    }>(
      `query ($uid: String!) @inContext(locale: "en-us") { product(uid: $uid) { ... on Product {
        variants { id unitsLeft isPurchasable price { current { amount } } } } } }`,
      { uid },
    );
    const found = body.data?.product.variants.find((one) => one.isPurchasable && (one.unitsLeft ?? 99) >= 20);
    if (!found?.price) throw new Error(`nothing of ${uid} can be bought: ${text.slice(0, 300)}`);
    goods.push({ uid, variantId: found.id, price: found.price.current.amount });
  }
  return goods;
}
type Price = { current: { amount: number } } | null;

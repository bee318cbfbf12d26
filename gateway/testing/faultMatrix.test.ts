/**
 * Each source in each illness, and what a shopper then sees of each kind of page: on a gateway that has just started and
 * keeps nothing, and on one that has answered before. Pages are the built ones (`npm run build`), read over HTTP.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { sandboxEnvironment } from '../sandbox/sandboxConfig.ts';
import type { RunningEdge } from '../server/server.ts';
import { startGateway } from '../server/start.ts';
import { Browser } from './browser.ts';
import { startRelay } from './relay.ts';
import { seenOf } from './seenPage.ts';
import { startTestSandbox } from './testSandbox.ts';
import {
  noCart,
  pages,
  sourceNames,
  sourceVariables,
  well,
  without,
  type Pages,
  type SourceName,
} from './withoutSource.ts';

/** Milliseconds that a request may take. */
const DEADLINE = 7_000;

/** Milliseconds after which no page still waits for a source that never answers. */
const patience: Record<SourceName, number> = {
  commerce: 5_000,
  delivery: DEADLINE,
  engine: 3_000,
  imagery: 3_000,
  spend: 800,
};

/** Databases in which the shopper's cart has an item. */
const filledDir = mkdtempSync(join(tmpdir(), 'skarn-matrix-'));
let shopper: Browser;

/** What the sandbox's fault switch answers with. */
const answers = {
  '302': { status: 302 },
  '401': { status: 401 },
  '403': { status: 403 },
  '404': { status: 404 },
  '429': { status: 429 },
  '500': { status: 500 },
  '503': { status: 503 },
  HTML: { body: 'html' },
  truncated: { malformed: true },
  blank: { body: 'blank' },
  null: { body: 'null' },
  '{}': { body: '{}' },
  huge: { body: 'huge' },
} as const;
type Answer = keyof typeof answers;
type Illness = Answer | 'down' | 'reset' | 'slow';
const answered = Object.keys(answers) as Answer[];
/** Illnesses that a source shows at once. */
const quick: readonly Illness[] = ['down', 'reset', ...answered];

/** `FAULT_MATRIX=whole` runs every cell; else each illness meets two sources that have kept nothing. */
const isWhole = process.env['FAULT_MATRIX'] === 'whole';
const chosen = (source: SourceName): readonly Illness[] =>
  quick.filter((_, index) => isWhole || (index + 2 * sourceNames.indexOf(source)) % sourceNames.length < 2);

interface Cell {
  /** A gateway that reaches the source through the relay. */
  openGateway(): Promise<RunningEdge>;
  fallIll(illness: Illness): Promise<void>;
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** A sandbox and a relay of its own, so that cells run at the same time. */
async function openCell(source: SourceName): Promise<Cell> {
  const sandbox = await startTestSandbox({ copyOf: filledDir });
  const relay = await startRelay(sandbox.url);
  const environment = environmentOf(sandbox.url);
  const name = sourceVariables[source];
  environment[name] = (environment[name] ?? '').replace(sandbox.url, relay.url);
  const running: RunningEdge[] = [];

  async function fault(kind: object): Promise<void> {
    const response = await fetch(`${sandbox.url}/__sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ source, ...kind }),
    });
    if (!response.ok) throw new Error(`faults: ${response.status}`);
  }

  return {
    async openGateway() {
      const gateway = await open(environment);
      running.push(gateway);
      return gateway;
    },
    async fallIll(illness) {
      if (illness === 'down' || illness === 'reset') return relay.set(illness);
      if (illness === 'slow') return fault({ delayMs: 30_000 });
      return fault(answers[illness]);
    },
    async recover() {
      await relay.set('open');
      await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
    },
    async close() {
      for (const gateway of running) await gateway.stop(1_000);
      await relay.close();
      await sandbox.close();
    },
  };
}

const environmentOf = (url: string) =>
  sandboxEnvironment({ url, sessionSecret: 'for tests only, long enough to seal', port: 0 });

const open = (environment: Record<string, string>) =>
  startGateway(readConfig({ ...environment, REQUEST_DEADLINE_MS: String(DEADLINE) }), {
    log: pino({ level: 'silent' }),
  });

/** All pages at once, as shoppers ask: the first who meet an illness, and those after them. */
async function look(browser: Browser): Promise<Pages> {
  const seen = await Promise.all(
    Object.entries(pages).map(async ([name, path]) => {
      const { status, text } = await browser.get(path);
      return [name, seenOf(status, text)] as const;
    }),
  );
  return Object.fromEntries(seen) as Pages;
}

beforeAll(async () => {
  const sandbox = await startSandbox({ port: 0, dataDir: filledDir, fresh: true });
  const gateway = await open(environmentOf(sandbox.url));
  shopper = new Browser(gateway.url);
  const { body } = await shopper.ask<{ product: { variants: { id: string }[] } }>(
    'query @inContext(locale: "en-us") { product(uid: "lodestar-98") { ... on Product { variants { id } } } }',
  );
  await shopper.mutate(
    'mutation ($id: ID!) @inContext(locale: "en-us") { addCartItem(input: { variantId: $id }) { __typename } }',
    { id: body.data?.product.variants[0]?.id },
  );
  await gateway.stop(1_000);
  await sandbox.close();
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => {
  rmSync(filledDir, { recursive: true, force: true });
});

test('nothing is wrong', async ({ onTestFinished }) => {
  const cell = await openCell('commerce');
  onTestFinished(() => cell.close());
  const gateway = await cell.openGateway();
  expect(await look(shopper.at(gateway.url))).toEqual(well);
});

/** The cell of a gateway that has just started. */
async function keepsNothing(source: SourceName, illness: Illness): Promise<void> {
  const cell = await openCell(source);
  try {
    // Ill before it starts: what it asks for its own first page is kept otherwise.
    await cell.fallIll(illness);
    const gateway = await cell.openGateway();
    const started = performance.now();
    expect(await look(shopper.at(gateway.url))).toEqual(without[source]);
    // Rendering five pages at once takes its time, too.
    expect(performance.now() - started).toBeLessThan((illness === 'slow' ? patience[source] : 0) + 8_000);
  } finally {
    await cell.close();
  }
}

// These wait most of their time, each as long as its source is given: all at once.
describe.concurrent.each(sourceNames)('%s', (source) => {
  test('slow, of a gateway that keeps nothing', () => keepsNothing(source, 'slow'));
});

describe.each(sourceNames)('%s', (source) => {
  test.each(chosen(source))('%s, of a gateway that keeps nothing', (illness) =>
    keepsNothing(source, illness),
  );

  test('in any illness, of a gateway that has answered before: pages stand from what it keeps', async ({
    onTestFinished,
  }) => {
    const cell = await openCell(source);
    onTestFinished(() => cell.close());
    const gateway = await cell.openGateway();
    const browser = shopper.at(gateway.url);
    await look(browser);
    // Nothing is fresh any more.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 });
    for (const illness of quick) {
      await cell.fallIll(illness);
      const seen = await look(browser);
      await cell.recover();
      if (source === 'commerce') {
        // What belongs to one shopper alone is never kept.
        expect(seen.cart, illness).toEqual(noCart(['navigation']));
        // Products asked for in one call are kept as one: an aside that asks for others at a time may have none.
        const others = { ...seen, cart: well.cart, product: { ...seen.product, says: [] } };
        expect(others, illness).toEqual(well);
      } else expect(seen, illness).toEqual(well);
    }
  });
});

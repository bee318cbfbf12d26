/**
 * Each source in each illness, and what a shopper then sees of each kind of page: on a gateway that has just started and
 * keeps nothing, and on one that has answered before. Pages are the built ones (`npm run build`), read over HTTP.
 */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import { startTestSandbox, type TestSandbox } from './testSandbox.ts';
import { sandboxEnvironment } from '../sandbox/sandboxConfig.ts';
import { startGateway } from '../server/start.ts';
import { Browser } from './browser.ts';
import { startRelay, type Relay } from './relay.ts';
import { seenOf } from './seenPage.ts';
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

const relays = new Map<SourceName, Relay>();
let sandbox: TestSandbox;
let config: Config;
let shopper: Browser;

type Illness = 'down' | 'slow' | '5xx' | 'malformed' | '429' | 'reset';
const illnesses: readonly Illness[] = ['down', 'slow', '5xx', 'malformed', '429', 'reset'];

const fault = async (method: 'PUT' | 'DELETE', body?: object): Promise<void> => {
  const response = await fetch(`${sandbox.url}/__sandbox/faults`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`faults: ${response.status}`);
};

async function fallIll(source: SourceName, illness: Illness): Promise<void> {
  if (illness === 'down' || illness === 'reset') return relays.get(source)?.set(illness);
  if (illness === 'slow') return fault('PUT', { source, delayMs: 30_000 });
  if (illness === 'malformed') return fault('PUT', { source, malformed: true });
  return fault('PUT', { source, status: illness === '5xx' ? 500 : 429 });
}

const open = () => startGateway(config, { log: pino({ level: 'silent' }) });

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
  sandbox = await startTestSandbox();
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  for (const source of sourceNames) {
    const relay = await startRelay(sandbox.url);
    relays.set(source, relay);
    const name = sourceVariables[source];
    environment[name] = (environment[name] ?? '').replace(sandbox.url, relay.url);
  }
  config = readConfig({ ...environment, REQUEST_DEADLINE_MS: String(DEADLINE) });

  const gateway = await open();
  shopper = new Browser(gateway.url);
  const { body } = await shopper.ask<{ product: { variants: { id: string }[] } }>(
    'query @inContext(locale: "en-us") { product(uid: "lodestar-98") { ... on Product { variants { id } } } }',
  );
  await shopper.mutate(
    'mutation ($id: ID!) @inContext(locale: "en-us") { addCartItem(input: { variantId: $id }) { __typename } }',
    { id: body.data?.product.variants[0]?.id },
  );
  await gateway.stop(1_000);
});

afterEach(async () => {
  vi.useRealTimers();
  await fault('DELETE');
  for (const relay of relays.values()) await relay.set('open');
});

afterAll(async () => {
  for (const relay of relays.values()) await relay.close();
  await sandbox.close();
});

test('nothing is wrong', async () => {
  const gateway = await open();
  expect(await look(shopper.at(gateway.url))).toEqual(well);
  await gateway.stop(1_000);
});

describe.each(sourceNames)('%s', (source) => {
  test.each(illnesses)('%s, of a gateway that keeps nothing', async (illness) => {
    // Ill before it starts: what it asks for its own first page is kept otherwise.
    await fallIll(source, illness);
    const gateway = await open();
    const started = performance.now();
    expect(await look(shopper.at(gateway.url))).toEqual(without[source]);
    // Rendering five pages at once takes its time, too.
    expect(performance.now() - started).toBeLessThan((illness === 'slow' ? patience[source] : 0) + 6_000);
    await gateway.stop(1_000);
  });

  test('down, of a gateway that has answered before: pages stand from what it keeps', async () => {
    const gateway = await open();
    const browser = shopper.at(gateway.url);
    await look(browser);
    // Nothing is fresh any more.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 });
    await fallIll(source, 'down');
    const seen = await look(browser);
    if (source === 'commerce') {
      // What belongs to one shopper alone is never kept.
      expect(seen.cart).toEqual(noCart(['navigation']));
      // Products asked for in one call are kept as one: an aside that asks for others at a time may have none.
      expect({ ...seen, cart: well.cart, product: { ...seen.product, says: [] } }).toEqual(well);
    } else expect(seen).toEqual(well);
    await gateway.stop(1_000);
  });
});

/** From an edit in a vendor's stand-in to the shopper: by webhook, within seconds, repeated and in floods. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { registerContentHooks } from '../../ops/hooks/contentHooks.ts';
import { registerStoreHooks } from '../../ops/hooks/storeHooks.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

const secret = 'commerce secret for these tests only';
const contentSecret = 'content secret for these tests only';
let sandbox: TestSandbox;
let gateway: RunningEdge;
let invalidations = 0;

const control = async (path: string, body: object): Promise<void> => {
  const response = await fetch(`${sandbox.url}/__sandbox/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(204);
};

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const address = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 0 };
  const config = readConfig({
    ...sandboxEnvironment({ ...address, commerceDriver: 'bigcommerce' }),
    COMMERCE_HOOK_SECRET: secret,
    CONTENT_HOOK_SECRET: contentSecret,
  });
  const count = (line: string) => {
    if ((JSON.parse(line) as { msg: string }).msg === 'invalidated by webhooks') invalidations += 1;
  };
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  gateway = await startGateway(config, { log: pino({ level: 'info' }, { write: count }), dev });
  if (config.commerce.driver !== 'bigcommerce') throw new Error('this is another driver');
  await registerStoreHooks({ commerce: config.commerce, secret, origin: 'https://skarn.example' });
  await registerContentHooks({
    management: { url: `${sandbox.url}/v3`, apiKey: 'sandbox', token: 'management-sandbox' },
    secret: contentSecret,
    origin: 'https://skarn.example',
  });
  await control('hooks', { origin: gateway.url, copies: 3 });
});
afterAll(async () => {
  await gateway.stop(1_000);
  await sandbox.close();
});

interface Priced {
  id: string;
  price: { current: { amount: string } };
}

async function variants(): Promise<Priced[]> {
  const query =
    '{ product(handle: "lodestar-98") { ... on Product { variants { id price { current { amount } } } } } }';
  const response = await fetch(`${gateway.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { product: { variants: Priced[] } } };
  return data.product.variants;
}

const amount = async (): Promise<string | undefined> => (await variants())[0]?.price.current.amount;
const storeId = ({ id }: Priced): string => /(\d+)$/.exec(Buffer.from(id, 'base64').toString())?.[1] ?? '';

test('a price arrives before what is kept would have expired, and a flood is applied once a second', async () => {
  const [first] = await variants();
  if (!first) throw new Error('there is no variant');
  const before = first.price.current.amount;
  const path = `variants/${storeId(first)}`;
  // Kept for five seconds from now on.
  await amount();
  await control(path, { price: 711 });
  await vi.waitFor(async () => expect(await amount()).toBe('711.00'), { timeout: 3_000, interval: 200 });
  expect(before).not.toBe('711.00');

  const appliedBefore = invalidations;
  const start = performance.now();
  for (let price = 712; price < 752; price += 1) await control(path, { price });
  await vi.waitFor(async () => expect(await amount()).toBe('751.00'), { timeout: 3_000, interval: 200 });
  const seconds = (performance.now() - start) / 1000;
  expect(invalidations - appliedBefore).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
});

test('a published entry arrives before what is kept would have expired', async () => {
  const title = async (): Promise<string> => {
    const query = '{ product(handle: "lodestar-98") { ... on Product { displayTitle } } }';
    const response = await fetch(`${gateway.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data } = (await response.json()) as { data: { product: { displayTitle: string } } };
    return data.product.displayTitle;
  };
  expect(await title()).toBe('Lodestar 98');
  await control('entries/product/product_lodestar_98', { display_title: 'Lodestar 99' });
  await vi.waitFor(async () => expect(await title()).toBe('Lodestar 99'), { timeout: 3_000, interval: 200 });
});

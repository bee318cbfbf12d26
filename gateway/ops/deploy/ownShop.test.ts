/**
 * "Your own shop in an afternoon" (own-shop.md), step by step: an exported stack is imported, and doctor, indexer and
 * gateway run with credentials that were generated for it. In front of the stand-ins is a door that accepts only these.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, readContentManagement } from '../../config/config.ts';
import { startGateway } from '../../edge/start.ts';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { sandboxStores } from '../../sandbox/commerce/bigcommerce/credentials.ts';
import { commerceStandin } from '../../sandbox/commerce/server.ts';
import { deliveryStandin } from '../../sandbox/delivery/server.ts';
import { engineStandin } from '../../sandbox/engine/server.ts';
import { imageryStandin } from '../../sandbox/imagery/server.ts';
import { routeRequests } from '../../sandbox/requestRouter.ts';
import type { Standin } from '../../sandbox/source.ts';
import { spendStandin } from '../../sandbox/spend/server.ts';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { importStack, type ImportedStack } from '../content/testStackImport.ts';
import { examine } from '../doctor/doctor.ts';

const run = promisify(execFile);
const minutes = 60_000;

/** What the vendors' consoles would show, and what the stand-ins know it as. */
const known = new Map<string, string>();
function fresh(standins: string, start = ''): string {
  const value = `${start}${randomBytes(12).toString('hex')}`;
  known.set(value, standins);
  return value;
}
const contentKey = fresh('sandbox', 'blt');
const deliveryToken = fresh('sandbox', 'cs');
const contentEnvironment = fresh('production', 'env-');
const engine = fresh('shop', 'engine-');
const searchKey = fresh('search-sandbox', 'search-');
const writeKey = fresh('private-search-sandbox', 'private-');
const stores = Object.entries({
  US: sandboxStores.us,
  CA: sandboxStores.ca,
  EU_REGION_1: sandboxStores.eu_region_1,
});
const storeVariables = Object.fromEntries(
  stores.flatMap(([region, { hash, accessToken, clientId, clientSecret }]) => [
    [`BIGCOMMERCE_${region}_STORE_HASH`, fresh(hash)],
    [`BIGCOMMERCE_${region}_ACCESS_TOKEN`, fresh(accessToken)],
    [`BIGCOMMERCE_${region}_CLIENT_ID`, fresh(clientId)],
    [`BIGCOMMERCE_${region}_CLIENT_SECRET`, fresh(clientSecret)],
  ]),
);

const translated = (text: string): string =>
  [...known].reduce((so, [own, standins]) => so.replaceAll(own, standins), text);
const credentialHeaders = ['api_key', 'access_token', 'authorization', 'x-auth-token'];

/** Refuses credentials that are not this merchant's, and passes on the others. */
async function throughDoor(request: Request, pass: (request: Request) => Promise<Response>) {
  const given = credentialHeaders.flatMap((name) => request.headers.get(name) ?? []);
  const hash = /^\/stores\/([^/]+)/.exec(new URL(request.url).pathname)?.[1];
  const isOwn = [...given.map((value) => value.replace(/^Bearer /, '')), ...(hash ? [hash] : [])].every(
    (value) => known.has(value),
  );
  if (!isOwn) return Response.json({ error: 'these credentials are not this merchant’s' }, { status: 401 });
  const headers = new Headers([...request.headers].map(([name, value]) => [name, translated(value)]));
  headers.delete('content-length');
  const body = request.body === null ? null : translated(await request.text());
  return pass(new Request(translated(request.url), { method: request.method, headers, body }));
}

let folder: string;
let stack: ImportedStack;
let standins: Standin[];
let vendors: Listening;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skarn-own-shop-'));
  const out = join(folder, 'stack');
  const seed = ['gateway/ops/content/main.ts', 'seed', '--out', out, '--environment', contentEnvironment];
  await run(process.execPath, seed);
  stack = await importStack(out);
  const brand = brandFor();
  const own = (name: string) => ({ dataDir: join(folder, name), fresh: true });
  const { entries, contentTypes } = stack;
  standins = [
    commerceStandin(brand, own('commerce')),
    deliveryStandin(brand, { ...own('delivery'), entries, contentTypes }),
    engineStandin([], own('engine')),
    imageryStandin(brand, { ...own('imagery'), blank: true }),
    spendStandin(brand, own('spend')),
  ];
  const route = routeRequests(standins, brand.products.length);
  vendors = await listen({
    fetch: (request: Request, env) =>
      throughDoor(request, (one) => route(one, env as Parameters<typeof route>[1])),
  });
  environment = {
    COMMERCE_DRIVER: 'bigcommerce',
    BIGCOMMERCE_API_URL: vendors.url,
    ...storeVariables,
    CONTENT_URL: `${vendors.url}/v3`,
    CONTENT_API_KEY: contentKey,
    CONTENT_DELIVERY_TOKEN: deliveryToken,
    CONTENT_ENVIRONMENT: contentEnvironment,
    SEARCH_URL: vendors.url,
    SEARCH_ENGINE: engine,
    SEARCH_KEY: searchKey,
    SEARCH_WRITE_KEY: writeKey,
    IMAGES_URL: vendors.url,
    IMAGES_ALIAS: 'k2',
    SPEND_URL: `${vendors.url}/api`,
    SESSION_SECRET: randomBytes(32).toString('base64'),
    PUBLIC_ORIGIN: 'https://shop.example',
    PORT: '0',
  };
}, 2 * minutes);

afterAll(async () => {
  await vendors.close();
  await Promise.all(standins.map((standin) => standin.close()));
  await rm(folder, { recursive: true });
});

/** What the doctor says needs doing. */
async function complaints(): Promise<string[]> {
  const results = await examine(readConfig(environment), readContentManagement(environment));
  return results
    .filter(({ status }) => status === 'failed' || status === 'warning')
    .map(({ area, check, found }) => `${area}: ${check}: ${found}`);
}

test('2: the stack is imported without a refusal', () => {
  expect(stack.refusals).toEqual([]);
});

test('4: the indexer fills the index', { timeout: 2 * minutes }, async () => {
  const { stdout, stderr } = await run(process.execPath, ['gateway/ops/indexer/main.ts'], {
    env: environment,
  });
  expect(`${stdout}${stderr}`).toMatch(/\d{3,} documents/);
});

test('6: the doctor has nothing to say', { timeout: minutes }, async () => {
  expect(await complaints()).toEqual([]);
});

test('7: the gateway is ready, and sells in all three stores', { timeout: minutes }, async () => {
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  const config = readConfig({ ...environment, OPEN_GRAPHQL: 'true' });
  const gateway = await startGateway(config, { log: pino({ level: 'silent' }), dev });
  try {
    expect((await fetch(`${gateway.url}/health/ready`)).status).toBe(200);
    const prices = await Promise.all(
      ['en-us', 'en-ca', 'de-de'].map(async (locale) => {
        const query = `query @inContext(locale: "${locale}") {
          category(handle: "skis") { products(first: 3) { edges { node { price { current { amount currency { code } } } } } } }
        }`;
        const response = await fetch(`${gateway.url}/api/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        });
        const answer = (await response.json()) as {
          data: {
            category: {
              products: { edges: { node: { price: { current: { currency: { code: string } } } } }[] };
            };
          };
        };
        return answer.data.category.products.edges.map(({ node }) => node.price.current.currency.code);
      }),
    );
    expect(prices).toEqual([
      ['USD', 'USD', 'USD'],
      ['CAD', 'CAD', 'CAD'],
      ['EUR', 'EUR', 'EUR'],
    ]);
  } finally {
    await gateway.stop(1_000);
  }
});

/** Two copies of the gateway with one sandbox and one real Redis behave as one shop. */
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { startGateway } from '../../edge/start.ts';
import { Browser } from '../shop/browser.ts';
import { startRedis, type TestRedis } from './redis.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';

let sandbox: TestSandbox;
let redis: TestRedis;
let watcher: Redis;
let a: RunningEdge;
let b: RunningEdge;
const running: RunningEdge[] = [];
let variantId: string;

const signInText = `mutation ($input: SignInInput!) @inContext(locale: "en-us") { signIn(input: $input) { __typename } }`;
const addText = `mutation ($id: ID!) @inContext(locale: "en-us") { addCartItem(input: { variantId: $id, quantity: 1 }) {
  __typename ... on AddCartItemPayload { cart { totalQuantity } } } }`;
const findText = `mutation ($input: FindOrderInput!) @inContext(locale: "en-us") {
  findOrder(input: $input) { __typename } }`;
const productText = `query @inContext(locale: "en-us") {
  product(handle: "lodestar-98") { ... on Product { title variants { id availability } } } }`;

const marks = () => watcher.keys('skarn:value:copy:*');

async function start(): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const config = readConfig({
    ...environment,
    ...withoutBotProtection,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '1',
  });
  const marked = (await marks()).length;
  const gateway = await startGateway(config, { log: pino({ level: 'silent' }) });
  running.push(gateway);
  // Each writes its key once it shares state.
  await vi.waitFor(
    async () => {
      expect((await marks()).length).toBeGreaterThan(marked);
    },
    { timeout: 10_000 },
  );
  return gateway;
}

beforeAll(async () => {
  [sandbox, redis] = await Promise.all([startTestSandbox(), startRedis()]);
  watcher = new Redis(redis.url);
  watcher.on('error', () => undefined);
  [a, b] = await Promise.all([start(), start()]);
  const { body } = await new Browser(a.url).ask<{
    product: { variants: { id: string; availability: string }[] };
  }>(productText);
  variantId = body.data?.product.variants.find(({ availability }) => availability === 'IN_STOCK')?.id ?? '';
});
afterAll(async () => {
  redis.resume();
  watcher.disconnect();
  await Promise.all(running.map((gateway) => gateway.stop(1_000)));
  await Promise.all([sandbox.close(), redis.close()]);
});

/** One browser whose requests alternate between the copies, with one cookie jar. */
class Visitor {
  #last: Browser | null = null;

  async at(gateway: RunningEdge): Promise<Browser> {
    const next = this.#last ? this.#last.at(gateway.url) : await new Browser(gateway.url).fetchToken();
    this.#last = next;
    return next;
  }
}

const add = async (browser: Browser) => (await browser.ask(addText, { id: variantId })).body;
const quantity = async (browser: Browser) =>
  (await browser.ask<{ cart: { totalQuantity: number } | null }>('{ cart { totalQuantity } }')).body.data
    ?.cart?.totalQuantity ?? null;
const whoAmI = async (browser: Browser) =>
  (await browser.ask<{ viewer: { email: string } | null }>('{ viewer { email } }')).body.data?.viewer
    ?.email ?? null;

/** Commands that copies sent to Redis during `run`, in order. */
async function commandsOf(run: () => Promise<unknown>): Promise<string[]> {
  const monitor = await watcher.monitor();
  const seen: string[] = [];
  monitor.on('monitor', (_time, [name = '']: string[], source: string) => {
    // Commands of a script take no round trip of their own.
    if (source !== 'lua') seen.push(name.toLowerCase());
  });
  await run();
  await expect.poll(async () => (await watcher.echo('done'), seen.at(-1))).toBe('echo');
  monitor.disconnect();
  return seen.filter((name) => name !== 'echo');
}

describe('one browser with requests to both copies', () => {
  test('fills one cart, signs in, continues, and after signing out no copy knows it', async () => {
    const visitor = new Visitor();
    expect(await add(await visitor.at(a))).toMatchObject({
      data: { addCartItem: { cart: { totalQuantity: 1 } } },
    });
    expect(await quantity(await visitor.at(b))).toBe(1);
    const input = { email: 'shopper.us@skarn.example', password: 'hot-meets-cold' };
    const beforeSignIn = await visitor.at(b);
    const planted = beforeSignIn.copy();
    await beforeSignIn.ask(signInText, { input });
    expect(await whoAmI(await visitor.at(a))).toBe('shopper.us@skarn.example');
    expect(await whoAmI(planted.at(a.url))).toBeNull();
    expect(await add(await visitor.at(a))).toMatchObject({
      data: { addCartItem: { cart: { totalQuantity: 2 } } },
    });

    const stolen = (await visitor.at(b)).copy();
    expect(await whoAmI(stolen)).toBe('shopper.us@skarn.example');
    await (await visitor.at(a)).signOut('en-us');
    expect(await whoAmI(stolen)).toBeNull();
    expect(await quantity(stolen)).toBeNull();
    const { status, body } = await stolen.ask(addText, { id: variantId });
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([403, 'CSRF_TOKEN_REQUIRED']);
    expect(await whoAmI(await visitor.at(b))).toBeNull();
  });

  test('puts concurrent additions into one cart', async () => {
    const visitor = new Visitor();
    const here = await visitor.at(a);
    const there = here.at(b.url);
    await Promise.all([add(here), add(there), add(here), add(there)]);
    expect([await quantity(here), await quantity(there)]).toEqual([4, 4]);
  });

  test('has one rate limit across both copies', async () => {
    const tries = Array.from({ length: 10 }, async (_, index) => {
      const browser = await new Browser((index % 2 ? a : b).url).fetchToken();
      const input = { email: 'nobody@skarn.example', number: '12345' };
      return (await browser.ask(findText, { input })).text;
    });
    const refused = (await Promise.all(tries)).filter((text) => text.includes('TooManyAttempts'));
    expect(refused).toHaveLength(2);
  });
});

describe('Redis commands', () => {
  test('none for a cached page except an occasional count; a count and a lookup for a signed-in customer', async () => {
    const guest = new Browser(a.url);
    // Twice, to fill the cache.
    await guest.get('/en-us/p/lodestar-98');
    await new Browser(a.url).get('/en-us/p/lodestar-98');
    const ofGuest = await commandsOf(async () => new Browser(a.url).get('/en-us/p/lodestar-98'));
    expect(['', 'evalsha']).toContain(ofGuest.join(' '));

    const customer = await new Browser(a.url).fetchToken();
    await customer.signIn('shopper.us', 'en-us');
    await customer.get('/en-us/p/lodestar-98');
    expect(await commandsOf(() => customer.get('/en-us/p/lodestar-98'))).toEqual(['evalsha', 'get']);
  });

  test('seven short commands for a cart mutation', async () => {
    const browser = await new Browser(a.url).fetchToken();
    await add(browser);
    // The session, the points of parsing and of executing it, the lock, the session as the previous holder left it, the
    // cart's current contents, and the release of the lock.
    // cart holds now, and the turn given back.
    expect(await commandsOf(() => add(browser))).toEqual([
      'get',
      'evalsha',
      'evalsha',
      'set',
      'get',
      'eval',
      'eval',
    ]);
  });
});

test('a new copy reuses the cached responses of the others', async () => {
  const upstream = async (gateway: RunningEdge) => {
    const response = await fetch(`${gateway.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-explain': 'upstream' },
      body: JSON.stringify({ query: productText }),
    });
    const { data, extensions } = (await response.json()) as {
      data: object;
      extensions: { upstream: { verdict: string }[] };
    };
    return { data, calls: extensions.upstream.filter(({ verdict }) => verdict === 'network').length };
  };
  await watcher.flushdb();
  const first = await upstream(await start());
  expect(first.calls).toBeGreaterThan(0);
  await expect.poll(() => watcher.keys('skarn:value:answer:*'), { timeout: 5_000 }).not.toHaveLength(0);
  const second = await upstream(await start());
  expect(second.data).toEqual(first.data);
  expect(second.calls).toBeLessThan(first.calls);
});

test.each([
  ['hangs', () => redis.pause(), async () => redis.resume()],
  ['is gone', () => redis.kill(), () => redis.start()],
])(
  'while Redis %s, pages and carts work; afterwards the copies share state again',
  async (_, leave, comeBack) => {
    const visitor = new Visitor();
    await add(await visitor.at(a));
    await (await visitor.at(b)).signIn('shopper.us', 'en-us');
    const before = (await quantity(await visitor.at(a))) ?? 0;
    await leave();
    const statuses: number[] = [];
    for (const gateway of [a, b, a, b]) {
      const browser = await visitor.at(gateway);
      statuses.push((await browser.get('/en-us/p/lodestar-98')).status);
      expect(await add(browser)).toMatchObject({
        data: { addCartItem: { __typename: 'AddCartItemPayload' } },
      });
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await quantity(await visitor.at(b))).toBe(before + 4);

    // Signed out while Redis was down: the copies learn it when Redis is back.
    const thief = (await visitor.at(a)).copy();
    await (await visitor.at(a)).signOut('en-us');
    await comeBack();
    await expect.poll(async () => quantity(thief.at(b.url)), { timeout: 10_000 }).toBeNull();
    const shared = await visitor.at(a);
    await add(shared);
    expect(await quantity(shared.at(b.url))).toBe(1);
  },
);

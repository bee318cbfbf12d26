/**
 * Two workers behind one port with one Redis behave as one shop, whichever responds, also while one of them is down.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { Browser } from '../shop/browser.ts';
import { freePort } from '../shop/freePort.ts';
import { startGatewayProcess, type GatewayProcess } from './gatewayProcess.ts';
import { startRedis, type TestRedis } from './redis.ts';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';

const root = new URL('../../../', import.meta.url).pathname;
const keepingConnections = getGlobalDispatcher();
let sandbox: TestSandbox;
let redis: TestRedis;
let gateway: GatewayProcess;
let admin: string;

beforeAll(async () => {
  // A new connection for each request: either worker may accept it.
  setGlobalDispatcher(new Agent({ pipelining: 0 }));
  [sandbox, redis] = await Promise.all([startTestSandbox(), startRedis()]);
  const [port, adminPort] = [await freePort(), await freePort()];
  admin = `http://127.0.0.1:${adminPort}`;
  gateway = await startGatewayProcess({
    folder: root,
    env: {
      ...sandboxEnvironment({ url: sandbox.url, sessionSecret: 'one secret for both, long enough', port }),
      ...withoutBotProtection,
      WORKERS: '2',
      REDIS_URL: redis.url,
      ADMIN_PORT: String(adminPort),
      DRAIN_DELAY_MS: '1000',
    },
  });
});
afterAll(async () => {
  gateway.kill('SIGKILL');
  await gateway.ended;
  await Promise.all([sandbox.close(), redis.close()]);
  setGlobalDispatcher(keepingConnections);
});

const text = async (url: string): Promise<string> => (await fetch(url)).text();
const status = async (url: string): Promise<number> => {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
};
/** Numbers and process ids of the serving workers. */
async function workers(): Promise<{ ids: number[]; pids: number[] }> {
  const page = await text(`${admin}/status`);
  const ids = [...page.matchAll(/worker (\d+)<|\?worker=(\d+)">Worker/g)];
  const children = readFileSync(`/proc/${gateway.pid}/task/${gateway.pid}/children`, 'utf8');
  return {
    ids: ids.map(([, own, other]) => Number(own ?? other)),
    pids: children.trim().split(' ').map(Number),
  };
}
/** Requests for missing pages, as counted by both workers. */
async function missed(): Promise<number> {
  const lines = (await text(`${admin}/metrics`)).matchAll(
    /^shop_requests_total\{kind="page",.*status="4xx"\} (\d+)/gm,
  );
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

const addText = `mutation ($id: ID!) @inContext(locale: "en-us") { addCartItem(input: { variantId: $id, quantity: 1 }) {
  __typename ... on AddCartItemPayload { cart { totalQuantity } } } }`;

test('share a session and a cart', async () => {
  const browser = await new Browser(gateway.url).fetchToken();
  const { body } = await browser.ask<{ product: { variants: { id: string; availability: string }[] } }>(
    `query @inContext(locale: "en-us") { product(handle: "lodestar-98") { ... on Product { variants { id availability } } } }`,
  );
  const id = body.data?.product.variants.find(({ availability }) => availability === 'IN_STOCK')?.id;
  for (let quantity = 1; quantity <= 4; quantity += 1) {
    expect((await browser.mutate(addText, { id })).body).toMatchObject({
      data: { addCartItem: { cart: { totalQuantity: quantity } } },
    });
    expect((await browser.ask('{ cart { totalQuantity } }')).body).toMatchObject({
      data: { cart: { totalQuantity: quantity } },
    });
  }
  await browser.signIn('shopper.us', 'en-us');
  for (let turn = 0; turn < 4; turn += 1)
    expect((await browser.ask('{ viewer { email } }')).body).toMatchObject({
      data: { viewer: { email: 'shopper.us@skarn.example' } },
    });
});

test('metrics are summed over both, and each has its own status page', async () => {
  const before = await missed();
  for (let turn = 0; turn < 6; turn += 1) await status(`${gateway.url}/en-us/p/there-is-none`);
  expect(await missed()).toBe(before + 6);
  const metrics = await text(`${admin}/metrics`);
  expect(metrics).toMatch(/^shop_state_up\{kind="redis"\} 1$/m);
  expect(metrics).toMatch(/^shop_build_info\{.*\} 1$/m);
  const { ids, pids } = await workers();
  expect(ids).toEqual([1, 2]);
  expect(pids).toHaveLength(2);
  for (const id of ids) expect(await text(`${admin}/status?worker=${id}`)).toContain(`, worker ${id}<`);
  expect(JSON.parse(await text(`${admin}/health/ready`))).toMatchObject({
    status: 'ready',
    dependencies: expect.arrayContaining([expect.objectContaining({ name: 'state', status: 'ok' })]),
  });
});

test('a killed worker is replaced while the other one serves, and no counts are lost', async () => {
  const before = await missed();
  const { pids } = await workers();
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await expect.poll(() => status(`${gateway.url}/health/ready`), { interval: 5, timeout: 5_000 }).toBe(503);
  for (let turn = 0; turn < 10; turn += 1) expect(await status(`${gateway.url}/robots.txt`)).toBe(200);
  await expect.poll(() => status(`${gateway.url}/health/ready`), { timeout: 15_000 }).toBe(200);
  const after = await workers();
  expect(after.ids.toSorted()).toEqual([2, 3]);
  expect(after.pids).toContain(pids[1]);
  expect(await missed()).toBe(before);
});

test('SIGTERM: not ready, all requests answered, and a clean exit', async () => {
  const { pids } = await workers();
  gateway.kill('SIGTERM');
  await sleep(200);
  for (const url of [gateway.url, admin])
    expect(JSON.parse(await text(`${url}/health/ready`))).toMatchObject({ status: 'draining' });
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => status(`${gateway.url}/en-us/c/skis?nth=${nth}`)),
  );
  expect(new Set(pages)).toEqual(new Set([200]));
  expect(await gateway.ended).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await expect(fetch(`${gateway.url}/health/live`)).rejects.toThrow();
});

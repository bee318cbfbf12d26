/** The vendors' webhooks over HTTP: what they report is visible in every replica, and reaches the index's requests. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { sandboxStores } from '../../sandbox/commerce/bigcommerce/credentials.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { startRedis, type TestRedis } from '../../testing/deployment/redis.ts';
import { reprice } from '../../testing/shop/reprice.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { IndexRequests } from '../changes/IndexRequests.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';
import { openState } from '../state/openState.ts';
import { signedHeaders } from '../webhooks/signature.ts';
import { storeHookSecret } from './hookSecret.ts';

const commerceSecret = 'commerce secret for these tests only';
const contentSecret = 'content secret for these tests only!';
const { us, ca } = sandboxStores;
const usSecret = storeHookSecret(commerceSecret, us.hash);

let sandbox: TestSandbox;
let redis: TestRedis;
let one: RunningEdge;
let other: RunningEdge;
let closed: RunningEdge;
const running: RunningEdge[] = [];
const lines: string[] = [];

async function start(changes: Record<string, string>): Promise<RunningEdge> {
  const settings = {
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
    commerceDriver: 'bigcommerce',
  };
  const environment = { ...sandboxEnvironment(settings), PUBLIC_ORIGIN: 'https://skarn.example', ...changes };
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const gateway = await startGateway(readConfig(environment), { log });
  running.push(gateway);
  return gateway;
}
const secrets = { COMMERCE_HOOK_SECRET: commerceSecret, CONTENT_HOOK_SECRET: contentSecret };

beforeAll(async () => {
  [sandbox, redis] = await Promise.all([startTestSandbox(), startRedis()]);
  const replica = { REDIS_URL: redis.url, ...secrets };
  [one, other, closed] = await Promise.all([start(replica), start(replica), start({})]);
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map((gateway) => gateway.stop(1_000)));
  await Promise.all([sandbox.close(), redis.close()]);
});

interface Sent {
  gateway?: RunningEdge;
  path?: string;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
  method?: string;
}

async function send({ gateway = one, path = 'commerce', body, headers, method = 'POST' }: Sent) {
  const response = await fetch(`${gateway.url}/api/hooks/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(headers ?? { 'x-hook-secret': usSecret }) },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

let events = 0;
const productEvent = (id: number, producer = `stores/${us.hash}`) => ({
  scope: 'store/product/updated',
  store_id: '1',
  data: { type: 'product', id },
  hash: `hash ${(events += 1)}`,
  created_at: Math.floor(Date.now() / 1000),
  producer,
});

const page = async (gateway: RunningEdge, path: string): Promise<string> =>
  (await fetch(gateway.url + path)).text();

describe('a webhook', () => {
  test('of commerce shows a new price in every replica, and asks for an index run', async () => {
    const path = '/en-us/p/pinion-leash';
    for (const gateway of [one, other]) await page(gateway, path);
    const state = openState({ redisUrl: redis.url, stateFile: null });
    const requests = new IndexRequests(state);
    const before = await requests.latest();
    const id = await reprice(sandbox.url, 'product_pinion_leash', 4321);
    const { status, text, headers } = await send({ body: productEvent(id) });
    expect([status, text, headers.getSetCookie()]).toEqual([200, '', []]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const gateway of [one, other])
      await expect.poll(() => page(gateway, path), { timeout: 10_000 }).toContain('$4,321');
    await expect.poll(() => requests.latest(), { timeout: 5_000 }).not.toBe(before);
    await state.close();
  });

  test('of content shows a new title', async () => {
    const path = '/en-us/about';
    await page(one, path);
    // For a second changed data is not cached, because of clock skew.
    await sleep(1_100);
    const url = `${sandbox.url}/__sandbox/entries/page/page_about`;
    await fetch(url, { method: 'PUT', body: JSON.stringify({ title: 'About another mine' }) });
    const body = {
      module: 'entry',
      event: 'publish',
      data: { entry: { uid: 'page_about' }, content_type: { uid: 'page' } },
    };
    const told = await send({ path: 'content', body, headers: { 'x-hook-secret': contentSecret } });
    expect([told.status, told.text]).toEqual([200, '']);
    await expect.poll(() => page(one, path), { timeout: 10_000 }).toContain('About another mine');
  });

  test('is answered at once, also a hundred at a time', async () => {
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, nth) => send({ body: productEvent(nth + 1) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('is accepted with the vendor’s signature, and refused with a wrong or an old one', async () => {
    const body = JSON.stringify(productEvent(1));
    const key = `whsec_${Buffer.from(us.clientSecret).toString('base64')}`;
    const answerTo = async (signature: Readonly<Record<string, string>>) =>
      (await send({ body, headers: { 'x-hook-secret': usSecret, ...signature } })).status;
    const signed = signedHeaders(key, 'msg_1', body, Date.now());
    expect(await answerTo(signed)).toBe(200);
    expect(await answerTo({ ...signed, 'webhook-id': 'msg_2' })).toBe(401);
    expect(await answerTo({ ...signed, 'webhook-signature': '' })).toBe(401);
    expect(await answerTo(signedHeaders(key, 'msg_1', body, Date.now() - 400_000))).toBe(401);
    expect(lines.some((line) => line.includes('a signature that is not by'))).toBe(true);
  });
});

describe('the address', () => {
  const contentBody = { module: 'entry', event: 'publish', data: { entry: { uid: 'a' } } };

  test('is a 404 without its secret', async () => {
    for (const path of ['commerce', 'content'])
      expect((await send({ gateway: closed, path, body: productEvent(1) })).status).toBe(404);
  });

  test.each<[row: string, sent: Omit<Sent, 'body'>]>([
    ['no secret', { headers: {} }],
    ['a wrong secret', { headers: { 'x-hook-secret': 'wrong' } }],
    ['the secret from which those of the stores are made', { headers: { 'x-hook-secret': commerceSecret } }],
    [
      'the secret of another store',
      { headers: { 'x-hook-secret': storeHookSecret(commerceSecret, ca.hash) } },
    ],
    ['the secret of commerce, for content', { path: 'content' }],
  ])('lets nobody in with %s', async (_, sent) => {
    expect((await send({ ...sent, body: productEvent(1) })).status).toBe(401);
  });

  test('refuses an unknown store', async () => {
    expect((await send({ body: productEvent(1, 'stores/unknown') })).status).toBe(401);
  });

  test.each<[row: string, body: unknown, status: number]>([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['another vendor’s event', contentBody, 400],
    ['more than 64 kB', JSON.stringify(productEvent(1)) + ' '.repeat(70_000), 413],
  ])('refuses a body with %s', async (_, body, status) => {
    const headers = status === 413 ? { 'x-hook-secret': contentSecret } : { 'x-hook-secret': usSecret };
    const path = status === 413 ? 'content' : 'commerce';
    const answer = await send({ path, body, headers });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { error: expect.any(String) }]);
  });

  test('accepts only POST', async () => {
    const { status, headers } = await send({ body: null, method: 'GET' });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('never logs a secret', () => {
    for (const secret of [commerceSecret, contentSecret, usSecret, us.clientSecret])
      expect(lines.some((line) => line.includes(secret))).toBe(false);
  });
});

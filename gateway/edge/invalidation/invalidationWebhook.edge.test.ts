/**
 * `POST /api/invalidate` over HTTP: changes are visible at the next request in every replica, and nothing else is
 * regenerated.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { reprice } from '../../testing/shop/reprice.ts';
import { startRedis, type TestRedis } from '../../testing/deployment/redis.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

const secret = 'for webhooks in tests only';
let sandbox: TestSandbox;
let redis: TestRedis;
let one: RunningEdge;
let other: RunningEdge;
let closed: RunningEdge;
const running: RunningEdge[] = [];
const lines: string[] = [];

async function start(changes: Record<string, string>): Promise<RunningEdge> {
  const settings = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 0 };
  const config = readConfig({
    ...sandboxEnvironment(settings),
    PUBLIC_ORIGIN: 'https://skarn.example',
    LOG_LEVEL: 'debug',
    ...changes,
  });
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const gateway = await startGateway(config, { log });
  running.push(gateway);
  return gateway;
}
const startReplica = () => start({ REDIS_URL: redis.url, INVALIDATION_SECRET: secret });

beforeAll(async () => {
  [sandbox, redis] = await Promise.all([startTestSandbox(), startRedis()]);
  [one, other, closed] = await Promise.all([startReplica(), startReplica(), start({})]);
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map((gateway) => gateway.stop(1_000)));
  await Promise.all([sandbox.close(), redis.close()]);
});

async function invalidate(gateway: RunningEdge, body: unknown, authorization = `Bearer ${secret}`) {
  const response = await fetch(`${gateway.url}/api/invalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization === '' ? {} : { authorization }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

async function page(gateway: RunningEdge, path: string) {
  const response = await fetch(gateway.url + path);
  const text = await response.text();
  return {
    verdict: response.headers.get('x-cache'),
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '',
    text,
  };
}

async function edit(type: string, uid: string, fields: object): Promise<void> {
  const url = `${sandbox.url}/__sandbox/entries/${type}/${uid}`;
  expect((await fetch(url, { method: 'PUT', body: JSON.stringify(fields) })).status).toBe(204);
}

describe('a change', () => {
  // For a second changed data is not cached, because of clock skew.
  beforeEach(() => sleep(1_100));

  test('is visible at the next request in every replica', async () => {
    const about = '/en-us/about';
    for (const gateway of [one, other]) await page(gateway, about);
    await edit('page', 'page_about', { title: 'About another mine' });
    for (const gateway of [one, other]) {
      const old = await page(gateway, about);
      expect([old.verdict, old.text.includes('About another mine')]).toEqual(['HIT', false]);
    }
    const told = await invalidate(one, { keys: ['entry:page_about'] });
    expect([told.status, told.body]).toEqual([200, { keys: ['entry:page_about'] }]);
    await expect.poll(async () => (await page(other, about)).text).toContain('About another mine');
    expect((await page(one, about)).text).toContain('About another mine');
  });

  test('refreshes pages that depend on it, and no others', async () => {
    const post = '/en-us/blog/p/grass';
    const paths = [post, '/en-us/support/returns'];
    for (const path of paths) await page(one, path);
    await edit('blog_post', 'blog_post_grass', { title: 'When it is green' });
    await invalidate(one, { keys: ['entry:blog_post_grass'] });
    expect((await page(one, post)).text).toContain('When it is green');
    expect((await page(one, '/en-us/support/returns')).verdict).toBe('HIT');
  });

  test('of a price is visible at the next request, by commerce id', async () => {
    const path = '/en-us/p/pinion-leash';
    await page(one, path);
    const id = await reprice(sandbox.url, 'product_pinion_leash', 4321);
    const told = await invalidate(one, { keys: [`product:${id}`, `product:${id}`] });
    expect(told.body).toEqual({ keys: [`product:${id}`] });
    expect((await page(one, path)).text).toContain('$4,321');
  });

  test('of a product’s name, by its entry', async () => {
    const path = '/en-us/p/pinion-leash';
    await page(one, path);
    await edit('product', 'product_pinion_leash', { display_title: 'Leash of Another Name' });
    await invalidate(one, { keys: ['entry:product_pinion_leash'] });
    expect((await page(one, path)).text).toContain('Leash of Another Name');
  });

  test('of a category, by its entry', async () => {
    const path = '/en-us/c/skis/freeride';
    await page(one, path);
    await edit('product_category', 'category_skis_freeride', { display_title: 'Free of Rides' });
    await invalidate(one, { keys: ['entry:category_skis_freeride'] });
    expect((await page(one, path)).text).toContain('Free of Rides');
  });

  test('in one market refreshes only that market', async () => {
    const paths = ['/de-de/about', '/fr-ca/about'];
    for (const path of paths) await page(other, path);
    for (const path of paths) expect((await page(other, path)).verdict).toBe('HIT');
    await invalidate(other, { keys: ['market:de-de'] });
    expect((await page(other, '/de-de/about')).verdict).toBe('MISS');
    expect((await page(other, '/fr-ca/about')).verdict).toBe('HIT');
  });

  test('is not found in the shared cache by replicas that start later', async () => {
    const path = '/en-us/about';
    await page(one, path);
    await edit('page', 'page_about', { title: 'About a third mine' });
    await invalidate(other, { keys: ['entry:page_about'] });
    // Nobody requested it since: Redis has only the response from before the change.
    const later = await startReplica();
    expect((await page(later, path)).text).toContain('About a third mine');
  });
});

describe('the endpoint', () => {
  const body = { keys: ['entry:of_nobody'] };

  test('is a 404 without a secret', async () => {
    expect((await invalidate(closed, body)).status).toBe(404);
  });

  test.each(['', 'Bearer ', 'Bearer wrong', `Basic ${secret}`, secret])(
    'lets nobody in with %j',
    async (authorization) => {
      const { status, headers } = await invalidate(one, body, authorization);
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    },
  );

  test('accepts only POST', async () => {
    const response = await fetch(`${one.url}/api/invalidate`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['no keys', { keys: [] }],
    ['an invalid key', { keys: ['price:1'] }],
    ['too many keys', { keys: Array.from({ length: 201 }, (_, nth) => `entry:${nth}`) }],
    ['other properties', { keys: ['entry:a'], scope: 'store/product/updated' }],
    ['a key with invalid characters', { keys: ['entry:a b'] }],
    ['a vendor’s event', { scope: 'store/product/updated', data: { type: 'product', id: 1 } }],
  ])('refuses a body with %s', async (_, wrong) => {
    expect((await invalidate(one, wrong)).status).toBe(400);
  });

  test('limits the body size', async () => {
    const { status } = await fetch(`${one.url}/api/invalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ keys: ['x'.repeat(150_000)] }),
    });
    expect(status).toBe(413);
  });

  test('starts no session and is not cached', async () => {
    const { status, headers } = await invalidate(one, body);
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('logs the keys, and never the secret', () => {
    expect(lines.some((line) => line.includes('entry:page_about'))).toBe(true);
    expect(lines.some((line) => line.includes(secret))).toBe(false);
  });
});

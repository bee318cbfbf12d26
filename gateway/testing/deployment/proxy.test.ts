/** The mounted configuration in a real nginx, in front of two stand-ins that echo requests. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startProxy, type Proxy } from './proxy.ts';

const nginx = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
type Answer = (request: IncomingMessage, response: ServerResponse, gateway: number) => void;

const ok: Answer = (_, response) => void response.end('ok');
let answer: Answer = ok;
let asked: { gateway: number; request: IncomingMessage }[] = [];
let servers: Server[];
let proxy: Proxy;

async function open(gateway: number): Promise<Server> {
  const server = createServer((request, response) => {
    asked.push({ gateway, request });
    request.resume().once('end', () => answer(request, response, gateway));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe.runIf(existsSync(nginx))('the proxy', () => {
  beforeAll(async () => {
    servers = await Promise.all([open(1), open(2)]);
    const [first = 0, second = 0] = servers.map((server) => (server.address() as AddressInfo).port);
    proxy = await startProxy([first, second], nginx);
    asked = [];
  });
  afterEach(() => {
    answer = ok;
    asked = [];
  });
  afterAll(async () => {
    await proxy.close();
    for (const server of servers) server.close();
  });

  const get = (path: string, init: RequestInit = {}) => fetch(proxy.url + path, init);
  const cacheable: Answer = (_, response) => {
    response.setHeader('cache-control', 'public, max-age=600');
    response.end('the same for everybody');
  };

  test.each([
    '/assets/shop-1.js',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-de-de.xml',
    '/builds/latest.json',
  ])('%s is requested once while the response is public', async (path) => {
    answer = cacheable;
    const first = await get(path);
    const second = await get(path);
    expect([first, second].map(({ headers }) => headers.get('x-proxy-cache'))).toEqual(['MISS', 'HIT']);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['sends no caching header', {}],
    ['calls it private', { 'cache-control': 'private, no-store' }],
    ['sets a cookie', { 'cache-control': 'public, max-age=600', 'set-cookie': 'session=1' }],
  ])('nothing is cached when the gateway %s', async (name, headers) => {
    answer = (_, response) => void response.writeHead(200, headers).end('mine');
    const path = `/assets/${encodeURIComponent(name)}.js`;
    await get(path);
    await get(path);
    expect(asked).toHaveLength(2);
  });

  describe('cached pages and queries', () => {
    let round = 0;
    /** A different text each time, fresh for so many seconds. */
    const fresh =
      (seconds: number, more: Record<string, string> = {}): Answer =>
      (_, response) => {
        round += 1;
        const headers = {
          'cache-control': `public, max-age=${seconds}, s-maxage=${seconds}`,
          'x-cache': 'MISS',
        };
        response.writeHead(200, { ...headers, etag: `"${round}"`, ...more }).end(`round ${round}`);
      };
    const texts = async (path: string, ...asked: Record<string, string>[]): Promise<string[]> => {
      const found: string[] = [];
      for (const headers of asked) found.push(await (await get(path, { headers })).text());
      return found;
    };
    const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1_000));

    test('a second guest gets the same bytes, whatever the request headers', async () => {
      answer = fresh(60, { vary: 'Accept-Encoding, Cookie' });
      const first = await get('/guests');
      const second = await get('/guests', { headers: { cookie: 'skarn-consent=all; cart-count=us.3' } });
      expect(await second.text()).toBe(await first.text());
      expect([first, second].map(({ headers }) => headers.get('x-proxy-cache'))).toEqual(['MISS', 'HIT']);
      expect(second.headers.get('x-cache')).toBe('MISS');
      expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
      expect(asked).toHaveLength(1);
    });

    test.each<[who: string, headers: Record<string, string>]>([
      ['a shopper with a session', { cookie: 'a=b; skarn-session=x' }],
      ['a partner with a key', { authorization: 'Bearer key' }],
      ['another site’s page', { origin: 'https://partner.example' }],
      ['an upstream debug request', { 'x-explain': 'upstream' }],
    ])('%s passes through uncached', async (who, headers) => {
      answer = fresh(60);
      const path = `/through/${encodeURIComponent(who)}`;
      const [own, guest, ownAgain, guestAgain] = await texts(path, headers, {}, headers, {});
      expect(guestAgain).toBe(guest);
      expect(new Set([own, guest, ownAgain]).size).toBe(3);
      expect(asked[0]?.request.headers).toMatchObject(headers);
    });

    test.each([
      '/en-us/cart',
      '/account/orders',
      '/de-de/checkout',
      '/order-status',
      '/api/csrf-token',
      '/health/live',
    ])('%s is requested each time', async (path) => {
      answer = fresh(60);
      await texts(path, {}, {});
      expect(asked).toHaveLength(2);
    });

    test.each<[row: string, headers: Record<string, string>]>([
      ['private', { 'cache-control': 'private, no-store' }],
      ['public with revalidation each time', { 'cache-control': 'public, no-cache' }],
      ['with a cookie', { 'set-cookie': 'session=1' }],
      ['without time left', { 'x-accel-expires': '0' }],
    ])('a response that is %s is not cached', async (row, headers) => {
      answer = fresh(60, headers);
      await texts(`/not-kept/${encodeURIComponent(row)}`, {}, {});
      expect(asked).toHaveLength(2);
    });

    test('a price is not served beyond its max-age less its age', async () => {
      answer = fresh(60, { age: '58', 'x-accel-expires': '1' });
      const [first, second] = await texts('/price', {}, {});
      expect(second).toBe(first);
      await seconds(2.1);
      const later = await get('/price');
      expect([later.headers.get('x-proxy-cache'), await later.text()]).toEqual(['EXPIRED', `round ${round}`]);
      expect(later.headers.get('x-accel-expires')).toBeNull();
    });

    test('not even when the gateways fail', async () => {
      answer = fresh(1);
      await texts('/ill', {});
      await seconds(2.1);
      answer = (_, response) => void response.writeHead(503).end('back soon');
      expect((await get('/ill')).status).toBe(503);
    });

    test('stale-while-revalidate applies for as long as it says', async () => {
      const headers = { 'cache-control': 'public, max-age=1, s-maxage=1, stale-while-revalidate=2' };
      answer = fresh(1, headers);
      const [first] = await texts('/stale', {});
      await seconds(2.1);
      const [stale] = await texts('/stale', {});
      expect(stale).toBe(first);
      await expect.poll(async () => (await texts('/stale', {}))[0]).not.toBe(first);
      const before = round;
      await seconds(4.1);
      expect(await texts('/stale', {})).toEqual([`round ${before + 1}`]);
    });

    test('browsers revalidate cached responses, without seeing their max-age, and get 304', async () => {
      answer = fresh(60);
      expect((await get('/browser')).headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
      const kept = await get('/browser');
      expect(kept.headers.get('cache-control')).toBe('public, no-cache');
      const etag = kept.headers.get('etag') ?? '';
      expect((await get('/browser', { headers: { 'if-none-match': etag } })).status).toBe(304);
      expect(asked).toHaveLength(1);
    });

    test('encodings are cached separately, each requested by name only', async () => {
      answer = (request, response) => {
        const encoding = request.headers['accept-encoding'] ?? 'none';
        response.writeHead(200, { 'cache-control': 'public, max-age=60', 'x-encoding': encoding }).end();
      };
      const asks = [
        'gzip, deflate, br, zstd',
        'br',
        'gzip, deflate',
        'zstd',
        'gzip;q=1.0, br;q=0',
        'identity',
      ];
      const found: (string | null)[] = [];
      for (const accepted of asks)
        found.push(
          (await get('/encoded', { headers: { 'accept-encoding': accepted } })).headers.get('x-encoding'),
        );
      expect(found).toEqual(['br', 'br', 'gzip', 'zstd', 'none', 'none']);
      expect(asked).toHaveLength(4);
    });

    test("a query is cached by its response's media type, not by preference order", async () => {
      answer = fresh(60);
      const [plain, any, response, browser, browserAgain] = await texts(
        '/api/graphql?documentId=1',
        { accept: 'application/json' },
        { accept: '*/*' },
        { accept: 'application/graphql-response+json, application/json;q=0.9' },
        { accept: 'text/html,*/*' },
        { accept: 'text/html,*/*' },
      );
      expect(any).toBe(plain);
      expect(new Set([plain, response, browser, browserAgain]).size).toBe(4);
    });

    // Requests wait a tenth of a second, which a busy machine may exceed.
    test('concurrent requests for the same page are collapsed into one', { retry: 5 }, async () => {
      asked = [];
      answer = fresh(60);
      const path = `/at-once/${(round += 1)}`;
      await Promise.all(Array.from({ length: 20 }, () => get(path)));
      expect(asked).toHaveLength(1);
    });

    test('a mutation is never cached', async () => {
      answer = fresh(60);
      for (let turn = 0; turn < 2; turn += 1) await get('/api/graphql', { method: 'POST', body: '{}' });
      expect(asked).toHaveLength(2);
    });
  });

  test('cached responses outlive failing gateways', async () => {
    answer = (_, response) => void response.setHeader('cache-control', 'public, max-age=1').end('kept');
    await get('/assets/kept.js');
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    answer = (_, response) => void response.writeHead(503).end();
    const later = await get('/assets/kept.js');
    expect([later.status, await later.text()]).toEqual([200, 'kept']);
  });

  test('a GET that one gateway fails is retried at the other, a POST is not', async () => {
    answer = (_, response, gateway) => void response.writeHead(gateway === 1 ? 503 : 200).end();
    for (let turn = 0; turn < 4; turn += 1) expect((await get('/')).status).toBe(200);
    asked = [];
    const posts = [];
    for (let turn = 0; turn < 4; turn += 1)
      posts.push((await get('/api/graphql', { method: 'POST', body: '{}' })).status);
    expect(asked).toHaveLength(4);
    expect(posts).toContain(503);
  });

  test('a POST whose response was lost is not retried', async () => {
    answer = (_, response) => void response.destroy();
    expect((await get('/api/graphql', { method: 'POST', body: '{}' })).status).toBe(502);
    expect(asked).toHaveLength(1);
  });

  test('when both fail the error is passed on, and neither gateway is marked as down', async () => {
    answer = (_, response) => void response.writeHead(503).end('back soon');
    for (let turn = 0; turn < 6; turn += 1) {
      const page = await get('/');
      expect([page.status, await page.text()]).toEqual([503, 'back soon']);
    }
    answer = ok;
    expect((await get('/')).status).toBe(200);
  });

  test('a file that only the other build has is found', async () => {
    answer = (_, response, gateway) => void response.writeHead(gateway === 2 ? 404 : 200).end();
    for (let turn = 0; turn < 4; turn += 1) expect((await get(`/assets/new-${turn}.js`)).status).toBe(200);
  });

  test('the caller’s address is appended to X-Forwarded-For, and one request id is passed through', async () => {
    await get('/', { headers: { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'a-request-of-mine' } });
    expect(asked[0]?.request.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-request-id': 'a-request-of-mine',
      host: new URL(proxy.url).host,
    });
    await get('/');
    expect(asked[1]?.request.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each(['/metrics', '/status', '/status/sources', '/metrics/'])('%s is not exposed', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('an oversized body does not reach a gateway', async () => {
    const large = await get('/api/graphql', { method: 'POST', body: 'x'.repeat(1_100_000) });
    expect(large.status).toBe(413);
    expect(asked).toEqual([]);
  });

  test('a response that the gateway compressed is unchanged', async () => {
    answer = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(5_000));
    const page = await get('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(page.headers.get('content-encoding')).toBeNull();
    expect(page.headers.get('server')).toBe('nginx');
  });
});

/** The mounted configuration in a real nginx, before two stand-ins that tell what they were asked. */
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
  ])('%s is asked once while the gateway calls it public', async (path) => {
    answer = cacheable;
    const first = await get(path);
    const second = await get(path);
    expect([first, second].map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT']);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['says nothing of it', {}],
    ['calls it private', { 'cache-control': 'private, no-store' }],
    ['gives a cookie with it', { 'cache-control': 'public, max-age=600', 'set-cookie': 'session=1' }],
  ])('nothing is kept when the gateway %s', async (name, headers) => {
    answer = (_, response) => void response.writeHead(200, headers).end('mine');
    const path = `/assets/${encodeURIComponent(name)}.js`;
    await get(path);
    await get(path);
    expect(asked).toHaveLength(2);
  });

  test('a page is never kept, whatever it says', async () => {
    answer = cacheable;
    await get('/en-ca');
    await get('/en-ca');
    expect(asked).toHaveLength(2);
  });

  test('what is kept outlives gateways that fail', async () => {
    answer = (_, response) => void response.setHeader('cache-control', 'public, max-age=1').end('kept');
    await get('/assets/kept.js');
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    answer = (_, response) => void response.writeHead(503).end();
    const later = await get('/assets/kept.js');
    expect([later.status, await later.text()]).toEqual([200, 'kept']);
  });

  test('a GET that one gateway cannot answer is asked of the other, a POST is not', async () => {
    answer = (_, response, gateway) => void response.writeHead(gateway === 1 ? 503 : 200).end();
    for (let turn = 0; turn < 4; turn += 1) expect((await get('/')).status).toBe(200);
    asked = [];
    const posts = [];
    for (let turn = 0; turn < 4; turn += 1)
      posts.push((await get('/api/graphql', { method: 'POST', body: '{}' })).status);
    expect(asked).toHaveLength(4);
    expect(posts).toContain(503);
  });

  test('a POST whose answer was lost is not sent again', async () => {
    answer = (_, response) => void response.destroy();
    expect((await get('/api/graphql', { method: 'POST', body: '{}' })).status).toBe(502);
    expect(asked).toHaveLength(1);
  });

  test('both failing is told as it is, and neither gateway is counted out for it', async () => {
    answer = (_, response) => void response.writeHead(503).end('back soon');
    for (let turn = 0; turn < 6; turn += 1) {
      const page = await get('/');
      expect([page.status, await page.text()]).toEqual([503, 'back soon']);
    }
    answer = ok;
    expect((await get('/')).status).toBe(200);
  });

  test('a file that only the other build has is found there', async () => {
    answer = (_, response, gateway) => void response.writeHead(gateway === 2 ? 404 : 200).end();
    for (let turn = 0; turn < 4; turn += 1) expect((await get(`/assets/new-${turn}.js`)).status).toBe(200);
  });

  test('the caller’s address is appended to what it claims, and one request id runs through', async () => {
    await get('/', { headers: { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'a-request-of-mine' } });
    expect(asked[0]?.request.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-request-id': 'a-request-of-mine',
      host: new URL(proxy.url).host,
    });
    await get('/');
    expect(asked[1]?.request.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each(['/metrics', '/status', '/status/sources', '/metrics/'])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('a body that is too large does not reach a gateway', async () => {
    const large = await get('/api/graphql', { method: 'POST', body: 'x'.repeat(1_100_000) });
    expect(large.status).toBe(413);
    expect(asked).toEqual([]);
  });

  test('what a gateway compressed stays as it is', async () => {
    answer = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(5_000));
    const page = await get('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(page.headers.get('content-encoding')).toBeNull();
    expect(page.headers.get('server')).toBe('nginx');
  });
});

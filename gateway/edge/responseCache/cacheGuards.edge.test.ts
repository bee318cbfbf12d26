/** Protections also apply to cached responses: limits, firewall, cross-site requests, draining. */
import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCachingShop, queryAddress, send, type CachingShop } from '../../testing/shop/cachingShop.ts';
import { shippedQueries } from '../../testing/shop/shippedQueries.ts';
import { queryCost } from '../../graph/queryCost.ts';
import { schema } from '../../graph/schema.ts';
import type { RunningEdge } from '../http/server.ts';

const BROWSER = 'Mozilla/5.0';
const hotPage = '/en-us/about';
const hotQuery = queryAddress('AppShellQuery', { locale: 'en-us' });

let shop: CachingShop;
let gateway: RunningEdge;
beforeAll(async () => {
  shop = await openCachingShop();
  gateway = await shop.open({
    PUBLIC_PAGES_PER_MINUTE: '30',
    PUBLIC_COST_PER_MINUTE: '20000',
    BLOCKED_IPS: '198.51.100.0/24',
    NEVER_BLOCKED_IPS: '198.51.100.9',
  });
}, 60_000);
afterAll(async () => {
  await gateway.stop(1_000);
  await shop.close();
});

let callers = 0;
/** A caller with a new address. */
const somebody = (): string => `203.0.113.${(callers += 1)}`;
const get = (path: string, from: string, headers: Record<string, string> = {}) =>
  send(gateway, path, { 'x-forwarded-for': from, 'user-agent': BROWSER, ...headers });

/** Repeats the request until the response comes from the cache. */
async function heat(path: string): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1)
    if ((await get(path, somebody())).headers['x-cache'] === 'HIT') return;
  throw new Error(`${path} is not kept.`);
}

/** Number of successful responses to sequential requests. */
async function flood(
  path: string,
  times: number,
  from: () => string,
): Promise<{ well: number; last: number }> {
  let well = 0;
  let last = 0;
  for (let turn = 0; turn < times; turn += 1) {
    ({ status: last } = await get(path, from()));
    if (last === 200) well += 1;
  }
  return { well, last };
}

describe('a flood of requests for cached responses', () => {
  test('is limited to the pages per minute, plus one batch', async () => {
    await heat(hotPage);
    const from = somebody();
    const { well, last } = await flood(hotPage, 80, () => from);
    expect(last).toBe(429);
    expect(well).toBeGreaterThanOrEqual(30);
    expect(well).toBeLessThanOrEqual(42);
    const refused = await get(hotPage, from);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toContain('no-store');
    expect((await get(hotPage, somebody())).status).toBe(200);
  });

  test('from an IPv6 network counts as one address', async () => {
    await heat(hotPage);
    let host = 0;
    const { well, last } = await flood(hotPage, 80, () => `2001:db8:0:1::${(host += 1)}`);
    expect([last, well <= 42]).toEqual([429, true]);
    expect((await get(hotPage, '2001:db8:0:2::1')).status).toBe(200);
  });

  test('is charged GraphQL points as well', async () => {
    const shell = shippedQueries().find(({ name }) => name === 'AppShellQuery');
    const { complexity } = queryCost(schema, parse(shell?.text ?? ''), null, { locale: 'en-us' });
    const small = await shop.open({ PUBLIC_COST_PER_MINUTE: String(Math.ceil(complexity) + 40) });
    const from = somebody();
    const generate = () => send(small, hotQuery, { 'x-forwarded-for': from, 'user-agent': BROWSER });
    expect((await generate()).headers['x-cache']).toBe('MISS');
    let hits = 0;
    while (hits < 100 && (await generate()).status === 200) hits += 1;
    expect(hits).toBeGreaterThanOrEqual(40);
    expect(hits).toBeLessThanOrEqual(52);
    const refused = await generate();
    expect([refused.status, refused.headers['cache-control']]).toEqual([429, 'private, no-store']);
    expect(refused.text).toContain('RATE_LIMITED');
    await small.stop(100);
  });
});

describe('a cached response is refused', () => {
  test.each([
    ['a page', hotPage],
    ['a query', hotQuery],
  ])('as %s to callers blocked by address or user agent', async (_, path) => {
    await heat(path);
    expect((await get(path, '198.51.100.7')).status).toBe(403);
    expect((await get(path, '198.51.100.9')).status).toBe(200);
    expect((await get(path, somebody(), { 'user-agent': 'x select(1)' })).status).toBe(403);
    const known = somebody();
    expect((await get(path, known)).headers['x-cache']).toBe('HIT');
    expect((await get(path, known, { 'user-agent': 'x sleep(5)' })).status).toBe(403);
    expect((await get(path, known)).status).toBe(200);
  });

  test('to cross-site requests with cookies', async () => {
    await heat(hotQuery);
    const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
    expect((await get(hotQuery, somebody(), { ...crossSite, cookie: 'other=1' })).status).toBe(403);
    expect((await get(hotQuery, somebody(), { ...crossSite, cookie: 'skarn-session=x' })).status).toBe(403);
    expect((await get(hotQuery, somebody(), crossSite)).headers['x-cache']).toBe('HIT');
    const foreign = await get(hotQuery, somebody(), { ...crossSite, origin: 'https://other.example' });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('to URLs that the firewall blocks', async () => {
    expect((await get(`${hotPage}?q=wp-login`, somebody())).status).toBe(403);
    expect((await get(`${hotPage}?q=wp-login`, somebody())).status).toBe(403);
  });
});

test('a GET query with a content type is passed on', async () => {
  await heat(hotQuery);
  const typed = await get(hotQuery, somebody(), { 'content-type': 'text/plain' });
  expect(typed.headers['x-cache']).not.toBe('HIT');
});

test('security headers are the same as for other responses', async () => {
  for (const path of [hotPage, hotQuery]) {
    await heat(path);
    const { headers } = await get(path, somebody());
    expect(headers['x-cache']).toBe('HIT');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-build-id']).toBeDefined();
  }
});

test('a draining replica serves cached responses, and closes its connections', async () => {
  const leaving = await shop.open({ DRAIN_DELAY_MS: '1500' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const generate = async (): Promise<IncomingMessage> => {
    const sent = request(leaving.url + hotPage, { agent, headers: { 'x-forwarded-for': somebody() } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer;
  };
  await generate();
  await expect.poll(async () => (await generate()).headers['x-cache']).toBe('HIT');
  const stopped = leaving.stop(2_000);
  const last = await generate();
  expect([last.statusCode, last.headers['connection']]).toEqual([200, 'close']);
  agent.destroy();
  await stopped;
});

/** Rate limits, headers and cross-origin requests over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  category,
  codeOf,
  key,
  openGuarded,
  post as postAt,
  shell,
  type GuardedShop,
} from '../../testing/shop/guardedShop.ts';
import type { RunningEdge } from '../http/server.ts';

let shop: GuardedShop;
let gateway: RunningEdge;
const post = (body: unknown, headers: Record<string, string> = {}, at = gateway) => postAt(at, body, headers);

beforeAll(async () => {
  shop = await openGuarded();
  gateway = await shop.open();
});
afterAll(async () => {
  await gateway.stop(1_000);
  await shop.close();
});

describe('a budget', () => {
  test('can be exhausted, states its reset, and is separate for each caller', async () => {
    const dear = { query: category(100) };
    const cost = (await post(dear, key)).body.extensions?.cost?.requested ?? 0;
    const points = Math.floor(cost * 1.5);
    const spender = { authorization: `Bearer spender ${points}` };
    const first = await post(dear, spender);
    expect(first.status).toBe(200);
    const left = first.body.extensions?.cost?.remaining ?? 0;
    expect(left).toBe(points - cost);
    const second = await post(dear, spender);
    expect([second.status, codeOf(second)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(second.headers.get('ratelimit')).toMatch(/^"partner";r=0;t=\d+$/);
    expect(second.body.data ?? null).toBeNull();
    expect((await post(dear, { authorization: `Bearer another ${points}` })).status).toBe(200);
  });

  test('refuses what exceeds it completely, without a retry delay', async () => {
    const answer = await post({ query: category(100) }, { authorization: 'Bearer poor 20' });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'QUERY_TOO_LARGE']);
    expect(answer.body.errors?.[0]?.extensions).toMatchObject({ limit: 'costPerMinute', most: 20 });
  });

  test('is charged for requests refused before they ran', async () => {
    const guesser = { authorization: 'Bearer guesser 120' };
    const cost = async () => (await post({ query: '{ nothing }' }, guesser)).body.extensions?.cost?.remaining;
    expect([await cost(), await cost()]).toEqual([100, 80]);
  });

  test('of the public is counted by address, with an IPv6 network as one', async () => {
    const small = await shop.open({ PUBLIC_COST_PER_MINUTE: '6000' });
    const from = (address: string) => post(shell, { 'x-forwarded-for': address }, small);
    expect((await from('2001:db8:0:1::a')).status).toBe(200);
    expect((await from('2001:db8:0:1::b')).status).toBe(200);
    expect((await from('2001:db8:0:1::c')).status).toBe(429);
    expect((await from('2001:db8:0:2::c')).status).toBe(200);
    await small.stop(100);
  });

  test('of pages is counted by address, excluding files, health and GraphQL', async () => {
    const small = await shop.open({ PUBLIC_PAGES_PER_MINUTE: '2' });
    const get = (path: string, address = '203.0.113.9') =>
      fetch(small.url + path, { headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 2; count += 1) expect((await get('/api/csrf-token')).status).toBe(200);
    const refused = await get('/en-us/cart');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('/api/csrf-token', '203.0.113.10')).status).toBe(200);
    expect((await get('/health/live')).status).toBe(200);
    expect((await post(shell, { 'x-forwarded-for': '203.0.113.9' }, small)).status).toBe(200);
    await small.stop(100);
  });
});

describe('nothing leaks', () => {
  test('an unexpected error contains the request id, and nothing else', async () => {
    const response = await fetch(`${gateway.url}/en-us/cart`, {
      headers: { 'x-request-id': 'support-0001' },
    });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain('support-0001');
    expect(text).not.toMatch(/10\.0\.0\.9|secret|\bat /);
  });

  test.each(['/api/graphql', '/api/nothing', '/wp-login.php', '/health/live', '/api/csp-report'])(
    '%s tells no software, and browsers what they may do',
    async (path) => {
      const { headers } = await fetch(gateway.url + path);
      expect(headers.get('server')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );
});

describe('other origins', () => {
  test('may read responses and send a key when configured, without cookies', async () => {
    const shared = await shop.open({
      CORS_ORIGINS: 'https://partner.example',
      PUBLIC_ORIGIN: 'https://skarn.example',
    });
    const origin = 'https://partner.example';
    const preflight = await fetch(`${shared.url}/api/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const read = await post({ query: '{ market { locale } }' }, { ...key, origin, cookie: 'a=b' }, shared);
    expect(read.status).toBe(200);
    expect(read.headers.get('access-control-allow-origin')).toBe(origin);
    expect(read.headers.get('vary')).toContain('Origin');
    const unlisted = await post(shell, { origin: 'https://other.example' }, shared);
    expect(unlisted.headers.get('access-control-allow-origin')).toBeNull();
    expect(unlisted.headers.get('vary')).toContain('Origin');
    expect(unlisted.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await shared.stop(100);
  });

  test('are refused with this site’s cookies', async () => {
    const foreign = {
      origin: 'https://other.example',
      'sec-fetch-site': 'cross-site',
      cookie: 'skarn-session=x',
    };
    const answer = await post(shell, foreign);
    expect([answer.status, codeOf(answer)]).toEqual([403, 'CROSS_SITE']);
  });
});

test('policy reports are accepted, whatever their content', async () => {
  const report = (body: string, type = 'application/csp-report') =>
    fetch(`${gateway.url}/api/csp-report`, { method: 'POST', headers: { 'content-type': type }, body });
  expect(
    (await report('{"csp-report":{"violated-directive":"img-src","blocked-uri":"inline"}}')).status,
  ).toBe(204);
  expect((await report('no JSON')).status).toBe(204);
  expect((await report('x'.repeat(20_000))).status).toBe(204);
  expect((await report('{}', 'text/plain')).status).toBe(415);
  expect((await fetch(`${gateway.url}/api/csp-report`)).status).toBe(405);
});

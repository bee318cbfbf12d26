import { describe, expect, test } from 'vitest';
import {
  loggedPath,
  requestKind,
  requestRoute,
  statusClass,
  type RequestFacts,
} from './requestKind.rules.ts';

const requested = (path: string, change: Partial<RequestFacts> = {}): RequestFacts => ({
  path,
  status: 200,
  isKnown: true,
  screen: null,
  ...change,
});

describe('a request is classified without its URL', () => {
  test.each<[string, RequestFacts, string, string]>([
    ['home', requested('/', { screen: '/' }), 'page', '/{lang}'],
    ['a product', requested('/en-us/p/lodestar-98', { screen: '/p/:handle' }), 'page', '/{lang}/p/:handle'],
    [
      'the data of a product’s page',
      requested('/en-us/p/lodestar-98/_payload.json', { screen: '/p/:handle' }),
      'payload',
      '/{lang}/p/:handle',
    ],
    ['an unknown path', requested('/en-us/x/y', { screen: '*', status: 404 }), 'page', 'not found'],
    ['a redirect', requested('/p/lodestar-98', { status: 301 }), 'page', 'redirect'],
    ['an operation', requested('/api/graphql'), 'graphql', '/api/graphql'],
    ['the anti-forgery token', requested('/api/csrf-token'), 'api', '/api/csrf-token'],
    ['a web vitals report', requested('/api/vitals', { isKnown: false, status: 204 }), 'api', '/api/vitals'],
    ['an unknown call', requested('/api/ann@example.com', { status: 404 }), 'api', '/api/*'],
    ['a hashed file', requested('/assets/a-1b2c.js', { isKnown: false }), 'file', '/assets/*'],
    ['another file', requested('/favicon.svg', { isKnown: false }), 'file', '/*'],
    ['a sitemap', requested('/sitemap-de-de-2.xml', { isKnown: false }), 'sitemap', '/sitemap*.xml'],
    [
      'a sitemap that could not be written',
      requested('/sitemap.xml', { isKnown: false, status: 503 }),
      'sitemap',
      '/sitemap*.xml',
    ],
    ['robots.txt', requested('/robots.txt', { isKnown: false }), 'sitemap', '/robots.txt'],
    ['a probe', requested('/health/ready', { isKnown: false, status: 503 }), 'health', '/health/ready'],
    ['an early refusal', requested('/wp-login.php', { isKnown: false, status: 403 }), 'refused', '/*'],
    [
      'an early refusal by the API',
      requested('/api/graphql', { isKnown: false, status: 429 }),
      'refused',
      '/api/*',
    ],
  ])('%s', (_, request, kind, route) => {
    expect([requestKind(request), requestRoute(request)]).toEqual([kind, route]);
  });
});

describe('statuses are grouped by class', () => {
  test.each([
    [200, '2xx'],
    [304, '3xx'],
    [429, '4xx'],
    [503, '5xx'],
    [799, '5xx'],
  ])('%i is %s', (status, found) => expect(statusClass(status)).toBe(found));
});

describe('logged paths contain no personal data', () => {
  test.each([
    ['a product path is kept', '/en-us/p/lodestar-98', '/en-us/p/lodestar-98'],
    ['a year is kept', '/en-us/traveling-circus/2026-27', '/en-us/traveling-circus/2026-27'],
    ['a file path is kept', '/assets/Home-x1.js', '/assets/Home-x1.js'],
    ['an order number is masked', '/en-us/account/orders/100042', '/en-us/account/*'],
    ['an account page', '/de-de/account', '/de-de/account'],
    ['the order look-up', '/order-status/12/ann', '/order-status/*'],
    ['an e-mail address', '/en-us/ann@example.com', '/en-us/*'],
    ['an encoded e-mail address', '/en-us/ann%40example.com', '/en-us/*'],
    ['a long number', '/en-us/p/4155550100', '/en-us/p/*'],
    ['a number in groups', '/en-us/415-555-0100', '/en-us/*'],
    ['a number within a word', '/en-us/tel-4155550100', '/en-us/*'],
    ['a token', '/reset/kJ8sd7Kaj2Lq9sdKs82mPs0dQa1z', '/reset/*'],
    ['search words', '/en-us/ann%20smith', '/en-us/*'],
  ])('%s', (_, path, kept) => expect(loggedPath(path)).toBe(kept));

  test('a long path is truncated', () => {
    expect(loggedPath('/a'.repeat(500)).length).toBeLessThanOrEqual(200);
  });
});

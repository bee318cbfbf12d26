import { describe, expect, test } from 'vitest';
import { callRules } from './callContract.rules.ts';
import { attemptsAfter, callKey, checkCall, exceedsAttempts, type Exchange } from './callChecks.rules.ts';

const region = { 'x-bc-region': 'us', 'x-request-id': 'r1' };
const exchange = (verb: string, target: string, more: Partial<Exchange> = {}): Exchange => ({
  verb,
  target,
  headers: region,
  bodyDigest: '',
  tookMs: 10,
  ...more,
});

describe('a call', () => {
  test.each<[string, Exchange, string | RegExp]>([
    [
      'that no document lists',
      exchange('GET', '/api/wishlists'),
      'GET /api/wishlists: no document names this call',
    ],
    ['with another verb than the document’s', exchange('POST', '/api/store'), /no document names/],
    [
      'of the shop without the region header',
      exchange('GET', '/api/store', { headers: {} }),
      'commerce: GET /api/store: without the header x-bc-region',
    ],
    [
      'that changes the shop without csrf-token',
      exchange('DELETE', '/api/cart/c1'),
      'commerce: DELETE /api/cart/{id}: without the header csrf-token',
    ],
    [
      'with an unknown query name',
      exchange('GET', '/api/products?category=1'),
      'commerce: GET /api/products: unknown query category',
    ],
    [
      'of content without its token',
      exchange('GET', '/v3/content_types/page/entries?locale=en-us', { headers: { api_key: 'k' } }),
      /without the header access_token/,
    ],
    [
      'of search without a key',
      exchange('POST', '/api/as/v1/engines/shop/search.json', {
        headers: { 'content-type': 'application/json' },
      }),
      /without the header authorization/,
    ],
    [
      'that takes longer than 30 s',
      exchange('GET', '/i/k2/a.json?metadata=true', { tookMs: 30_001 }),
      /still waited for after 30000 ms/,
    ],
  ])('%s is a violation', (_row, observed, violation) => {
    expect(checkCall(observed).violations).toEqual([
      typeof violation === 'string' ? violation : expect.stringMatching(violation),
    ]);
  });

  test.each([
    exchange('POST', '/preview/v3/content_types/page/entries', {
      headers: { api_key: 'k', preview_token: 't' },
    }),
    exchange('GET', '/api/products?id:in=1,2&include=options,variants&limit=50'),
    exchange('PUT', '/api/cart/c1/items/l1', { headers: { ...region, 'csrf-token': 't' } }),
    exchange(
      'GET',
      '/v3/content_types/page/entries?environment=production&include[]=a.b&only[BASE][]=title',
      { headers: { api_key: 'k', access_token: 't' } },
    ),
  ])('as documented is permitted: $verb $target', (observed) => {
    expect(checkCall(observed)).toMatchObject({ violations: [], rule: { verb: observed.verb } });
  });
});

describe('the number of attempts', () => {
  const rule = (source: string, verb: string) =>
    callRules.find((one) => one.source === source && one.verb === verb)!;
  test.each<[string, ReturnType<typeof rule>, number, boolean]>([
    ['a change of the shop once', rule('commerce', 'POST'), 1, true],
    ['and not again', rule('commerce', 'POST'), 2, false],
    ['content six times: five retries', rule('delivery', 'GET'), 6, true],
    ['and not a seventh time', rule('delivery', 'GET'), 7, false],
  ])('%s', (_row, one, sent, isFine) => {
    expect(exceedsAttempts(one, sent) === null).toBe(isFine);
  });

  test.each<[string, ReturnType<typeof rule>, boolean, number]>([
    ['starts again after a read that was answered', rule('commerce', 'GET'), true, 0],
    ['goes on after a read that failed', rule('commerce', 'GET'), false, 2],
    ['goes on after a write, whatever its answer', rule('commerce', 'POST'), true, 2],
  ])('%s', (_row, one, succeeded, remembered) => {
    expect(attemptsAfter(one, 2, succeeded)).toBe(remembered);
  });

  test('is counted by request, verb, target and body', () => {
    const one = exchange('POST', '/api/cart/create', { bodyDigest: 'a' });
    const others = [
      { ...one, bodyDigest: 'b' },
      { ...one, target: '/api/cart/c1/items' },
      { ...one, headers: { 'x-request-id': 'r2' } },
    ];
    expect(new Set([one, { ...one }, ...others].map(callKey)).size).toBe(4);
  });
});

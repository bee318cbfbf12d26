/** Cached responses over HTTP, for browsers and downstream caches: headers, tags and age. */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { Browser } from '../../testing/shop/browser.ts';
import { partner } from '../../testing/shop/guardedShop.ts';
import {
  openCachingShop,
  productAddress,
  queryAddress,
  send,
  type CachingShop,
} from '../../testing/shop/cachingShop.ts';
import type { RunningEdge } from '../http/server.ts';

let shop: CachingShop;
let gateway: RunningEdge;
const openGateway = (): Promise<RunningEdge> =>
  shop.open(
    { PUBLIC_PAGES_PER_MINUTE: '100000', PUBLIC_COST_PER_MINUTE: '10000000' },
    {
      partners: {
        open: async (authorization) => ({ client: authorization ? partner : null, refusal: null }),
      },
    },
  );
beforeAll(async () => {
  shop = await openCachingShop();
  gateway = await openGateway();
}, 60_000);
afterAll(async () => {
  await gateway.stop(1_000);
  await shop.close();
});

/** Advances the clock for each test, so that nothing is cached from earlier ones. */
let now = Date.now();
beforeEach(() => {
  now += 2 * 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.mendSources();
});
const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
const get = (path: string, headers: Record<string, string> = {}) => send(gateway, path, headers);

/**
 * Requests to a gateway of its own, for tests in which calls fail: whether a circuit opens, and stays open into the next
 * test, depends on how many calls there were in the last half minute.
 */
async function getFromOwn(): Promise<(path: string) => ReturnType<typeof send>> {
  const own = await openGateway();
  onTestFinished(() => own.stop(1_000));
  return (path) => send(own, path);
}

/** Repeats the request until the response comes from the cache, as compression takes a moment. */
async function warm(path: string, headers: Record<string, string> = {}) {
  await get(path, headers);
  return get(path, headers);
}

const shell = queryAddress('AppShellQuery', { locale: 'en-us' });
const ski = productAddress('lodestar-98');
const kinds: [kind: string, path: string][] = [
  ['a query', ski],
  ['a page', '/en-us/p/lodestar-98'],
  ['a page’s data', '/en-us/p/lodestar-98/_payload.json'],
];

describe.each(kinds)('%s', (_, path) => {
  test('that has expired is generated once for many callers, and sent to all of them', async () => {
    await warm(path);
    pass(20_000);
    await shop.breakSource({ source: 'commerce', delayMs: 300 });
    const crowd = await Promise.all(Array.from({ length: 12 }, () => get(path)));
    expect(new Set(crowd.map(({ status, headers }) => `${status} ${headers['x-cache']}`))).toEqual(
      new Set(['200 MISS']),
    );
    expect(new Set(crowd.map(({ headers }) => headers['etag'])).size).toBe(1);
    expect(new Set(crowd.map(({ headers }) => headers['x-request-id'])).size).toBe(crowd.length);
  });

  test('is generated for each caller when it cannot be shared', async () => {
    const getOwn = await getFromOwn();
    await getOwn(path);
    pass(2 * 86_400_000);
    await shop.breakSource({ source: 'delivery', status: 500, delayMs: 100 });
    const crowd = await Promise.all(Array.from({ length: 6 }, () => getOwn(path)));
    for (const { headers, text } of crowd) {
      expect(headers['cache-control']).not.toMatch(/max-age/);
      expect(text).not.toBe('');
    }
  });

  test('is generated once, then served with its age', async () => {
    const first = await get(path);
    expect([first.status, first.headers['x-cache'], first.headers['age']]).toEqual([200, 'MISS', undefined]);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=[1-5], s-maxage=[1-5]$/);
    pass(2_000);
    const second = await get(path);
    expect([second.headers['x-cache'], second.headers['age']]).toEqual(['HIT', '2']);
    expect(second.body).toEqual(first.body);
    for (const name of ['cache-control', 'etag', 'content-type', 'vary', 'content-length'])
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
  });

  test('is never younger for downstream caches than it is', async () => {
    await get(path);
    pass(1_001);
    expect((await get(path)).headers['age']).toBe('2');
  });

  test('sets no cookie, and states what it varies on', async () => {
    for (const answer of [await get(path), await get(path), await get(path, { cookie: 'other=1' })]) {
      expect(answer.cookies).toEqual([]);
      expect(answer.headers['vary']?.split(/, */)).toEqual(
        expect.arrayContaining(['Accept-Encoding', 'Cookie']),
      );
      const keys = answer.headers['surrogate-key']?.split(' ') ?? [];
      expect(keys).toContain('delivery');
      // As many complete keys as fit.
      expect(keys.join(' ').length).toBeLessThanOrEqual(1_000);
      expect(
        keys.filter((key) => !/^(\w+|type:\w+|market:[\w-]+|entry:\w{6,}|product:\d{6})$/.test(key)),
      ).toEqual([]);
    }
  });

  test('has a separate tag for each encoding, and the same content', async () => {
    const tags = new Set<string>();
    const texts = new Set<string>();
    for (const encoding of ['br', 'zstd', 'gzip', 'identity']) {
      const { headers, text } = await warm(path, { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(headers['etag']).toMatch(/^"[\w-]+"$/);
      tags.add(headers['etag'] ?? '');
      texts.add(text);
      const same = await get(path, { 'accept-encoding': encoding, 'if-none-match': headers['etag'] ?? '' });
      expect([same.status, same.body.length]).toEqual([304, 0]);
      expect([same.headers['etag'], same.headers['cache-control']]).toEqual([
        headers['etag'],
        headers['cache-control'],
      ]);
    }
    expect(tags.size).toBe(4);
    expect(texts.size).toBe(1);
    const [first = ''] = tags;
    expect((await get(path, { 'accept-encoding': 'gzip', 'if-none-match': first })).status).toBe(200);
  });

  test('has a tag by content: when it is regenerated unchanged it is not sent again', async () => {
    const { headers } = await get(path);
    pass(60 * 60_000);
    const again = await get(path, { 'if-none-match': headers['etag'] ?? '' });
    expect([again.status, again.headers['x-cache']]).toEqual([304, 'MISS']);
    const weak = await get(path, { 'if-none-match': `"other", W/${headers['etag'] ?? ''}` });
    expect(weak.status).toBe(304);
  });

  test('is sent again when it has changed', async () => {
    await shop.editEntry('product', 'product_lodestar_98', { display_title: 'Before' });
    const before = await warm(path);
    const etag = before.headers['etag'] ?? '';
    await shop.editEntry('product', 'product_lodestar_98', { display_title: 'After' });
    pass(60 * 60_000);
    const after = await get(path, { 'if-none-match': etag });
    expect([after.status, after.headers['etag'] === etag]).toEqual([200, false]);
    expect(after.text.includes('After')).toBe(true);
    expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
    await shop.editEntry('product', 'product_lodestar_98', { display_title: 'Lodestar 98' });
  });

  test('sends only headers for HEAD', async () => {
    const { headers } = await get(path);
    const head = await get(path, { method: 'HEAD' });
    expect(head.body.length).toBe(0);
    // GraphQL has only GET and POST.
    expect(head.status).toBe(path.startsWith('/api/') ? 405 : 200);
    if (head.status === 200)
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
        expect([name, head.headers[name]]).toEqual([name, headers[name]]);
  });

  test('has the id of its request', async () => {
    await get(path);
    for (const id of ['caller-0001', 'caller-0002']) {
      const { headers } = await get(path, { 'x-request-id': id });
      expect([headers['x-cache'], headers['x-request-id']]).toEqual(['HIT', id]);
    }
    expect((await get(path, { 'x-request-id': 'a b' })).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});

test('a page with a query is compressed thoroughly from its second request on, and known by either tag', async () => {
  const path = '/en-us/p/shaft-12?color=black';
  const quick = await get(path, { 'accept-encoding': 'br' });
  expect(quick.headers['etag']).toMatch(/-br-quick"$/);
  const thorough = await vi.waitFor(async () => {
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect(answer.headers['etag']).toMatch(/-br"$/);
    return answer;
  });
  expect(thorough.text).toBe(quick.text);
  expect(thorough.body.length).toBeLessThan(quick.body.length);
  const known = async (): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (const { headers } of [quick, thorough]) {
      const tag = headers['etag'] ?? '';
      const answer = await get(path, { 'accept-encoding': 'br', 'if-none-match': tag });
      answers.push([answer.status, answer.headers['etag'] === tag]);
    }
    return answers;
  };
  const both = [
    [304, true],
    [304, true],
  ];
  expect(await known()).toEqual(both);
  // Also when it is generated again.
  pass(60 * 60_000);
  expect(await known()).toEqual(both);
});

test('visitors of a campaign share the cached page', async () => {
  const path = '/en-us/p/shaft-12?color=black';
  const { text } = await get(path);
  for (const campaign of ['utm_source=mail&utm_medium=email', 'gclid=abc', 'gclid=def']) {
    const { headers, text: same } = await get(`${path}&${campaign}`);
    expect([headers['x-cache'], same === text]).toEqual(['HIT', true]);
    // Also when it was the first of its address.
    const again = await get(`/en-us/p/ropeway-94?${campaign}`);
    expect(again.headers['x-cache']).toBe(campaign.startsWith('utm') ? 'MISS' : 'HIT');
  }
});

test('a campaign does not get around the firewall', async () => {
  await warm('/en-us/p/shaft-12');
  expect((await get('/en-us/p/shaft-12?utm_source=sleep(5)')).status).toBe(403);
});

test('customers of one price group share a response', async () => {
  vi.useRealTimers();
  const own = await openGateway();
  onTestFinished(() => own.stop(1_000));
  const cached: (string | null)[] = [];
  const list = queryAddress('CategoryProductsQuery', {
    locale: 'en-us',
    handle: 'skis',
    first: 24,
    skip: 0,
    sort: 'FEATURED',
    filters: [],
  });
  for (const person of ['shopper.us', 'expired.pro', 'pro.us']) {
    const browser = new Browser(own.url);
    await browser.signIn(person, 'en-us');
    cached.push((await browser.get(list)).headers.get('x-cache'));
  }
  expect(cached).toEqual(['MISS', 'HIT', 'MISS']);
});

test('a response with a different tag is sent', async () => {
  const { headers } = await warm(ski);
  const tag = { 'if-none-match': headers['etag'] ?? '' };
  expect((await get(ski, tag)).status).toBe(304);
  for (const path of [productAddress('shaft-12'), shell, '/en-us/p/shaft-12']) {
    expect((await get(path, tag)).status).toBe(200);
    expect((await get(path, tag)).status).toBe(200);
  }
});

test('the order of variables does not matter', async () => {
  await get(queryAddress('ProductRouteQuery', { locale: 'en-us', handle: 'lodestar-98', color: null }));
  const again = queryAddress('ProductRouteQuery', { color: null, handle: 'lodestar-98', locale: 'en-us' });
  expect((await get(again)).headers['x-cache']).toBe('HIT');
});

test('a stale response is served while one request refreshes it', async () => {
  const { headers } = await get(shell);
  const [, maxAge] = /max-age=(\d+)/.exec(headers['cache-control'] ?? '') ?? [];
  expect(headers['cache-control']).toMatch(/stale-while-revalidate=\d+$/);
  pass((Number(maxAge) + 1) * 1_000);
  const stale = await get(shell);
  expect([stale.headers['x-cache'], Number(stale.headers['age']) > Number(maxAge)]).toEqual(['STALE', true]);
  await vi.waitFor(async () => expect((await get(shell)).headers['x-cache']).toBe('HIT'));
});

test('a stale response is refreshed once its sources have responded, not from their stale answers', async () => {
  const { headers } = await get(shell);
  const [, maxAge] = /max-age=(\d+)/.exec(headers['cache-control'] ?? '') ?? [];
  pass((Number(maxAge) + 1) * 1_000);
  await shop.breakSource({ source: 'delivery', delayMs: 150 });
  const controls = new Set<string | undefined>();
  await vi.waitFor(async () => {
    const { headers: found } = await get(shell);
    controls.add(found['cache-control']);
    expect(found['x-cache']).toBe('HIT');
  });
  expect(controls.size).toBeGreaterThan(0);
  expect([...controls].filter((control) => !/max-age=[1-9]/.test(control ?? ''))).toEqual([]);
});

describe('a price that changes upstream', () => {
  /** Each of its variants has a different price. */
  async function setPrices(price: number): Promise<void> {
    const { body } = await new Browser(gateway.url).ask<{ product: { variants: { id: string }[] } }>(
      'query { product(handle: "shaft-12") { ... on Product { variants { id } } } }',
    );
    for (const { id } of body.data?.product.variants ?? [])
      await shop.changeVariant(Buffer.from(id, 'base64').toString().split('/').at(-1) ?? '', { price });
  }

  test.each([
    ['a query', productAddress('shaft-12')],
    ['a page', '/en-us/p/shaft-12'],
    ['a page’s data', '/en-us/p/shaft-12/_payload.json'],
  ])('is not served for longer than five seconds in %s', async (_, path) => {
    await setPrices(61.5);
    pass(60_000);
    const before = await warm(path);
    expect(before.text.includes('$61.50')).toBe(true);
    await setPrices(72.5);
    // Requests in between must not extend its lifetime.
    for (let passed = 1_000; passed < 5_000; passed += 1_000) {
      pass(1_000);
      await get(path);
    }
    pass(1_001);
    const after = await get(path);
    expect([after.text.includes('$61.50'), after.text.includes('$72.50')]).toEqual([false, true]);
  });
});

describe('never cached is', () => {
  const noStore = 'private, no-store';

  test('a mutation', async () => {
    const browser = new Browser(gateway.url);
    const { headers } = await browser.mutate('mutation { signOut { isSignedOut } }');
    expect(headers.get('cache-control')).toBe(noStore);
    expect(headers.get('etag')).toBeNull();
  });

  test('a response with errors', async () => {
    const getOwn = await getFromOwn();
    // Not retried: two failures open no circuit.
    await shop.breakSource({ source: 'commerce', status: 400 });
    for (let turn = 0; turn < 2; turn += 1) {
      const { headers, text } = await getOwn(ski);
      expect(text.includes('"errors"')).toBe(true);
      expect([headers['cache-control'], headers['x-cache']]).toEqual([noStore, 'MISS']);
    }
    await shop.mendSources();
    pass(60_000);
    expect((await getOwn(ski)).headers['cache-control']).toMatch(/^public/);
  });

  test('a refused query', async () => {
    for (const path of ['/api/graphql?documentId=unknown', `${shell}x`, '/api/graphql?query={nothing}']) {
      const { status, headers } = await get(path);
      expect(status === 200 ? headers['cache-control'] : noStore).toBe(noStore);
      expect(headers['cache-control']).toBe(noStore);
    }
  });

  test('a missing page', async () => {
    const { status, headers } = await get('/en-us/p/never-was');
    expect([status, headers['cache-control']]).toEqual([404, noStore]);
  });

  test('a partner’s response, and partners are not served cached ones', async () => {
    await warm(ski);
    const { headers, status } = await get(ski, { authorization: 'Bearer p1' });
    expect([status, headers['cache-control'], headers['x-cache']]).toEqual([200, noStore, undefined]);
    expect((await get(ski)).headers['x-cache']).toBe('HIT');
  });

  test('a response with an explanation', async () => {
    await warm(ski);
    const { headers, text } = await get(ski, { 'x-explain': 'upstream' });
    expect([headers['cache-control'], headers['x-cache']]).toEqual([noStore, undefined]);
    expect(text.includes('"upstream"')).toBe(true);
  });

  test('a customer’s response in the browser, even if guests get the same', async () => {
    vi.useRealTimers();
    const browser = new Browser(gateway.url);
    await browser.signIn('shopper.us', 'en-us');
    await warm(ski);
    const { headers } = await browser.get(ski);
    expect(headers.get('cache-control')).toBe(noStore);
    expect(headers.get('etag')).toBeNull();
    expect((await get(ski)).headers['cache-control']).toMatch(/^public/);
  });

  test('a response for longer than half a second during an outage', async () => {
    const getOwn = await getFromOwn();
    await getOwn(ski);
    pass(10_000);
    await shop.breakSource({ source: 'commerce', status: 500 });
    const degraded = await getOwn(ski);
    expect(degraded.text.includes('"degraded"')).toBe(true);
    expect(degraded.headers['cache-control']).toBe('public, no-cache');
    pass(499);
    expect((await getOwn(ski)).headers['x-cache']).toBe('HIT');
    pass(1);
    expect((await getOwn(ski)).headers['x-cache']).toBe('MISS');
  });
});

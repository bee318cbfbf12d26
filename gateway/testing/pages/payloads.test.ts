/** Payloads: page data over HTTP. Their content, visibility, and agreement with the page. */
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../../client/server/preparedRoutes.ts';
import { schema } from '../../graph/schema.ts';
import { readOperations } from '../../edge/graphql/documents/operations.ts';
import { sharedOperations } from '../../edge/graphql/documents/sharedOperations.ts';
import { Browser } from '../shop/browser.ts';
import { openSite, type Site } from '../shop/site.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';

interface Payload {
  buildId: string;
  status: number | null;
  location?: string;
  answers: Record<string, { data: Record<string, unknown> }>;
}

let site: Site;
beforeAll(async () => {
  site = await openSite(withoutBotProtection);
});
afterAll(() => site.close());

const payloadOf = (path: string): string => {
  const [plain = '', search = ''] = path.split('?');
  return `${plain === '/' ? '' : plain}/_payload.json${search === '' ? '' : `?${search}`}`;
};

async function read(path: string, browser = new Browser(site.url)) {
  const { status, headers, text } = await browser.get(payloadOf(path));
  expect(status, path).toBe(200);
  return { headers, text, payload: JSON.parse(text) as Payload };
}

const operations = readOperations(new URL('../../../', import.meta.url).pathname, schema);

describe('the per-page _payload.json carries the page’s data and build id', () => {
  test.each([
    ['/', 1],
    ['/de-de', 1],
    ['/en-us/c/skis', 2],
    ['/en-us/c/skis/all-mountain?sort=NEWEST', 2],
    ['/en-us/p/lodestar-98?color=glacier', 3],
    ['/en-us/compare?p=lodestar-98', 1],
    ['/en-us/country', 1],
    ['/en-us/search', 2],
    ['/en-us/search?q=ski', 2],
    ['/en-us/stores', 3],
    ['/en-us/support?q=return', 2],
    ['/en-us/support/returns', 1],
    ['/en-us/blog', 1],
    ['/en-us/blog/workshop', 1],
    ['/en-us/blog/p/grass', 2],
    ['/en-us/team', 1],
    ['/en-us/team/ylva-stenmo', 2],
    ['/en-us/traveling-circus', 1],
    ['/en-us/traveling-circus/2026-27', 1],
    ['/en-us/l/first-snow', 1],
    ['/en-us/about', 1],
    ['/en-us/order-status', 0],
    ['/en-us/about/us', 0],
    ['/xx-yy/cart', 0],
    ['/en-us/p/nothing', 3],
    ['/en-us/team/nobody', 2],
  ])('%s', async (path, most) => {
    const { payload } = await read(path);
    const page = await site.get(path);
    expect(payload.buildId).toBe(page.headers.get('x-build-id'));
    expect(payload.status).toBe(page.status);
    // Deferred queries may be too late for the payload.
    const asides = path.startsWith('/en-us/p/') ? 2 : path.startsWith('/en-us/c/') ? 0 : most > 1 ? 1 : 0;
    expect(Object.keys(payload.answers).length).toBeLessThanOrEqual(most);
    expect(Object.keys(payload.answers).length).toBeGreaterThanOrEqual(most - asides);
  });

  test('each response is the one that its query gets, at the URL that the client requests', async () => {
    const { payload } = await read('/en-us/c/skis?sort=NEWEST');
    for (const [address, answer] of Object.entries(payload.answers))
      expect(JSON.parse((await site.get(address)).text)).toEqual(answer);
  });

  test('a withdrawn product is 410, a moved URL has its new location', async () => {
    expect((await read('/en-us/p/lodestar-88')).payload.status).toBe(410);
    expect((await read('/blade-optic?utm=1')).payload).toMatchObject({
      status: 301,
      location: '/en-us/c/skis/piste/race?utm=1',
      answers: {},
    });
  });

  test('is JSON with noindex and the page’s caching headers', async () => {
    const { headers } = await read('/en-us/about');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const lasting = /^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=30$/;
    expect(headers.get('cache-control')).toMatch(lasting);
    expect((await site.get('/en-us/about')).headers.get('cache-control')).toMatch(lasting);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe('public data only', () => {
  test('queries that screens mark as personal are those that select session fields', () => {
    const isShared = sharedOperations(schema, operations);
    const match = { lang: 'en-us', params: {}, search: new URLSearchParams(), path: '/' };
    const queries = routes.flatMap(({ path, entryPoint }) =>
      Object.entries(entryPoint.queries(match)).map(([name, query]) => ({
        ...query,
        name: `${path} ${name}`,
      })),
    );
    expect(queries.length).toBeGreaterThan(30);
    for (const { name, isPersonal = false, parameters } of queries)
      expect(isPersonal, name).toBe(!isShared(parameters.params.id ?? ''));
  });

  test('no mutation or operation with cart or customer is shared', () => {
    const isShared = sharedOperations(schema, operations);
    const texts = [...operations].map(([id, document]) => [id, print(document)] as const);
    const closed = texts.filter(([, text]) => /^mutation|^ {2}(cart|viewer|preview|testStore)\b/m.test(text));
    expect(closed.length).toBeGreaterThan(20);
    expect(closed.filter(([id]) => isShared(id))).toEqual([]);
  });

  test.each(['/en-us/cart', '/en-us/account', '/en-us/account/orders', '/en-us/pro', '/en-us/test-store'])(
    '%s has no payload, since it is personal',
    async (path) => {
      expect((await read(path)).payload).toMatchObject({ status: null, answers: {} });
    },
  );

  test('a guest with a cart gets the same payload as every guest', async () => {
    const browser = new Browser(site.url);
    const { body } = await browser.ask<{ product: { variants: { id: string }[] } }>(
      'query { product(handle: "pinion-leash") { ... on Product { variants { id } } } }',
    );
    const { text } = await browser.mutate(
      'mutation ($id: ID!) { addCartItem(input: { variantId: $id }) { ... on AddCartItemPayload { cart { id } } } }',
      { id: body.data?.product.variants[0]?.id },
    );
    expect(text).toContain('"cart":{"id"');
    const [own, other] = [await read('/en-us/c/skis', browser), await read('/en-us/c/skis')];
    expect(own.payload).toEqual(other.payload);
    expect(Object.keys(own.payload.answers)).toHaveLength(2);
  });

  test('a signed-in customer gets no payload, and the page says that there is none', async () => {
    const browser = new Browser(site.url);
    expect((await browser.get('/en-us/about')).text).toContain('data-guest="true"');
    await browser.signIn('pro.us', 'en-us');
    const { headers, payload } = await read('/en-us/c/skis', browser);
    expect(payload).toMatchObject({ status: null, answers: {} });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await browser.get('/en-us/about')).text).not.toContain('data-guest');
  });

  test('an editor in preview gets none either', async () => {
    const browser = new Browser(site.url);
    await browser.fetch('/en-us/about?preview=preview-sandbox', { redirect: 'manual' });
    expect((await read('/en-us/about', browser)).payload.answers).toEqual({});
  });
});

describe('failures', () => {
  test('failed queries are omitted, and the status says why', async () => {
    await site.breakSource({ source: 'delivery', status: 500 });
    const { payload } = await read('/de-at/l/first-snow');
    await site.mendSources();
    expect(payload).toMatchObject({ status: 503, answers: {} });
  });

  test('an exhausted budget gets no responses', async () => {
    const poor = await openSite({ PUBLIC_COST_PER_MINUTE: '1' });
    const { payload } = await read('/en-us/c/skis', new Browser(poor.url));
    expect(payload.answers).toEqual({});
    expect((await poor.get('/en-us/about')).status).toBe(200);
    await poor.close();
  });
});

/** The gateway over HTTP, from the view of browsers, partners and operators, with each kind of upstream failure. */
import { readFileSync } from 'node:fs';
import { serverAudits } from 'graphql-http';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { exampleTabs } from '../graphql/graphiql/exampleQueries.ts';
import type { RunningEdge } from './server.ts';
import { startGateway } from '../start.ts';

interface Answer {
  data?: Record<string, never> | null;
  errors?: { message: string; path?: string[]; extensions: { code: string; source?: string } }[];
  extensions?: {
    upstream?: { source: string; path: string; durationMs: number; verdict: string }[];
    degraded?: { source: string; call: string; reason: string; staleAgeMs?: number }[];
  };
}

let sandbox: TestSandbox;
let gateway: RunningEdge;

async function open(changes: Record<string, string> = {}): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  // Pages have separate tests; none is requested here.
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  return startGateway(readConfig({ ...environment, ...changes }), { log: pino({ level: 'silent' }), dev });
}

async function ask(query: string, headers: Record<string, string> = {}, at = gateway, variables = {}) {
  const response = await fetch(`${at.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}

async function fault(body: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}

const product = (handle: string): string =>
  `{ product(handle: "${handle}") { ... on Product { title price { current { formatted } } availability } } }`;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  gateway = await open();
});
afterEach(async () => {
  await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
});
afterAll(async () => {
  await gateway.stop(1_000);
  await sandbox.close();
});

describe('the endpoint', () => {
  const operations = JSON.parse(
    readFileSync(new URL('../../../schema/operations.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const askPersisted = (name: string): Promise<Response> => {
    const id = Object.keys(operations).find((key) => operations[key]?.includes(`query ${name}(`));
    const variables = encodeURIComponent('{"locale":"de-de"}');
    return fetch(`${gateway.url}/api/graphql?documentId=${id}&variables=${variables}`);
  };

  test('answers a persisted operation by GET; caches may keep what is the same for everybody', async () => {
    const response = await askPersisted('AppShellQuery');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+, /);
    expect(JSON.stringify(await response.json())).toContain('/de-de/c/skis');
  });

  test('answers one that names the viewer privately', async () => {
    const response = await askPersisted('useViewerQuery');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({ data: { viewer: null } });
  });

  test('refuses an unknown operation id', async () => {
    const response = await fetch(`${gateway.url}/api/graphql?documentId=unknown`);
    expect(JSON.stringify(await response.json())).toContain('PERSISTED_QUERY_NOT_IN_LIST');
  });

  test('answers ad-hoc queries by GET and POST', async () => {
    const query =
      'query colorGroups { colorGroups(locale: "en-us") { color_name option_swatch_hex child_colors } }';
    const byGet = await fetch(`${gateway.url}/api/graphql?query=${encodeURIComponent(query)}`, {
      headers: { accept: 'application/json' },
    });
    const byPost = await ask(query);
    expect(byPost.body.errors).toBeUndefined();
    expect(await byGet.json()).toEqual(byPost.body);
  });

  test('serves GraphiQL to browsers, without other origins', async () => {
    const response = await fetch(`${gateway.url}/api/graphql`, { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(html).toContain('Skarn GraphiQL');
    expect(html).not.toMatch(/(src|href)="https?:/);
  });

  test('opens GraphiQL with working examples', async () => {
    for (const { query } of exampleTabs) {
      const operationName = /query (\w+)/.exec(query)?.[1];
      const response = await fetch(`${gateway.url}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, operationName }),
      });
      expect(((await response.json()) as Answer).errors).toBeUndefined();
    }
  });

  test('lists upstream calls on request', async () => {
    const { body } = await ask(product('shaft-12'), { 'x-explain': 'upstream' });
    const upstream = body.extensions?.upstream ?? [];
    expect(upstream.map(({ source }) => source)).toContain('commerce');
    expect(upstream[0]).toMatchObject({ path: expect.stringMatching(/^\//), durationMs: expect.any(Number) });
    expect(JSON.stringify(upstream)).not.toContain('access_token');
    expect((await ask(product('shaft-12'))).body.extensions).toBeUndefined();
  });

  test.each(['application/json', 'application/graphql-response+json'])(
    'answers 200 with data when a field fails (%s)',
    async (accept) => {
      const { status, body } = await ask('{ market { locale } node(id: "nonsense") { id } }', { accept });
      expect(status).toBe(200);
      expect(body.data?.['market']).not.toBeNull();
      expect(body.errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
        [['node'], 'BAD_USER_INPUT'],
      ]);
    },
  );

  test.each(['nonsense', Buffer.from('Nothing:en-us/x').toString('base64')])(
    'answers 400 when one of several ids is %j, which is none of a node',
    async (id) => {
      const { status, body } = await ask(`{ nodes(ids: ["TWFya2V0OmVuLXVz", "${id}"]) { id } }`);
      expect(status).toBe(400);
      expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    },
  );

  // https://github.com/graphql/graphql-http: the audits of the GraphQL-over-HTTP working group.
  test.each(serverAudits({ url: () => `${gateway.url}/api/graphql` }).map((audit) => [audit.name, audit]))(
    'passes the audit: %s',
    async (_, audit) => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
    },
  );

  test('refuses an unknown locale', async () => {
    const { body } = await ask('query @inContext(locale: "nowhere") { market { locale } }');
    expect(body.data).toBeUndefined();
    expect(body.errors?.[0]?.extensions.code).toBe('UNKNOWN_LOCALE');
  });

  test('refuses a query above the cost limits without upstream calls', async () => {
    const deep = `{ category(handle: "skis") { ${'parent { '.repeat(20)} title ${'} '.repeat(20)} } }`;
    const { body } = await ask(deep, { 'x-explain': 'upstream' });
    expect(body.errors?.[0]?.extensions.code).toBe('QUERY_TOO_LARGE');
    expect(body.extensions?.upstream ?? []).toEqual([]);
  });

  test('keeps a caller’s request id', async () => {
    expect(
      (await ask('{ market { locale } }', { 'x-request-id': 'caller-0001' })).headers.get('x-request-id'),
    ).toBe('caller-0001');
    expect(
      (await ask('{ market { locale } }', { 'x-request-id': 'a b' })).headers.get('x-request-id'),
    ).not.toBe('a b');
  });
});

describe('a mutation', () => {
  const add = `mutation ($variantId: ID!) @inContext(locale: "en-us") {
    addCartItem(input: { variantId: $variantId, quantity: 1 }) { __typename ... on AddCartItemPayload { cart { totalQuantity } } }
  }`;

  async function variantId(): Promise<string> {
    const { body } = await ask(
      '{ product(handle: "pinion-leash") { ... on Product { variants { id isPurchasable } } } }',
    );
    const { variants } = (
      body.data as unknown as { product: { variants: { id: string; isPurchasable: boolean }[] } }
    ).product;
    return variants.find(({ isPurchasable }) => isPurchasable)?.id ?? '';
  }

  test('requires the session’s anti-forgery token', async () => {
    const { status, body } = await ask(add, {}, gateway, { variantId: await variantId() });
    expect(status).toBe(403);
    expect(body.errors?.[0]?.extensions.code).toBe('CSRF_TOKEN_REQUIRED');
  });

  test('stores the cart in the session', async () => {
    const handed = await fetch(`${gateway.url}/api/csrf-token`);
    const { token } = (await handed.json()) as { token: string };
    const cookies = handed.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(handed.headers.getSetCookie().find((cookie) => cookie.startsWith('skarn-session'))).toContain(
      'HttpOnly',
    );

    const added = await ask(add, { cookie: cookies.join('; '), 'csrf-token': token }, gateway, {
      variantId: await variantId(),
    });
    expect(added.body).toMatchObject({
      data: { addCartItem: { __typename: 'AddCartItemPayload', cart: { totalQuantity: 1 } } },
    });
    const session =
      added.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('skarn-session'))
        ?.split(';')[0] ?? '';
    const read = await ask('{ cart { totalQuantity } }', { cookie: session });
    expect(read.body.data).toEqual({ cart: { totalQuantity: 1 } });
    expect((await ask('{ cart { totalQuantity } }')).body.data).toEqual({ cart: null });
  });
});

describe('when a source fails', () => {
  test('an outage: its fields are null and reported, the rest is complete', async () => {
    await fault({ source: 'commerce', drop: true });
    const { body } = await ask(product('ropeway-94'));
    expect(body.data).toMatchObject({ product: { title: 'Ropeway 94', price: null } });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'SOURCE_UNAVAILABLE', source: 'commerce' });
    expect(body.extensions?.degraded).toContainEqual(
      expect.objectContaining({ source: 'commerce', reason: 'failed' }),
    );
  });

  test('malformed responses: the same, with their own code and without their content', async () => {
    await fault({ source: 'commerce', malformed: true });
    const { body } = await ask(product('gangue-104'));
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'SOURCE_MALFORMED', source: 'commerce' });
    expect(JSON.stringify(body)).not.toContain(sandbox.url);
  });

  test('slow responses: the request’s deadline holds', async () => {
    const hasty = await open({ REQUEST_DEADLINE_MS: '1200' });
    await fault({ source: 'commerce', delayMs: 4_000 });
    const started = performance.now();
    const { body } = await ask(product('overburden-108'), {}, hasty);
    expect(performance.now() - started).toBeLessThan(2_500);
    expect(body.data).toMatchObject({ product: { title: 'Overburden 108', price: null } });
    expect(body.errors?.[0]?.extensions.code).toBe('SOURCE_TIMEOUT');
    await hasty.stop(100);
  });

  test('wrong credentials: a configuration error, without retries', async () => {
    const wrong = await open({ CONTENT_DELIVERY_TOKEN: 'wrong' });
    await fetch(`${sandbox.url}/__sandbox/calls`, { method: 'DELETE' });
    const { body } = await ask(product('lodestar-98'), {}, wrong);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'SOURCE_MISCONFIGURED', source: 'delivery' });
    const calls = (await (await fetch(`${sandbox.url}/__sandbox/calls`)).json()) as
      | { calls?: unknown[] }
      | unknown[];
    expect(Array.isArray(calls) ? calls : calls.calls).toHaveLength(1);
    await wrong.stop(100);
  });

  test('after a good response: the cached one is served, with its age', async () => {
    const warm = await ask(product('adit-72'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_200 });
    onTestFinished(() => void vi.useRealTimers());
    await fault({ source: 'commerce', status: 500 });
    const { body } = await ask(product('adit-72'));
    expect(body.data).toEqual(warm.body.data);
    const stale = body.extensions?.degraded?.find(({ reason }) => reason === 'stale');
    expect(stale).toMatchObject({ source: 'commerce' });
    expect(stale?.staleAgeMs).toBeGreaterThan(5_000);
  });
});

describe('the edge', () => {
  test.each([
    ['/wp-login.php', 'GET', 403],
    ['/health/live', 'GET', 200],
    ['/health/ready', 'GET', 200],
    ['/api/nothing', 'GET', 404],
    ['/en-us/cart', 'POST', 405],
  ])('%s by %s answers %i', async (path, method, status) => {
    expect((await fetch(gateway.url + path, { method })).status).toBe(status);
  });

  test('names the path of a 404', async () => {
    expect(await (await fetch(`${gateway.url}/api/nothing?a=1`)).json()).toEqual({
      error: 'Page not found: /api/nothing',
    });
  });

  test('blocks callers by address, except those on the allow list', async () => {
    const guarded = await open({
      TRUSTED_PROXIES: '1',
      BLOCKED_IPS: '10.1.0.0/16',
      NEVER_BLOCKED_IPS: '10.1.2.3',
    });
    const from = async (address: string, path = '/health/live') => {
      const headers = { 'x-forwarded-for': address };
      return (await fetch(guarded.url + path, { headers })).status;
    };
    expect(await from('10.1.9.9')).toBe(403);
    // Earlier entries are set by the caller.
    expect(await from('10.1.2.3, 10.1.9.9')).toBe(403);
    expect(await from('10.2.0.1')).toBe(200);
    expect(await from('10.2.0.1', '/api/wp-json')).toBe(403);
    expect(await from('10.1.2.3')).toBe(200);
    expect(await from('10.1.2.3', '/api/wp-json')).toBe(404);
    await guarded.stop(100);
  });

  test('completes a running request before it stops', async () => {
    const leaving = await open();
    await fault({ source: 'commerce', delayMs: 700 });
    const running = ask(product('canary-86'), {}, leaving);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const stopped = leaving.stop(5_000);
    const { body, headers } = await running;
    expect(body.data).toMatchObject({ product: { title: 'Canary 86' } });
    // Responses close their connections, also those to requests from before the stop.
    expect(headers.get('connection')).toBe('close');
    await stopped;
    await expect(fetch(`${leaving.url}/health/live`)).rejects.toThrow();
  });
});

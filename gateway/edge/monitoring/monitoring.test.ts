/** Monitoring over HTTP: metrics, status, readiness, logs and traces of real requests. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { Browser } from '../../testing/shop/browser.ts';
import { withoutBotProtection } from '../../testing/shop/withoutBotProtection.ts';
import type { PageRequest } from '../../../schema/pageContract.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';
import { createLog } from './log.ts';

let sandbox: TestSandbox;
let gateway: RunningEdge;
let logged = '';

/** A page with one persisted operation, selected by the URL. */
async function renderPage({ url, execute, routed }: PageRequest) {
  const [path = '/', id = ''] = url.split('?id=');
  routed?.(path === '/' ? '/' : '/p/:handle');
  if (id !== '') await execute(id, { locale: 'en-us' });
  return { status: 200, headers: {}, body: ['page'] };
}

function open(changes: Record<string, string> = {}): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const assets = { scripts: [], styles: [], fontFaces: '', preloads: () => [], styleText: () => null };
  const screens = ['/', '/p/:handle', '*'];
  return startGateway(readConfig({ ...environment, ...withoutBotProtection, ...changes }), {
    log: createLog('debug', { write: (line) => void (logged += line) }),
    dev: {
      pages: async () => ({
        renderPage,
        inlineScripts: [],
        redirectAt: () => null,
        readPayload,
        screens,
        assets,
      }),
      files: (_request, _response, next) => next(),
    },
  });
}

const readPayload = async () => ({ status: 200, answers: {} });

async function text(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Value of a series; null when absent. */
function valueOf(metrics: string, series: string): number | null {
  const line = metrics.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

const fault = (body: object): Promise<Response> =>
  fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const operations = JSON.parse(
  readFileSync(new URL('../../../schema/operations.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const shellId =
  Object.keys(operations).findLast((id) => operations[id]?.includes('query AppShellQuery')) ?? '';

beforeAll(async () => {
  sandbox = await startTestSandbox();
  gateway = await open({ ADMIN_PORT: '0' });
});
afterEach(() => fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' }));
afterAll(async () => {
  await gateway.stop(1_000);
  await sandbox.close();
});

describe('metrics', () => {
  test('count requests by kind, route and status, operations by name, and source calls by verdict', async () => {
    await text(`${gateway.url}/en-us/p/lodestar-98?id=${shellId}`);
    await text(`${gateway.url}/en-us/p/stope-pole?id=${shellId}`);
    await new Browser(gateway.url).ask('query AnnSmith { header { alerts { text } } }');
    await text(`${gateway.url}/wp-login.php`);
    const metrics = await text(`${gateway.adminUrl}/metrics`);
    expect(valueOf(metrics, 'shop_requests_total{kind="page",route="/{lang}/p/:handle",status="2xx"}')).toBe(
      2,
    );
    expect(valueOf(metrics, 'shop_graphql_operations_total{operation="AppShellQuery",result="ok"}')).toBe(2);
    expect(valueOf(metrics, 'shop_refusals_total{reason="blocked"}')).toBe(1);
    expect(
      valueOf(metrics, 'shop_source_calls_total{source="delivery",call="getHeader",verdict="network"}') ??
        metrics.match(/shop_source_calls_total\{source="delivery".*verdict="network"\} \d+/),
    ).not.toBeNull();
    // The second page's content was cached, so it made no call.
    expect(valueOf(metrics, 'upstream_calls_per_operation_count{operation="AppShellQuery"}')).toBe(2);
    expect(valueOf(metrics, 'upstream_calls_per_operation_bucket{le="0",operation="AppShellQuery"}')).toBe(1);
    expect(valueOf(metrics, 'shop_state_up{kind="embedded"}')).toBe(1);
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(metrics).toContain('nodejs_gc_duration_seconds');
    expect(metrics).not.toContain('AnnSmith');
  });

  test('have no additional series after many unusual requests', async () => {
    const series = async () =>
      (await text(`${gateway.adminUrl}/metrics`)).split('\n').filter((line) => /^(shop|upstream)_/.test(line))
        .length;
    const odd = async (from: number, to: number): Promise<void> => {
      const browser = new Browser(gateway.url);
      for (let at = from; at < to; at += 1) {
        await Promise.all([
          text(`${gateway.url}/en-us/odd-${at}/ann${at}@example.com?q=${at}`),
          text(`${gateway.url}/api/odd-${at}`),
          browser.ask(`query Odd${at} { header { alerts { text } } }`),
          browser.ask(`query Odd${at} { nothing${at} }`),
          text(`${gateway.url}/api/graphql?documentId=odd${at}`),
          fetch(`${gateway.url}/wp-${at}.php`, {
            method: 'DELETE',
            headers: { 'x-request-id': `odd-${at}-odd` },
          }),
        ]);
      }
    };
    await odd(0, 2);
    const before = await series();
    await odd(2, 60);
    expect(await series()).toBe(before);
  });
});

describe('the admin server', () => {
  const closed = { OPEN_GRAPHQL: 'false' };

  test('in production the shop’s own port only answers probes, without details', async () => {
    const shop = await open(closed);
    expect(await (await fetch(`${shop.url}/health/ready`)).json()).toEqual({ status: 'ready' });
    for (const path of ['/metrics', '/status']) expect(await text(shop.url + path)).toBe('page');
    expect(shop.adminUrl).toBeUndefined();
    await shop.stop(100);
  });

  test('on an open endpoint without admin server, the shop’s own port serves everything', async () => {
    const shop = await open();
    expect(await text(`${shop.url}/metrics`)).toContain('shop_build_info');
    expect(await text(`${shop.url}/status`)).toContain('Skarn');
    await shop.stop(100);
  });

  test('with an admin server, the shop’s port does not serve metrics', async () => {
    for (const path of ['/metrics', '/status']) expect(await text(gateway.url + path)).toBe('page');
    expect((await fetch(`${gateway.adminUrl}/en-us`)).status).toBe(404);
    expect((await fetch(`${gateway.adminUrl}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});

describe('readiness', () => {
  test('lists each dependency, and does not depend on sources', async () => {
    await fault({ source: 'spend', status: 503 });
    await new Browser(gateway.url).ask('{ marketSuggestion { country } }');
    const ready = await fetch(`${gateway.adminUrl}/health/ready`);
    expect(ready.status).toBe(200);
    const { status, dependencies } = (await ready.json()) as {
      status: string;
      dependencies: { name: string; status: string }[];
    };
    expect(status).toBe('ready');
    expect(dependencies.map(({ name }) => name)).toEqual([
      'commerce',
      'delivery',
      'engine',
      'imagery',
      'spend',
      'state',
    ]);
    expect(dependencies.filter(({ status }) => status === 'degraded').map(({ name }) => name)).toEqual([
      'spend',
    ]);
  });

  test('ends when draining begins, and the admin server answers until the end', async () => {
    const leaving = await open({ ADMIN_PORT: '0' });
    await fault({ source: 'delivery', delayMs: 900 });
    const running = text(`${leaving.url}/en-us/p/canary-86?id=${shellId}`);
    await vi.waitFor(async () =>
      expect(
        valueOf(
          await text(`${leaving.adminUrl}/metrics`),
          'shop_source_requests{source="delivery",stage="running"}',
        ),
      ).toBeGreaterThan(0),
    );
    const stopped = leaving.stop(3_000);
    // Draining closes idle sockets, possibly the one used for this request.
    const ready = await vi.waitFor(async () => {
      const response = await fetch(`${leaving.adminUrl}/health/ready`);
      return [response.status, await response.json()];
    });
    expect(ready).toMatchObject([503, { status: 'draining' }]);
    expect(await running).toBe('page');
    await stopped;
    await expect(fetch(`${leaving.adminUrl}/health/live`)).rejects.toThrow();
  });
});

describe('the status page', () => {
  test('lists sources, slow operations and degradations, and loads nothing', async () => {
    await fault({ source: 'spend', status: 503 });
    await new Browser(gateway.url).ask('{ marketSuggestion { country } }');
    const response = await fetch(`${gateway.adminUrl}/status?refresh=10`);
    const page = await response.text();
    for (const word of ['commerce', 'AppShellQuery', 'spend.getGeolocation failed', 'Shared state'])
      expect(page).toContain(word);
    expect(page).toContain('<meta http-equiv="refresh" content="10" />');
    expect(await text(`${gateway.adminUrl}/status`)).not.toContain('http-equiv');
    expect(page).not.toMatch(/<script|<link|style="|src="|for tests only|sandbox-preview/);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
  });
});

describe('logs', () => {
  test('of sign-ins, order look-ups, new accounts, newsletters and failed source calls contain no input', async () => {
    logged = '';
    const browser = await new Browser(gateway.url).fetchToken();
    const typed = {
      email: 'shopper.us@skarn.example',
      password: 'hot-meets-cold',
      other: 'ann.smith@example.com',
      reader: 'newsletter.reader@example.com',
      wrong: 'Wrong-Pass-99',
      name: 'Annabella',
      order: '10024',
      term: 'unmistakable-term',
      place: 'Tombstone',
    };
    const signIn = `mutation ($input: SignInInput!) @inContext(locale: "en-us") { signIn(input: $input) { __typename } }`;
    await browser.ask(signIn, { input: { email: typed.other, password: typed.wrong } });
    await browser.ask(
      'mutation ($input: FindOrderInput!) @inContext(locale: "en-us") { findOrder(input: $input) { __typename } }',
      { input: { number: typed.order, email: typed.email } },
    );
    const account = {
      firstName: typed.name,
      lastName: typed.name,
      email: typed.email,
      password: typed.wrong,
    };
    const createAccount =
      'mutation ($input: CreateAccountInput!) @inContext(locale: "en-us") { createAccount(input: $input) { __typename } }';
    // Refused by the shop API, which repeats its input, and by validation.
    await browser.ask(createAccount, { input: account });
    await browser.ask(createAccount, { input: { ...account, odd: typed.other } });
    await browser.ask(
      'mutation ($input: JoinEmailListsInput!) @inContext(locale: "en-us") { joinEmailLists(input: $input) { __typename } }',
      { input: { email: typed.reader, hasConsented: true, listIds: [] } },
    );
    await browser.signIn('shopper.us', 'en-us');
    await browser.get(`/en-us/search?q=${typed.term}`);
    await browser.get(`/en-us/stores?near=${typed.place}`);
    await browser.get(`/en-us/account/orders/${typed.order}`);
    await browser.get(`/en-us/${typed.other}`);
    for (const trouble of [{ malformed: true }, { status: 500 }, { drop: true }]) {
      await fault({ source: 'commerce', ...trouble });
      await browser.ask(signIn, { input: { email: typed.other, password: typed.wrong } });
      await fault({ source: 'engine', ...trouble });
      await browser.ask(`{ search(term: "${typed.term}") { __typename } }`);
    }
    await vi.waitFor(() => expect(logged.match(/"msg":"request"/g)?.length).toBeGreaterThan(12));

    expect(logged).toContain('fields failed');
    expect(logged).toContain('sources failed');
    for (const [what, value] of Object.entries(typed)) expect(logged, what).not.toContain(value);
    for (const [name, value] of browser.cookies) expect(logged, name).not.toContain(value);
    expect(logged).not.toContain(browser.token);
    // The session has a pseudonym that leads nowhere.
    expect(logged).toMatch(/"session":"[\w-]{16}"/);
  });

  test('have the request’s id in each line', async () => {
    // A new gateway, as repeated lines are throttled.
    const own = await open();
    logged = '';
    await fault({ source: 'spend', status: 503 });
    await fetch(`${own.url}/api/geolocation`, { headers: { 'x-request-id': 'id-of-one-request' } });
    await vi.waitFor(() => expect(logged).toContain('"msg":"request"'));
    await own.stop(1_000);
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { requestId: string; msg: string });
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(
      new Set(['geolocation failed', 'request', 'sources failed']),
    );
    expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set(['id-of-one-request']));
  });
});

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
}

describe('traces', () => {
  const received: OtlpSpan[] = [];
  const seenUpstream: string[] = [];
  let collector: Server;

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
      };
      if (request.url === '/v1/traces')
        received.push(
          ...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
        );
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    collector.closeAllConnections();
    collector.close();
  });

  test('are exported for request, operation and source calls, and propagated upstream', async () => {
    const upstream = createServer((request, response) => {
      seenUpstream.push(String(request.headers['traceparent']));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"country":"se"}');
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const traced = await startTraced({
      SPEND_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/api`,
      TRUSTED_PROXIES: '1',
    });
    logged = '';
    const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await fetch(`${traced.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: parent },
      body: JSON.stringify({ query: 'query Ann { marketSuggestion { country } }' }),
    });
    await traced.stop(1_000);
    upstream.close();

    const [request] = received.filter(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331');
    const [operation] = received.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    const calls = received.filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
    expect([request?.name, operation?.name]).toEqual(['POST /api/graphql', 'query free']);
    expect(calls.map(({ name }) => name)).toContain('GET /geolocation');
    expect(received).toHaveLength(2 + calls.length);
    expect(new Set(received.map(({ traceId }) => traceId))).toEqual(
      new Set(['0af7651916cd43dd8448eb211c80319c']),
    );
    const call = calls.find(({ name }) => name === 'GET /geolocation');
    expect(seenUpstream).toEqual([`00-${call?.traceId}-${call?.spanId}-01`]);
    expect(logged).toContain('"traceId":"0af7651916cd43dd8448eb211c80319c"');
    expect(JSON.stringify(received)).not.toContain('Ann');
  });

  test('trust only our own proxy', async () => {
    received.length = 0;
    const traced = await startTraced();
    await fetch(`${traced.url}/api/geolocation`, {
      headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
    });
    await traced.stop(1_000);
    expect(received.length).toBeGreaterThan(0);
    expect(received.map(({ traceId }) => traceId)).not.toContain('0af7651916cd43dd8448eb211c80319c');
  });

  function startTraced(changes: Record<string, string> = {}): Promise<RunningEdge> {
    const { port } = collector.address() as AddressInfo;
    return open({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_TRACES_SAMPLER_ARG: '1',
      ...changes,
    });
  }
});

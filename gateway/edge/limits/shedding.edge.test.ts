/** Overload of a gateway with small limits: which requests are served, queued and refused. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { Browser } from '../../testing/shop/browser.ts';
import type { PageServer } from '../pages/pages.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

let sandbox: TestSandbox;
let gateway: RunningEdge;

const slowPages: PageServer = {
  async renderPage() {
    await sleep(400);
    return {
      status: 200,
      headers: {},
      body: ['<!doctype html><title>Skarn</title>'],
    };
  },
  inlineScripts: [],
  redirectAt: () => null,
  readPayload: async () => ({ status: 200, answers: {} }),
  screens: [],
  assets: { scripts: [], styles: [], fontFaces: '', preloads: () => [], styleText: () => null },
};

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  gateway = await startGateway(readConfig({ ...environment, MAX_REQUESTS_IN_FLIGHT: '8' }), {
    log: pino({ level: 'silent' }),
    dev: {
      pages: async () => slowPages,
      files: (request, response, next) => {
        if (request.url === '/assets/app.js') response.end('');
        else next();
      },
    },
  });
});
afterAll(async () => {
  await gateway.stop(500);
  await sandbox.close();
});

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(gateway.url + path, { headers });
const many = (count: number, path: string, headers?: Record<string, string>): Promise<Response[]> =>
  Promise.all(Array.from({ length: count }, () => ask(path, headers)));
const served = (responses: Response[]): number => responses.filter(({ status }) => status === 200).length;

test('at capacity two requests wait and others are refused; files, health and purchases continue', async () => {
  const buyer = await new Browser(gateway.url).fetchToken();
  const started = performance.now();
  const crowd = Array.from({ length: 20 }, async () => {
    const response = await ask('/de-de/c/skis');
    return { response, ms: performance.now() - started };
  });
  await sleep(50);
  const [crawled, ahead, query, file, health, bought] = await Promise.all([
    ask('/c/skis', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
    ask('/c/skis', { 'sec-purpose': 'prefetch' }),
    ask('/api/graphql?documentId=x', { accept: 'application/graphql-response+json' }),
    ask('/assets/app.js'),
    ask('/health/live'),
    buyer.ask('mutation { deleteCart { deletedCartId } }'),
  ]);
  expect([crawled.status, ahead.status, query.status]).toEqual([503, 503, 503]);
  expect([file.status, health.status, bought.status]).toEqual([200, 200, 200]);
  expect(bought.body.errors).toBeUndefined();
  expect(query.headers.get('content-type')).toContain('application/graphql-response+json');
  const retryAfterSeconds = Number(query.headers.get('retry-after'));
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(await query.json()).toMatchObject({
    errors: [{ extensions: { code: 'OVERLOADED', retryAfterSeconds } }],
  });

  const answers = await Promise.all(crowd);
  expect(served(answers.map(({ response }) => response))).toBe(10);
  const refused = answers.filter(({ response }) => response.status === 503);
  expect(refused).toHaveLength(10);
  const [{ response: page }] = refused as [(typeof refused)[number]];
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(3);
  const html = await page.text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('Ihr Warenkorb ist sicher.');
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(350);
});

test('crawlers get half of the capacity', async () => {
  // Their limit is lower while recent load counts.
  await vi.waitFor(
    async () => expect(served(await many(8, '/c/skis', { 'user-agent': 'Bingbot' }))).toBe(4),
    { timeout: 10_000, interval: 500 },
  );
});

test('all requests are served again afterwards', async () => {
  await vi.waitFor(async () => expect(served(await many(8, '/c/skis'))).toBe(8), {
    timeout: 10_000,
    interval: 500,
  });
});

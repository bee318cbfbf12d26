/** `/api/vitals` over HTTP: valid reports are counted, and others add no series. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { sandboxEnvironment } from '../../../sandbox/sandboxConfig.ts';
import type { RunningEdge } from '../../http/server.ts';
import { startGateway } from '../../start.ts';
import { createLog } from '../log.ts';

let gateway: RunningEdge;

beforeAll(async () => {
  // Reports need no source.
  const environment = sandboxEnvironment({
    url: 'http://127.0.0.1:1',
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  gateway = await startGateway(readConfig({ ...environment, TRUSTED_PROXIES: '1', ADMIN_PORT: '0' }), {
    log: createLog('silent'),
    dev: {
      pages: async () => ({
        renderPage: () => Promise.reject(new Error('no pages here')),
        inlineScripts: [],
        redirectAt: () => null,
        readPayload: async () => ({ status: 200, answers: {} }),
        screens: ['/', '/p/:handle'],
        assets: { scripts: [], styles: [], fontFaces: '', preloads: () => [], styleText: () => null },
      }),
      files: (_request, _response, next) => next(),
    },
  });
});
afterAll(() => gateway.stop(1_000));

const visit = {
  screen: '/p/:handle',
  device: 'phone',
  navigation: 'navigate',
  values: { LCP: 2_400, INP: 180, FCP: 900, TTFB: 300, CLS: 0.08 },
};

function send(body: unknown, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> {
  return fetch(`${gateway.url}/api/vitals`, {
    method,
    headers: { 'content-type': 'application/json', origin: gateway.url, ...headers },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
}
const statusOf = async (...sent: Parameters<typeof send>): Promise<number> => (await send(...sent)).status;

async function series(): Promise<string[]> {
  const text = await (await fetch(`${gateway.adminUrl}/metrics`)).text();
  return text.split('\n').filter((line) => line.startsWith('shop_web_vital'));
}
const valueOf = async (name: string): Promise<number> =>
  Number((await series()).find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);

describe('a visit', () => {
  test('is counted by metric, screen and device in its bucket', async () => {
    expect(await statusOf(visit)).toBe(204);
    const of = (metric: string) => `metric="${metric}",screen="/p/:handle",device="phone"`;
    expect(await valueOf(`shop_web_vital_seconds_sum{${of('LCP')}}`)).toBe(2.4);
    expect(await valueOf(`shop_web_vital_seconds_bucket{le="2.5",${of('LCP')}}`)).toBe(1);
    expect(await valueOf(`shop_web_vital_seconds_bucket{le="1.8",${of('LCP')}}`)).toBe(0);
    expect(await valueOf(`shop_web_vital_shift_bucket{le="0.1",${of('CLS')}}`)).toBe(1);
    expect(await valueOf('shop_web_vital_reports_total{navigation="navigate"}')).toBe(1);
  });

  test('sets no cookie, and is not counted as another request', async () => {
    const { headers } = await send(visit, { cookie: 'skarn-session=x' });
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describe('a report is refused with', () => {
  test.each<[string, number, Parameters<typeof send>]>([
    ['a GET request', 405, [visit, {}, 'GET']],
    ['a form', 415, [visit, { 'content-type': 'text/plain' }]],
    ['another origin', 403, [visit, { origin: 'https://other.example' }]],
    ['an opaque origin', 403, [visit, { origin: 'null' }]],
    ['a sibling domain', 403, [visit, { 'sec-fetch-site': 'same-site' }]],
    ['no JSON', 400, ['no JSON']],
    ['an unknown screen', 400, [{ ...visit, screen: '/p/lodestar-98' }]],
    ['a user id', 400, [{ ...visit, email: 'ann.smith@example.com' }]],
    ['a body that is too long', 400, [{ ...visit, screen: 'x'.repeat(5_000) }]],
  ])('%s', async (_, status, sent) => {
    expect(await statusOf(...sent)).toBe(status);
  });

  test('refused reports add no series', async () => {
    await send(visit);
    const before = (await series()).length;
    for (let at = 0; at < 30; at += 1) {
      const odd = `odd-${at}`;
      for (const change of [{ screen: odd }, { device: odd }, { navigation: odd }, { values: { [odd]: 1 } }])
        expect(await statusOf({ ...visit, ...change }, { 'x-forwarded-for': `10.0.0.${at}` })).toBe(400);
    }
    expect((await series()).length).toBe(before);
  });
});

test('reports are rate limited per sender', async () => {
  const name = 'shop_web_vital_reports_total{navigation="reload"}';
  const reload = { ...visit, navigation: 'reload' };
  for (let at = 0; at < 125; at += 1)
    expect(await statusOf(reload, { 'x-forwarded-for': '203.0.113.9' })).toBe(204);
  expect(await valueOf(name)).toBe(120);
  await send(reload, { 'x-forwarded-for': '203.0.113.10' });
  expect(await valueOf(name)).toBe(121);
});

/** Redirects over HTTP, before a page is rendered: those of editors and of the client as one chain. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { PageRequest, PayloadRequest } from '../../../schema/pageContract.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

const lines: { level: number; msg: string; from?: string; reason?: string }[] = [];
let sandbox: TestSandbox;
let gateway: RunningEdge;

/** Screens that return their request; one of them redirects. */
const renderPage = async ({ url, refusal }: PageRequest) => ({
  status: refusal ?? 200,
  ...(refusal === null
    ? {}
    : { reason: `${refusal === 400 ? 'Too many redirects' : 'Page not found'}: ${url}\n` }),
  ...(url.startsWith('/en-us/door') && refusal === null ? { location: url.slice('/en-us/door'.length) } : {}),
  headers: {},
  body: [`page ${url}`],
});
/** Like the client's routes: adds a locale, and redirects one legacy path. */
const redirectAt = (href: string): string | null => {
  if (href.startsWith('/en-us/yesterday')) return '/en-us/catalogue';
  return /^\/(en-us|de-de|de-at)?(\/|$)/.test(href) ? null : `/en-us${href}`;
};

const readPayload = async ({ url }: PayloadRequest) => ({ status: 200, answers: { [url]: {} } });

async function open(): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const assets = { scripts: [], styles: [], fontFaces: '', preloads: () => [], styleText: () => null };
  return startGateway(readConfig(environment), {
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line) as never) }),
    dev: {
      pages: async () => ({ renderPage, inlineScripts: [], redirectAt, readPayload, screens: [], assets }),
      files: (_request, _response, next) => next(),
    },
  });
}

async function get(path: string, at = gateway) {
  const response = await fetch(at.url + path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  gateway = await open();
});
afterAll(async () => {
  await gateway.stop(500);
  await sandbox.close();
});

test.each([
  ['a redirect of editors', '/en-us/catalogue?utm=1', 301, '/en-us/c/skis?utm=1'],
  ['a path without locale: one redirect in all', '/catalogue', 301, '/en-us/c/skis'],
  ['a chain of both kinds: one redirect in all', '/yesterday?a=1', 301, '/en-us/c/skis'],
  ['two consecutive redirects', '/de-at/workshop', 301, '/de-at/craft'],
  ['a temporary redirect', '/en-us/this-winter', 302, '/en-us/traveling-circus/2026-27'],
  ['a redirect for one language', '/de-at/kataloge', 301, '/de-at/c/skis?sort=NEWEST'],
  ['which does not apply in another', '/en-us/kataloge', 200, null],
  ['a redirect for professionals does not apply to guests', '/en-us/team-prices', 200, null],
  ['another site with allowance', '/en-us/jobs?q=1', 302, 'https://jobs.skarn.example/open'],
  ['a loop: too many', '/en-us/up', 400, null],
  ['a loop that begins without a locale', '/down', 400, null],
  ['another site without allowance: not found', '/en-us/elsewhere', 404, null],
  ['a javascript: URL: not found', '/en-us/spell', 404, null],
  ['a screen that redirects to a moved page', '/en-us/door/en-us/catalogue', 302, '/en-us/c/skis'],
  ['a screen that redirects to a loop', '/en-us/door/en-us/up', 400, null],
  ['a screen that redirects to a forbidden target', '/en-us/door/en-us/spell', 404, null],
  ['any other screen', '/en-us/cart', 200, null],
])('%s', async (_, path, status, location) => {
  expect(await get(path)).toEqual([status, location]);
});

test.each([
  ['a redirect of editors', '/en-us/catalogue/_payload.json?utm=1', 301, '/en-us/c/skis?utm=1'],
  ['a path without locale', '/catalogue/_payload.json', 301, '/en-us/c/skis'],
  ['a temporary redirect', '/en-us/this-winter/_payload.json', 302, '/en-us/traveling-circus/2026-27'],
  ['too many', '/en-us/up/_payload.json', 400, undefined],
  ['a forbidden target', '/en-us/spell/_payload.json', 404, undefined],
  ['any other screen', '/en-us/about/_payload.json?a=1', 200, undefined],
])('in a page’s payload it is part of the data: %s', async (_, path, status, location) => {
  const response = await fetch(gateway.url + path, { redirect: 'manual' });
  expect(response.status).toBe(200);
  const answers = status === 200 ? { '/en-us/about?a=1': {} } : {};
  expect(await response.json()).toEqual({
    buildId: null,
    status,
    ...(location ? { location } : {}),
    answers,
  });
});

test('the status reason fits on one line', async () => {
  const { statusText } = await fetch(`${gateway.url}/en-us/up?ä`, { redirect: 'manual' });
  expect(statusText).toBe('Too many redirects: /en-us/up?%C3%A4?');
});

test('a refused redirect is logged once', async () => {
  await get('/en-us/elsewhere');
  await get('/en-us/elsewhere');
  const told = () => lines.filter(({ msg }) => msg === 'Redirect refused');
  await expect.poll(() => told().map(({ from }) => from)).toContain('/elsewhere');
  expect(told().filter(({ from }) => from === '/elsewhere')).toMatchObject([
    { reason: 'external target without allowance' },
  ]);
});

test('during an outage of content there are no redirects, and pages continue', async () => {
  await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'delivery', drop: true }),
  });
  const cold = await open();
  expect(await get('/en-us/catalogue', cold)).toEqual([200, null]);
  expect(await get('/en-us/up', cold)).toEqual([200, null]);
  await cold.stop(100);
  // Gateways that had read them before still apply them.
  expect(await get('/en-us/catalogue')).toEqual([301, '/en-us/c/skis']);
});

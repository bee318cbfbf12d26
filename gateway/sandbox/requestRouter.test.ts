/** Faults, recording and health over HTTP, in front of two minimal stand-ins. */
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { routeRequests } from './requestRouter.ts';
import type { Standin } from './source.ts';

function standin(name: 'engine' | 'spend', path: string): Standin {
  const app = new Hono().all(`${path}/*`, (c) => c.json({ from: name }));
  return { name, app, owns: (pathname) => pathname.startsWith(path), close: () => {} };
}

const server = createAdaptorServer({
  fetch: routeRequests([standin('engine', '/e'), standin('spend', '/s')], 7),
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(async () => {
  await fetch(`${url}/__sandbox/faults`, { method: 'DELETE' });
  await fetch(`${url}/__sandbox/calls`, { method: 'DELETE' });
});

async function fault(json: object): Promise<Response> {
  return fetch(`${url}/__sandbox/faults`, { method: 'PUT', body: JSON.stringify(json) });
}
async function statuses(path: string, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let call = 0; call < count; call += 1) found.push((await fetch(url + path)).status);
  return found;
}

test('health lists the stand-ins', async () => {
  expect(await (await fetch(`${url}/__sandbox/health`)).json()).toEqual({
    status: 'ok',
    sources: ['engine', 'spend'],
    products: 7,
    isPrepared: true,
  });
});

test('a status fault replaces the responses of its source only, until it is cleared', async () => {
  expect(await (await fault({ source: 'engine', status: 503 })).json()).toEqual({
    faults: [{ source: 'engine', status: 503 }],
  });
  expect(await statuses('/e/x', 2)).toEqual([503, 503]);
  expect(await statuses('/s/x', 1)).toEqual([200]);
  expect(await (await fetch(`${url}/__sandbox/faults`)).json()).toEqual({
    faults: [{ source: 'engine', status: 503 }],
  });
  await fetch(`${url}/__sandbox/faults?source=spend`, { method: 'DELETE' });
  expect(await statuses('/e/x', 1)).toEqual([503]);
  await fetch(`${url}/__sandbox/faults?source=engine`, { method: 'DELETE' });
  expect(await statuses('/e/x', 1)).toEqual([200]);
});

test('a rate is spread evenly and deterministically', async () => {
  await fault({ source: 'engine', status: 500, rate: 0.25 });
  expect(await statuses('/e/x', 8)).toEqual([200, 200, 200, 500, 200, 200, 200, 500]);
  await fault({ source: 'engine', status: 500, rate: 0.1 });
  expect((await statuses('/e/x', 20)).filter((status) => status === 500)).toHaveLength(2);
  await fault({ source: 'engine', status: 500, rate: 0 });
  expect(await statuses('/e/x', 2)).toEqual([200, 200]);
});

test('a delay precedes the response', async () => {
  await fault({ source: 'engine', delayMs: 120 });
  const started = performance.now();
  expect(await statuses('/e/x', 1)).toEqual([200]);
  expect(performance.now() - started).toBeGreaterThanOrEqual(115);
});

test('a drop closes the connection and the server keeps running', async () => {
  await fault({ source: 'engine', drop: true });
  await expect(fetch(`${url}/e/x`)).rejects.toThrow();
  expect(await statuses('/s/x', 1)).toEqual([200]);
});

test('malformed responses are truncated JSON', async () => {
  await fault({ source: 'engine', malformed: true });
  const response = await fetch(`${url}/e/x`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test.each([
  ['no source', { status: 500 }],
  ['an unknown source', { source: 'weather', status: 500 }],
  ['nothing to do', { source: 'engine' }],
  ['a status that is not an error', { source: 'engine', status: 200 }],
  ['a rate above one', { source: 'engine', status: 500, rate: 2 }],
  ['an infinite delay', { source: 'engine', delayMs: 1e9 }],
  ['an unknown key', { source: 'engine', status: 500, colour: 'red' }],
  ['no object', [1]],
])('a fault with %s is refused', async (_, json) => {
  const response = await fault(json);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.any(String) });
  expect(await statuses('/e/x', 1)).toEqual([200]);
});

test('calls are recorded with source, method, path and status, except the sandbox’s own', async () => {
  await fetch(`${url}/e/search?a=1`, { method: 'POST' });
  await fault({ source: 'spend', drop: true });
  await fetch(`${url}/s/total`).catch(() => {});
  const { calls } = (await (await fetch(`${url}/__sandbox/calls`)).json()) as { calls: object[] };
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(calls[0]).toEqual({ source: 'engine', method: 'POST', path: '/e/search?a=1', status: 200, at });
  expect(calls.slice(1).every((call) => 'status' in call && call.status === null)).toBe(true);
  await fetch(`${url}/__sandbox/calls`, { method: 'DELETE' });
  expect(await (await fetch(`${url}/__sandbox/calls`)).json()).toEqual({ calls: [] });
});

test('a path without a stand-in is not found', async () => {
  expect((await fetch(`${url}/nowhere`)).status).toBe(404);
  expect((await fetch(`${url}/__sandbox/nothing`)).status).toBe(404);
});

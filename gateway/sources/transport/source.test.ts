import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { caller } from '../../testing/shop/caller.ts';
import { defineCall } from './call.ts';
import { SourceError } from './errors.ts';
import { Source } from './source.ts';

/** What the upstream of the test does with the nth request. */
type Behaviour = (request: IncomingMessage, response: ServerResponse, nth: number) => void;

let server: Server;
let source: Source;
let behave: Behaviour;
let seen: IncomingMessage[];

const answer = (response: ServerResponse, body: unknown, status = 200, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

const getThing = defineCall({
  source: 'commerce',
  name: 'getThing',
  method: 'GET',
  route: '/things/{id}',
  varies: ['commerceRegion'],
  idempotent: true,
  request: (args: { id: number }, scope) => ({
    path: `/things/${args.id}`,
    headers: { 'x-bc-region': scope.commerceRegion },
  }),
  answer: z.object({ name: z.string() }),
  statuses: { 404: { name: 'nobody' } },
});
const getKeptThing = defineCall({
  ...getThing,
  name: 'getKeptThing',
  cache: { freshMs: 40, staleIfErrorMs: 60_000 },
});
const putThing = defineCall({ ...getThing, name: 'putThing', method: 'PUT', idempotent: false });

/** As the commerce service says it. */
const notThere = { status: 404, title: 'There is no such thing' };

const failure = async (promise: Promise<unknown>): Promise<SourceError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SourceError)) throw new Error(`expected a SourceError, got ${String(error)}`);
  return error;
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  seen = [];
  behave = (_, response) => answer(response, { name: 'lodestar' });
  server = createServer((request, response) => {
    seen.push(request);
    behave(request, response, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  source = new Source({
    name: 'commerce',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    headers: { authorization: 'secret' },
    timeoutMs: 300,
    maxBytes: 10_000,
    retry: { retries: 2, delayMs: 5, growth: 2, statuses: [429, 503] },
  });
});

afterEach(async () => {
  server.closeAllConnections();
  await source.close();
  await new Promise((resolve) => server.close(resolve));
});

describe('a call', () => {
  test('goes below the base path with credentials, region and request id', async () => {
    expect(await source.run(getThing, { id: 7 }, caller())).toEqual({ name: 'lodestar' });
    const [request] = seen;
    expect(request?.url).toBe('/base/things/7');
    expect(request?.headers).toMatchObject({
      authorization: 'secret',
      'x-bc-region': 'us',
      'x-request-id': 'test',
    });
  });

  test('keeps keys and addresses of persons out of the call log', async () => {
    const ask = caller();
    const call = {
      ...getThing,
      request: () => ({ path: '/x', query: { api_key: 'k', email: 'a@b.c', page: 2 } }),
    };
    await source.run(call, { id: 1 }, ask);
    expect(seen[0]?.url).toContain('api_key=k');
    expect(ask.log.records[0]?.path).toBe('/x?api_key=***&email=***&page=2');
  });

  test('maps a declared status to its value, in the vendor’s own words', async () => {
    behave = (_, response) => answer(response, notThere, 404);
    expect(await source.run(getThing, { id: 7 }, caller())).toEqual({ name: 'nobody' });
  });

  test.each([
    ['of a proxy in its way', 404, { message: 'default backend - 404' }, 'SOURCE_REFUSED'],
    ['that redirects', 302, {}, 'SOURCE_REFUSED'],
    ['whose credentials are refused', 401, {}, 'SOURCE_MISCONFIGURED'],
    ['that a firewall keeps out', 403, {}, 'SOURCE_MISCONFIGURED'],
    ['with nothing in it', 200, null, 'SOURCE_MALFORMED'],
  ])('takes an answer %s for an outage', async (_, status, body, code) => {
    behave = (__, response) => answer(response, body, status);
    const error = await failure(source.run(getThing, { id: 7 }, caller()));
    expect([error.code, error.isOutage]).toEqual([code, true]);
  });

  test('that writes is refused for what was asked', async () => {
    behave = (_, response) => answer(response, { status: 422, title: 'No' }, 422);
    const error = await failure(source.run(putThing, { id: 7 }, caller()));
    expect([error.code, error.isOutage]).toEqual(['SOURCE_REFUSED', false]);
  });

  test('names source, call and field of a malformed answer', async () => {
    behave = (_, response) => answer(response, { name: 12 });
    const error = await failure(source.run(getThing, { id: 7 }, caller()));
    expect(error).toMatchObject({ code: 'SOURCE_MALFORMED', source: 'commerce', call: 'getThing' });
    expect(error.message).toContain('field name');
  });

  test('is malformed when the answer is not JSON', async () => {
    behave = (_, response) => response.end('<html>');
    expect((await failure(source.run(getThing, { id: 7 }, caller()))).code).toBe('SOURCE_MALFORMED');
  });

  test('refuses an answer over the size limit', async () => {
    behave = (_, response) => answer(response, { name: 'x'.repeat(20_000) });
    expect((await failure(source.run(getThing, { id: 7 }, caller()))).code).toBe('SOURCE_MALFORMED');
  });

  test('does not read an answer that announces too much', async () => {
    behave = (_, response) => response.writeHead(200, { 'content-length': '10001' }).flushHeaders();
    const error = await failure(source.run(getThing, { id: 7 }, caller()));
    expect(error).toMatchObject({ code: 'SOURCE_MALFORMED' });
    expect(error.message).toContain('longer than 10000 bytes');
  });

  test.each([
    [401, 'SOURCE_MISCONFIGURED'],
    [403, 'SOURCE_MISCONFIGURED'],
    [422, 'SOURCE_REFUSED'],
    [500, 'SOURCE_UNAVAILABLE'],
  ])('answered %i is %s and keeps credentials out of the message', async (status, code) => {
    behave = (_, response) => answer(response, { title: 'no' }, status);
    const error = await failure(source.run(getThing, { id: 7 }, caller()));
    expect(error).toMatchObject({ code, status });
    expect(error.message).not.toContain('secret');
  });
});

describe('retries', () => {
  test('an idempotent call is tried again after 503 and 429', async () => {
    behave = (_, response, nth) =>
      nth < 3 ? answer(response, {}, nth === 1 ? 503 : 429) : answer(response, { name: 'a' });
    const ask = caller();
    expect(await source.run(getThing, { id: 1 }, ask)).toEqual({ name: 'a' });
    expect(ask.log.records).toMatchObject([{ verdict: 'network', attempts: 3 }]);
  });

  test('waits as long as retry-after says, or gives up when the deadline is nearer', async () => {
    behave = (_, response) => answer(response, {}, 429, { 'retry-after': '2' });
    const started = performance.now();
    expect((await failure(source.run(getThing, { id: 1 }, caller({}, 500)))).status).toBe(429);
    expect(performance.now() - started).toBeLessThan(450);
    expect(seen).toHaveLength(1);
  });

  test('a write is never tried again', async () => {
    behave = (_, response) => answer(response, {}, 503);
    await failure(source.run(putThing, { id: 1 }, caller()));
    expect(seen).toHaveLength(1);
  });

  test('a refusal is never tried again', async () => {
    behave = (_, response) => answer(response, {}, 422);
    await failure(source.run(getThing, { id: 1 }, caller()));
    expect(seen).toHaveLength(1);
  });
});

describe('time', () => {
  test('a silent upstream costs the limit of one try, no more than the deadline in all', async () => {
    behave = () => {};
    const started = performance.now();
    const error = await failure(source.run(getThing, { id: 1 }, caller({}, 500)));
    expect(error.code).toBe('SOURCE_TIMEOUT');
    expect(performance.now() - started).toBeLessThan(800);
  });

  test('the upstream call ends when the caller goes away', async () => {
    let closed = false;
    behave = (request) => request.once('close', () => (closed = true));
    const abort = new AbortController();
    const asked = source.run(getThing, { id: 1 }, { ...caller(), signal: abort.signal });
    await pause(50);
    abort.abort();
    expect((await failure(asked)).code).toBe('REQUEST_ABORTED');
    await pause(50);
    expect(closed).toBe(true);
  });
});

describe('sharing', () => {
  test('identical reads in flight ask once', async () => {
    behave = (_, response) => setTimeout(() => answer(response, { name: 'a' }), 50);
    const asks = [caller(), caller(), caller()];
    await Promise.all(asks.map((ask) => source.run(getThing, { id: 1 }, ask)));
    expect(seen).toHaveLength(1);
    expect(asks.flatMap((ask) => ask.log.records.map((record) => record.verdict)).toSorted()).toEqual([
      'network',
      'shared',
      'shared',
    ]);
  });

  test('never across a declared part of the scope: another region is another answer', async () => {
    behave = (request, response) =>
      setTimeout(() => answer(response, { name: String(request.headers['x-bc-region']) }), 20);
    const [us, ca] = await Promise.all([
      source.run(getKeptThing, { id: 1 }, caller()),
      source.run(getKeptThing, { id: 1 }, caller({ commerceRegion: 'ca' })),
    ]);
    expect([us.name, ca.name]).toEqual(['us', 'ca']);
    expect((await source.run(getKeptThing, { id: 1 }, caller({ commerceRegion: 'ca' }))).name).toBe('ca');
  });

  test('the first caller going away does not take the answer from the others', async () => {
    behave = (_, response) => setTimeout(() => answer(response, { name: 'a' }), 80);
    const abort = new AbortController();
    const first = source.run(getThing, { id: 1 }, { ...caller(), signal: abort.signal });
    const second = source.run(getThing, { id: 1 }, caller());
    await pause(20);
    abort.abort();
    expect((await failure(first)).code).toBe('REQUEST_ABORTED');
    expect(await second).toEqual({ name: 'a' });
    expect(seen).toHaveLength(1);
  });
});

describe('kept answers', () => {
  test('are served without asking while fresh, and cannot be written to', async () => {
    const first = await source.run(getKeptThing, { id: 1 }, caller());
    const ask = caller();
    expect(await source.run(getKeptThing, { id: 1 }, ask)).toBe(first);
    expect(ask.log.records).toMatchObject([{ verdict: 'fresh', attempts: 0 }]);
    expect(Object.isFrozen(first)).toBe(true);
  });

  test('stand in with their age when the upstream is ill', async () => {
    await source.run(getKeptThing, { id: 1 }, caller());
    await pause(60);
    behave = (_, response) => answer(response, {}, 500);
    const ask = caller();
    expect(await source.run(getKeptThing, { id: 1 }, ask)).toEqual({ name: 'lodestar' });
    expect(ask.log.records[0]?.verdict).toBe('stale');
    expect(ask.log.records[0]?.ageMs).toBeGreaterThanOrEqual(40);
  });

  test.each([302, 401, 403, 404, 422, 500])('stand in for an answer %d', async (status) => {
    await source.run(getKeptThing, { id: 1 }, caller());
    await pause(60);
    behave = (_, response) => answer(response, {}, status);
    const ask = caller();
    expect(await source.run(getKeptThing, { id: 1 }, ask)).toEqual({ name: 'lodestar' });
    expect(ask.log.records).toMatchObject([{ verdict: 'stale' }]);
  });

  test('give way to an answer that there is nothing when a second one, seconds later, says the same', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
    const getMaybe = defineCall({
      ...getKeptThing,
      answer: z.object({ name: z.string() }).nullable(),
      statuses: { 404: null },
    });
    const look = async () => {
      const ask = caller();
      const name = (await source.run(getMaybe, { id: 1 }, ask))?.name ?? null;
      return [name, ask.log.records[0]?.verdict];
    };
    expect(await look()).toEqual(['lodestar', 'network']);
    behave = (_, response) => answer(response, notThere, 404);
    later(1_000);
    expect(await look()).toEqual(['lodestar', 'stale']);
    later(1_000);
    expect(await look()).toEqual(['lodestar', 'stale']);
    // One good answer in between, and the doubt begins anew.
    behave = (_, response) => answer(response, { name: 'lodestar' });
    later(1_000);
    expect(await look()).toEqual(['lodestar', 'network']);
    behave = (_, response) => answer(response, notThere, 404);
    later(1_000);
    expect(await look()).toEqual(['lodestar', 'stale']);
    later(4_000);
    expect(await look()).toEqual([null, 'network']);
    later(1_000);
    expect(await look()).toEqual([null, 'network']);
  });

  test('may not be declared for a write or for a person', () => {
    expect(() => defineCall({ ...putThing, cache: { freshMs: 1, staleIfErrorMs: 1 } })).toThrow(
      'only shared reads',
    );
    expect(() =>
      defineCall({
        ...getThing,
        varies: ['customerId'],
        request: () => ({ path: '/' }),
        cache: { freshMs: 1, staleIfErrorMs: 1 },
      }),
    ).toThrow('only shared reads');
  });
});

describe('the circuit of a route', () => {
  test('opens after repeated failures, so that an ill upstream is left alone', async () => {
    behave = (_, response) => answer(response, {}, 500);
    for (let id = 0; id < 8; id += 1) await failure(source.run(getThing, { id }, caller()));
    const asked = seen.length;
    const error = await failure(source.run(getThing, { id: 99 }, caller()));
    expect(error).toMatchObject({ code: 'SOURCE_UNAVAILABLE', status: null });
    expect(seen).toHaveLength(asked);
  });

  test('opens for an upstream that is slower than its callers can wait', async () => {
    behave = () => {};
    for (let id = 0; id < 8; id += 1) await failure(source.run(getThing, { id }, caller({}, 40)));
    const error = await failure(source.run(getThing, { id: 99 }, caller()));
    expect(error).toMatchObject({ code: 'SOURCE_UNAVAILABLE', status: null });
    expect(error.message).toContain('recent calls failed');
  });

  test('does not open for callers who left', async () => {
    behave = () => {};
    for (let id = 0; id < 8; id += 1) {
      const abort = new AbortController();
      const asked = source.run(getThing, { id }, { ...caller(), signal: abort.signal });
      setTimeout(() => abort.abort(), 10);
      expect((await failure(asked)).code).toBe('REQUEST_ABORTED');
    }
    behave = (_, response) => answer(response, { name: 'back' });
    expect(await source.run(getThing, { id: 99 }, caller())).toEqual({ name: 'back' });
  });

  test('does not open for a limit on one caller’s writes', async () => {
    behave = (_, response) => answer(response, {}, 429);
    for (let id = 0; id < 10; id += 1) await failure(source.run(putThing, { id }, caller()));
    expect(seen).toHaveLength(10);
  });
});

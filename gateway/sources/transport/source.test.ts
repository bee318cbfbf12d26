import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { caller } from '../../testing/shop/caller.ts';
import { sourceFailure } from '../../testing/shop/upstream.ts';
import { defineCall } from './call.ts';
import { Source } from './source.ts';

/** What the upstream of the test does. */
type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

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
const putThing = defineCall({ ...getThing, name: 'putThing', method: 'PUT', idempotent: false });

/** In the commerce service's error format. */
const notFound = { status: 404, title: 'Not found' };

beforeEach(async () => {
  seen = [];
  behave = (_, response) => answer(response, { name: 'lodestar' });
  server = createServer((request, response) => {
    seen.push(request);
    behave(request, response);
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
  test('is sent below the base path with credentials, region and request id', async () => {
    expect(await source.run(getThing, { id: 7 }, caller())).toEqual({ name: 'lodestar' });
    const [request] = seen;
    expect(request?.url).toBe('/base/things/7');
    expect(request?.headers).toMatchObject({
      authorization: 'secret',
      'x-bc-region': 'us',
      'x-request-id': 'test',
    });
  });

  test('is logged without keys and e-mail addresses', async () => {
    const by = caller();
    const call = {
      ...getThing,
      request: () => ({ path: '/x', query: { api_key: 'k', email: 'a@b.c', page: 2 } }),
    };
    await source.run(call, { id: 1 }, by);
    expect(seen[0]?.url).toContain('api_key=k');
    expect(by.log.records[0]?.path).toBe('/x?api_key=***&email=***&page=2');
  });

  test('has the declared value of a status, if the body is in the vendor’s format', async () => {
    behave = (_, response) => answer(response, notFound, 404);
    expect(await source.run(getThing, { id: 7 }, caller())).toEqual({ name: 'nobody' });
  });

  test.each([
    ['a proxy’s 404', 404, { message: 'default backend - 404' }, 'SOURCE_REFUSED'],
    ['a redirect', 302, {}, 'SOURCE_REFUSED'],
    ['refused credentials', 401, {}, 'SOURCE_MISCONFIGURED'],
    ['a firewall’s 403', 403, {}, 'SOURCE_MISCONFIGURED'],
    ['an empty body', 200, null, 'SOURCE_MALFORMED'],
  ])('that reads takes %s for an outage', async (_, status, body, code) => {
    behave = (__, response) => answer(response, body, status);
    const error = await sourceFailure(source.run(getThing, { id: 7 }, caller()));
    expect([error.code, error.isOutage]).toEqual([code, true]);
  });

  test('that writes may be refused without an outage', async () => {
    behave = (_, response) => answer(response, { status: 422, title: 'No' }, 422);
    const error = await sourceFailure(source.run(putThing, { id: 7 }, caller()));
    expect([error.code, error.isOutage]).toEqual(['SOURCE_REFUSED', false]);
  });

  test('with a malformed answer names source, call and field', async () => {
    behave = (_, response) => answer(response, { name: 12 });
    const error = await sourceFailure(source.run(getThing, { id: 7 }, caller()));
    expect(error).toMatchObject({ code: 'SOURCE_MALFORMED', source: 'commerce', call: 'getThing' });
    expect(error.message).toContain('field name');
  });

  test('is malformed when the answer is not JSON', async () => {
    behave = (_, response) => response.end('<html>');
    expect((await sourceFailure(source.run(getThing, { id: 7 }, caller()))).code).toBe('SOURCE_MALFORMED');
  });

  test('rejects an answer over the size limit', async () => {
    behave = (_, response) => answer(response, { name: 'x'.repeat(20_000) });
    expect((await sourceFailure(source.run(getThing, { id: 7 }, caller()))).code).toBe('SOURCE_MALFORMED');
  });

  test('does not read an answer whose content-length is over the size limit', async () => {
    behave = (_, response) => response.writeHead(200, { 'content-length': '10001' }).flushHeaders();
    const error = await sourceFailure(source.run(getThing, { id: 7 }, caller()));
    expect(error).toMatchObject({ code: 'SOURCE_MALFORMED' });
    expect(error.message).toContain('longer than 10000 bytes');
  });

  test.each([
    [401, 'SOURCE_MISCONFIGURED'],
    [403, 'SOURCE_MISCONFIGURED'],
    [422, 'SOURCE_REFUSED'],
    [500, 'SOURCE_UNAVAILABLE'],
  ])('with status %i fails with %s, without credentials in the message', async (status, code) => {
    behave = (_, response) => answer(response, { title: 'no' }, status);
    const error = await sourceFailure(source.run(getThing, { id: 7 }, caller()));
    expect(error).toMatchObject({ code, status });
    expect(error.message).not.toContain('secret');
  });
});

describe('a deadline', () => {
  test('ends the retries of an upstream that does not respond', async () => {
    behave = () => {};
    const started = performance.now();
    const error = await sourceFailure(source.run(getThing, { id: 1 }, caller({}, 500)));
    expect(error.code).toBe('SOURCE_TIMEOUT');
    expect(performance.now() - started).toBeLessThan(800);
  });
});

/** HTTP limits on a bare server, with short timeouts. */
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exchange, statusOf } from '../../testing/faults/rawHttp.ts';
import { CallerCounts } from '../limits/callerCounts.ts';
import { RequestSlots } from './requestSlots.ts';
import { createLimitedServer, readBody, requestLimits } from './requestLimits.ts';

let server: Server;
let url = '';
let answered: string[] = [];

beforeAll(async () => {
  const limits = {
    ...requestLimits,
    headersMs: 300,
    requestMs: 600,
    checkMs: 100,
    bodyMs: 400,
    unfinishedOfCaller: 3,
    connectionsOfAddress: 30,
  };
  server = createLimitedServer((request, response) => {
    answered.push(request.url ?? '');
    readBody(request).then(
      (body) => response.end(String(body.length)),
      (error: Error) => {
        if (!response.destroyed) response.writeHead(413, { connection: 'close' }).end(error.name);
      },
    );
  }, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const head = (line: string, ...headers: string[]): string =>
  [line, 'Host: shop.example', ...headers, '', ''].join('\r\n');
const get = (...headers: string[]): string => head('GET / HTTP/1.1', 'Connection: close', ...headers);

describe('a request within the limits is answered', () => {
  test.each<[string, string, string]>([
    ['a GET request', get(), '0'],
    ['a body', `${head('POST / HTTP/1.1', 'Content-Length: 3', 'Connection: close')}abc`, '3'],
    [
      'a chunked body',
      `${head('POST / HTTP/1.1', 'Transfer-Encoding: chunked', 'Connection: close')}2\r\nab\r\n1\r\nc\r\n0\r\n\r\n`,
      '3',
    ],
    ['a URL of 8 KiB', head(`GET /${'a'.repeat(8_191)} HTTP/1.1`, 'Connection: close'), '0'],
    ['a hundred headers', get(...Array.from({ length: 98 }, (_, n) => `X-${n}: 1`)), '0'],
  ])('%s', async (_, text, body) => {
    const received = await exchange(url, text);
    expect(statusOf(received)).toBe(200);
    expect(received).toContain(`\r\n\r\n`);
    expect(received).toContain(body);
  });

  test('Expect: 100-continue is accepted', async () => {
    const text = head('POST / HTTP/1.1', 'Content-Length: 3', 'Expect: 100-continue', 'Connection: close');
    const received = await exchange(url, `${text}abc`);
    expect(statusOf(received)).toBe(100);
    expect(received).toContain('HTTP/1.1 200 OK');
  });
});

describe('a request beyond a limit is refused, and its connection closed', () => {
  const megabyte = 'x'.repeat(1_000_000);
  test.each<[string, string, number]>([
    ['a URL above 8 KiB', head(`GET /${'a'.repeat(8_192)} HTTP/1.1`), 414],
    ['more than a hundred headers', get(...Array.from({ length: 99 }, (_, n) => `X-${n}: 1`)), 431],
    ['headers above 32 KiB', get(`X-Long: ${'a'.repeat(33_000)}`), 431],
    ['a content length above the limit', head('POST / HTTP/1.1', 'Content-Length: 100001'), 413],
    [
      'Expect: 100-continue with a body above the limit',
      head('POST / HTTP/1.1', 'Content-Length: 100001', 'Expect: 100-continue'),
      413,
    ],
    [
      'a chunked body above the limit',
      `${head('POST / HTTP/1.1', 'Transfer-Encoding: chunked')}f4240\r\n${megabyte}\r\n`,
      413,
    ],
    ['an unknown expectation', get('Expect: tea'), 417],
    ['malformed HTTP', 'hello\r\n\r\n', 400],
    ['an unknown method', head('BREW / HTTP/1.1'), 400],
    ['a header with a line feed in it', get('X-Bad: a\nb: c\n d'), 400],
    ['two lengths', head('POST / HTTP/1.1', 'Content-Length: 3', 'Content-Length: 4'), 400],
    [
      'content length and chunks',
      head('POST / HTTP/1.1', 'Content-Length: 3', 'Transfer-Encoding: chunked'),
      400,
    ],
    ['an invalid content length', head('POST / HTTP/1.1', 'Content-Length: -1'), 400],
    ['a request without host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: 1', 408],
    ['a body that never ends', `${head('POST / HTTP/1.1', 'Content-Length: 100')}abc`, 408],
  ])('%s: %#', async (_, text, status) => {
    answered = [];
    const received = await exchange(url, text);
    expect(statusOf(received)).toBe(status);
    expect(received.toLowerCase()).toContain('connection: close');
    expect(received).not.toMatch(/\bat .*\.ts:\d|node:/);
  });

  test.each([
    [
      'JSON',
      'application/json',
      /\n\{"errors":\[\{"message":"[^"]+","extensions":\{"code":"REQUEST_TOO_LARGE"\}\}\]\}\r?\n/,
    ],
    ['a form', 'text/plain', /\nThe body has more than 100000 bytes\.\r?\n/],
  ])('a body of %s that is too long is refused in kind', async (_, type, body) => {
    const text = head('POST / HTTP/1.1', 'Content-Length: 100001', `Content-Type: ${type}`);
    expect(await exchange(url, text)).toMatch(body);
  });

  test('CONNECT is refused', async () => {
    expect(await exchange(url, head('CONNECT other.example:443 HTTP/1.1'))).toBe('');
  });
});

describe('an incomplete request', () => {
  const unfinished = `${head('POST /slow HTTP/1.1', 'Content-Length: 9000')}a`;
  const whole = `${head('POST /whole HTTP/1.1', 'Content-Length: 2', 'Connection: close')}ab`;
  const cacheable = async (): Promise<number> => (await fetch(`${url}/home`)).status;

  test('is not passed on, and times out', async () => {
    answered = [];
    expect(statusOf(await exchange(url, unfinished))).toBe(408);
    expect(answered).toEqual([]);
  });

  test('is limited in number per caller; other callers and requests are not affected', async () => {
    answered = [];
    const received = Promise.all(Array.from({ length: 20 }, () => exchange(url, unfinished)));
    await sleep(100);
    expect(await cacheable()).toBe(200);
    // A complete request is accepted although all slots are taken.
    expect(statusOf(await exchange(url, whole))).toBe(200);
    const statuses = (await received).map(statusOf);
    expect(statuses.filter((status) => status === 408)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(18);
    expect(answered).toEqual(['/home', '/whole']);
  });

  test('frees its slot when the caller disconnects', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { hostname, port } = new URL(url);
      const sockets = Array.from({ length: 3 }, () => connect(Number(port), hostname));
      for (const socket of sockets) socket.on('error', () => {}).write(unfinished);
      await sleep(50);
      for (const socket of sockets) socket.destroy();
      await sleep(50);
    }
    expect(statusOf(await exchange(url, whole))).toBe(200);
  });
});

test('connections per address are limited', async () => {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: 40 }, () => connect(Number(port), hostname).on('error', () => {}));
  await vi.waitFor(() => expect(sockets.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(10));
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect((await fetch(`${url}/home`)).status).toBe(200));
});

test('an IPv6 network counts as one caller', () => {
  const counts = new CallerCounts(2);
  const places = ['2001:db8::1', '2001:db8::2'].map((address) => counts.enter(address));
  expect(counts.enter('2001:db8::3')).toBeNull();
  expect(counts.enter('2001:db8:1::1')).not.toBeNull();
  places[0]?.();
  places[0]?.();
  expect(counts.enter('2001:db8::3')).not.toBeNull();
  expect(counts.enter('2001:db8::4')).toBeNull();
});

describe('slots of incomplete requests', () => {
  test('are taken from the caller’s oldest request, and from the oldest of all when none is free', () => {
    const places = new RequestSlots(2, 4);
    const givenUp: string[] = [];
    const enter = (name: string, address: string) => places.enter(address, () => givenUp.push(name));
    enter('a1', '192.0.2.1');
    enter('b1', '2001:db8::1');
    enter('b2', '2001:db8::2');
    expect(givenUp).toEqual([]);
    enter('b3', '2001:db8::3');
    expect(givenUp).toEqual(['b1']);
    const leave = enter('c1', '192.0.2.3');
    leave();
    leave();
    enter('d1', '192.0.2.4');
    expect(givenUp).toEqual(['b1']);
    enter('e1', '192.0.2.5');
    expect(givenUp).toEqual(['b1', 'a1']);
  });
});

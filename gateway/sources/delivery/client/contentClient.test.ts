/** What the content client sends, how often, and how long it waits: against the stand-in, and an upstream that is counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brandFor } from '../../../sandbox/brand/brand.ts';
import { deliveryStandin } from '../../../sandbox/delivery/server.ts';
import type { Standin } from '../../../sandbox/source.ts';
import { caller } from '../../../testing/shop/caller.ts';
import { listen, type Listening } from '../../../testing/shop/listen.ts';
import { getHeaders } from '../navigation.ts';
import { contentClient, deliverySource, type DeliveryConfig, type DeliverySource } from './deliverySource.ts';
import { createDelivery } from '../delivery.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'delivery-'));
const environment = 'production';

interface Sent {
  at: number;
  method: string;
  path: string;
  search: string;
  body: unknown;
}

let standin: Standin;
let server: Listening;
let sent: Sent[] = [];
/** Status of every answer in place of the stand-in's own. */
let status: 408 | 429 | 500 | null = null;
const opened: DeliverySource[] = [];

function open(more: Partial<DeliveryConfig> = {}): DeliverySource {
  const credentials = { apiKey: 'sandbox', deliveryToken: 'sandbox', environment };
  const preview = { url: `${server.url}/preview`, token: 'preview-sandbox' };
  const source = deliverySource({ url: server.url, ...credentials, preview, ...more });
  opened.push(source);
  return source;
}

beforeAll(async () => {
  standin = deliveryStandin(brandFor(), { dataDir, fresh: true });
  const door = new Hono();
  door.all('*', async (c) => {
    const { pathname: path, search } = new URL(c.req.url);
    const text = await c.req.raw.clone().text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    sent.push({ at: performance.now(), method: c.req.method, path, search, body });
    return status === null ? standin.app.fetch(c.req.raw) : c.json({ error_code: status }, status);
  });
  server = await listen(door);
});
afterEach(() => {
  sent = [];
  status = null;
});
afterAll(async () => {
  await Promise.all(opened.map((source) => source.close()));
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

describe('a read', () => {
  test('is a POST whose body marks a GET and carries the query', async () => {
    await createDelivery(open(), caller({ contentLocale: 'de' })).categoryByUrl('/skis');
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/v3/content_types/product_category/entries',
      search: '',
      body: {
        _method: 'GET',
        query: { environment, locale: 'de', include_fallback: true, query: { url: { $in: ['/skis'] } } },
      },
    });
  });

  test('of one entry, and of drafts at the preview host, is sent the same way', async () => {
    const source = open();
    await createDelivery(source, caller()).entryByUid('page', 'page_support');
    await createDelivery(source, caller({ preview: true })).pageByUrl('/next-winter');
    expect(sent.map(({ method, path, search }) => [method, path, search])).toEqual([
      ['POST', '/v3/content_types/page/entries/page_support', ''],
      ['POST', '/preview/v3/content_types/page/entries', ''],
    ]);
  });

  test('is a GET with its query in the URL when configured, with the same answer', async () => {
    const home = (method: 'POST' | 'GET') => createDelivery(open({ method }), caller()).pageByUrl('/');
    const [posted, got] = [await home('POST'), await home('GET')];
    expect(got).toEqual(posted);
    expect(sent.map(({ method, body }) => [method, body !== null])).toEqual([
      ['POST', true],
      ['GET', false],
    ]);
    expect(new URLSearchParams(sent[1]?.search).get('query')).toBe('{"url":{"$in":["/"]}}');
  });

  test('that exceeds a URL of 8 KB is one call', async () => {
    const urls = [...'abcdefghij'].map((letter) => `/${letter.repeat(1_000)}`);
    const asked = async (method: 'POST' | 'GET'): Promise<number> => {
      sent = [];
      const delivery = createDelivery(open({ method }), caller());
      expect(await Promise.all(urls.map((url) => delivery.categoryByUrl(url)))).toEqual(urls.map(() => null));
      expect(Math.max(...sent.map(({ path, search }) => (path + search).length))).toBeLessThan(8 * 1024);
      return sent.length;
    };
    expect(await asked('POST')).toBe(1);
    expect(await asked('GET')).toBe(2);
  });

  test('is logged with its query and the method that was sent', async () => {
    const by = caller();
    await createDelivery(open(), by).footer();
    expect(by.log.records[0]).toMatchObject({
      method: 'POST',
      path: expect.stringMatching(
        /^\/v3\/content_types\/footer\/entries\?environment=production&locale=en-us/,
      ),
    });
  });
});

describe('retries on HTTP 408 and 429', () => {
  test('time-out 30000 ms, retry delay 300 ms, retry limit 5', () => {
    expect(contentClient).toEqual({
      timeoutMs: 30_000,
      retry: { retries: 5, delayMs: 300, growth: 1, statuses: [408, 429] },
    });
  });

  test.each([408, 429] as const)(
    '%i: five retries are six requests, 300 ms apart or a little more',
    async (code) => {
      status = code;
      const by = caller();
      await expect(open().run(getHeaders, { environment }, by)).rejects.toMatchObject({ status: code });
      expect(by.log.records).toMatchObject([{ verdict: 'failed', attempts: 6 }]);
      const pauses = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
      expect(pauses).toHaveLength(5);
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(299);
      expect(Math.max(...pauses)).toBeLessThan(900);
    },
  );

  test('no other status is retried', async () => {
    status = 500;
    await expect(open().run(getHeaders, { environment }, caller())).rejects.toMatchObject({ status: 500 });
    expect(sent).toHaveLength(1);
  });

  test('the caller’s deadline ends them earlier', async () => {
    status = 429;
    const started = performance.now();
    await expect(open().run(getHeaders, { environment }, caller({}, 700))).rejects.toMatchObject({
      status: 429,
    });
    expect(performance.now() - started).toBeLessThan(900);
    expect(sent.length).toBeLessThan(4);
  });

  test('in an outage the retry budget and the circuit breaker leave far fewer than six requests a call', async () => {
    status = 429;
    const source = open();
    const calls = Array.from({ length: 100 }, (_, skip) =>
      source.run(getHeaders, { environment, skip }, caller()).catch(() => null),
    );
    await Promise.all(calls);
    // Twenty retries at first, and one for each five calls.
    expect(sent.length).toBeLessThanOrEqual(100 + 20 + 100 / 5);
  });
});

describe('Content client requires string api key, delivery token and environment; cache policy must be a number from -1 to 3; protocol http or https', () => {
  const heard = (more: object): string[] => {
    const lines: string[] = [];
    const config = { url: server.url, apiKey: 'sandbox', deliveryToken: 'sandbox', environment, ...more };
    opened.push(deliverySource(config as DeliveryConfig, (line) => void lines.push(line)));
    return lines;
  };

  test('valid parameters are not reported', () => {
    expect(heard({ cachePolicy: 3 })).toEqual([]);
  });

  test.each([
    ['an api key that is not a string', { apiKey: 7 }],
    ['a delivery token that is not a string', { deliveryToken: null }],
    ['an environment that is not a string', { environment: 7 }],
    ['cache policy 4', { cachePolicy: 4 }],
    ['cache policy -2', { cachePolicy: -2 }],
    ['a cache policy that is not a number', { cachePolicy: '1' }],
  ])('%s', (_what, more) => {
    expect(heard(more)).toEqual(['Kindly provide valid parameters.']);
  });

  test('an invalid cache policy means the default', async () => {
    const source = open({ cachePolicy: 9 as 3 });
    const verdicts: unknown[] = [];
    for (const by of [caller(), caller()]) {
      await source.run(getHeaders, { environment }, by);
      verdicts.push(by.log.records[0]?.verdict);
    }
    expect(verdicts).toEqual(['network', 'fresh']);
  });

  test('an empty uid sends no request', async () => {
    const lines: string[] = [];
    const credentials = { apiKey: 'sandbox', deliveryToken: 'sandbox', environment };
    const source = deliverySource({ url: server.url, ...credentials }, (line) => void lines.push(line));
    opened.push(source);
    expect(await createDelivery(source, caller()).entryByUid('page', '')).toBeNull();
    expect([lines, sent]).toEqual([['Kindly provide valid parameters.'], []]);
  });
});

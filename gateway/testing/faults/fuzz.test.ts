/**
 * Fuzzing over HTTP on the whole shop: random variables, texts, bodies, URLs and headers, from a fixed seed (a failure
 * prints seed and example). Every response is well formed, reveals no internals, and is never a 5xx.
 */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { typeFromAST, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';
import { Browser } from '../shop/browser.ts';
import { anyValue, texts, valuesOf } from '../shop/randomValues.ts';
import { exchange, statusOf } from './rawHttp.ts';
import { shippedQueries, variablesOf } from '../shop/shippedQueries.ts';
import { openSite, type Site } from '../shop/site.ts';
import { expectGraphql, expectWellFormed, inside, send as sendTo, type Got } from './wellFormed.ts';

const seed = 20_261_122;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const send = (...[path, asked]: [path: string, asked?: Parameters<typeof sendTo>[2]]): Promise<Got> =>
  sendTo(site.url, path, asked);
const json = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = {}): Promise<Got> =>
  send('/api/graphql', { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

const persisted = new Map(
  Object.entries(
    JSON.parse(readFileSync(new URL('../../../schema/operations.json', import.meta.url), 'utf8')) as Record<
      string,
      string
    >,
  ).map(([id, text]) => [text, id]),
);

describe('variables of shipped operations', () => {
  test.each(shippedQueries().map((query) => [query.name, query] as const))('%s', async (_, query) => {
    const made = fc.record(
      Object.fromEntries(
        (query.operation.variableDefinitions ?? []).map(({ variable, type }) => [
          variable.name.value,
          valuesOf(typeFromAST(schema, type as never) as GraphQLInputType),
        ]),
      ),
      { requiredKeys: [] },
    );
    const fitting = variablesOf(query, { locale: 'en-us' });
    await fc.assert(
      fc.asyncProperty(made, fc.boolean(), async (variables, isMarket) => {
        // A valid market executes more code.
        const asked = { ...fitting, ...variables, ...(isMarket ? { locale: 'en-us' } : {}) };
        expectGraphql(await post({ documentId: persisted.get(query.text), variables: asked }));
      }),
      { seed, numRuns: 10 },
    );
  });
});

test('mutation inputs', async () => {
  const browser = await new Browser(site.url).fetchToken();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
    const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const query = `mutation${declared && `(${declared})`} { ${name}${passed && `(${passed})`} { __typename } }`;
    const made = fc.record(Object.fromEntries(args.map((arg) => [arg.name, valuesOf(arg.type)])));
    await fc.assert(
      fc.asyncProperty(made, async (variables) => {
        expectGraphql(await post({ query, variables }, { cookie, 'csrf-token': browser.token }));
      }),
      { seed, numRuns: 8 },
    );
  }
});

test('nearly valid GraphQL', async () => {
  const written =
    '{ } ( ) [ ] ... on query mutation fragment $a : ! @include " """ product category node handle id first 1 -1e999 null';
  const odd = [
    '__schema',
    '__type',
    '__typename',
    'a',
    '#',
    '\n',
    '\u0000',
    '\ud800',
    '{ market { locale } }',
  ];
  const words = fc.constantFrom(...written.split(' '), ...odd);
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 25 }), async (parts) => {
      expectGraphql(await post({ query: `{${parts.join(' ')}` }));
      expectGraphql(await post({ query: parts.join(' ') }));
    }),
    { seed, numRuns: 60 },
  );
});

test('request bodies', async () => {
  const types = fc.constantFrom(
    'application/json',
    'application/graphql-response+json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
    '\u00e9',
  );
  const bodies = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((text) => Buffer.from(text)),
    fc
      .dictionary(
        fc.constantFrom('query', 'documentId', 'variables', 'operationName', 'extensions', '__proto__'),
        anyValue,
      )
      .map((body) => Buffer.from(JSON.stringify(body))),
  );
  await fc.assert(
    fc.asyncProperty(
      bodies,
      types,
      fc.constantFrom('POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
      async (body, type, method) => {
        const got = await send('/api/graphql', {
          method,
          headers: { 'content-type': type, 'content-length': String(body.length) },
          body,
        });
        expectGraphql(got);
      },
    ),
    { seed, numRuns: 120 },
  );
});

test('URLs', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      'en-us',
      'de-de',
      'xx-yy',
      'EN-US',
      'c',
      'p',
      'blog',
      'team',
      'support',
      'search',
      'account',
      'orders',
      'cart',
      'stores',
      'traveling-circus',
    ),
    fc.constantFrom(
      '..',
      '.',
      '',
      '%2e%2e',
      '%00',
      '%ff',
      '%ed%a0%80',
      '%',
      '%zz',
      '%2f',
      '\\',
      '__proto__',
      'constructor',
      'a'.repeat(300),
      'lodestar-98',
      'skis',
    ),
    texts.map((text) => encodeURIComponent(text.toWellFormed())),
  );
  const query = fc.array(
    fc.tuple(
      fc.constantFrom(
        'q',
        'page',
        'sort',
        'color',
        'size',
        'price',
        'documentId',
        'variables',
        'query',
        '__proto__',
      ),
      part,
    ),
    { maxLength: 3 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 4 }), query, async (parts, pairs) => {
      const search = pairs.map(([name, value]) => `${name}=${value}`).join('&');
      expectWellFormed(await send(`/${parts.join('/')}${search && `?${search}`}`));
      expectWellFormed(await send(`/api/graphql${search && `?${search}`}`));
    }),
    { seed, numRuns: 60 },
  );
});

describe('screen parameters that are too long or not text', () => {
  const filters = 'color size terrain availability length price price-min price-max sort page show';
  const screens: readonly [string, string][] = [
    ['/c/skis', filters],
    ['/search', `q type ${filters}`],
    ['/p/lodestar-98', 'color length size'],
    ['/stores', 'place kind service near'],
    ['/support', 'q'],
    ['/compare', 'p'],
    ['/country', 'from'],
    ['/account', 'next goodbye'],
    ['/account/create', 'next'],
    ['/blog', 'page show'],
    ['/blog/workshop', 'page show'],
    ['/traveling-circus/2026-27', 'shown'],
  ];
  const values = [
    'x'.repeat(129),
    'x'.repeat(300),
    '9'.repeat(309),
    '/x'.repeat(1_030),
    'a%00b',
    '%ed%a0%80',
  ];

  test.each(screens)('%s?%s', async (screen, names) => {
    for (const value of values) {
      const most = Math.max(1, Math.floor(4_000 / value.length));
      const query = names.split(' ').slice(0, most);
      const got = await send(`/de-de${screen}?${query.map((name) => `${name}=${value}`).join('&')}`);
      expectWellFormed(got);
      expect([value.slice(0, 9), got.status, got.text.match(/BAD_USER_INPUT/)?.[0]]).toEqual([
        value.slice(0, 9),
        200,
        undefined,
      ]);
    }
  });

  test('too many filter values', async () => {
    const search = Array.from({ length: 70 }, (_, place) => `size=${place}`).join('&');
    expect((await send(`/de-de/c/skis?${search}`)).status).toBe(200);
    expect((await send(`/de-de/search?q=ski&${search}`)).status).toBe(200);
  });
});

test('request headers', async () => {
  const names = fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'csrf-token',
    'x-forwarded-for',
    'x-request-id',
    'x-explain',
    'cf-ipcountry',
    'sec-fetch-site',
    'sec-fetch-mode',
    'origin',
    'authorization',
    'range',
    'if-none-match',
    'user-agent',
    'host',
  );
  const values = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom(
      'skarn-session=%',
      'skarn-session=Fe26.2*1*x',
      'skarn-device=e30.%',
      'XSRF-TOKEN=a; XSRF-TOKEN=b',
      '__proto__=1',
      'null',
      '*/*;q=x',
      'bytes=0-,-1',
      '\u00ff\u00fe',
      ',,,',
      'text/html',
    ),
  );
  const path = fc.constantFrom(
    '/en-us/cart',
    '/api/csrf-token',
    '/api/graphql?documentId=x',
    '/robots.txt',
    '/health/live',
    '/api/geolocation',
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, values, { maxKeys: 4 }), path, async (headers, at) => {
      expectWellFormed(await send(at, { headers }));
    }),
    { seed, numRuns: 120 },
  );
});

test('malformed HTTP', async () => {
  const lines = fc.array(
    fc.oneof(
      fc.constantFrom(
        'GET / HTTP/1.1',
        'Host: a',
        'Content-Length: 5',
        'Content-Length: x',
        'Transfer-Encoding: chunked',
        'Transfer-Encoding: gzip',
        'Expect: 100-continue',
        'Upgrade: websocket',
        'GET http://other.example/ HTTP/1.1',
        'OPTIONS * HTTP/1.1',
        'GET / HTTP/9.9',
        '',
      ),
      fc.string({ unit: 'binary-ascii', maxLength: 30 }),
    ),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(lines, async (parts) => {
      const received = await exchange(
        site.url,
        `${parts.join('\r\n')}\r\nConnection: close\r\n\r\nx\r\n\r\n\r\n`,
        12_000,
      );
      const status = statusOf(received);
      expect(
        [0, 100, 200, 301, 302, 307, 308, 400, 403, 404, 405, 408, 413, 417, 431, 501].includes(status) ||
          received,
      ).toBe(true);
      expect(received.split('\r\n\r\n')[0]).not.toMatch(inside);
    }),
    { seed, numRuns: 60 },
  );
}, 30_000);

/**
 * Content encodings of uncached responses: POST for the API, a preview for pages. Cached responses have their own
 * encodings (responseCache).
 */
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { sandboxEnvironment } from '../../../sandbox/sandboxConfig.ts';
import { startTestSandbox, type TestSandbox } from '../../../testing/shop/testSandbox.ts';
import type { PageServer } from '../../pages/pages.ts';
import type { RunningEdge } from '../server.ts';
import { startGateway } from '../../start.ts';

let sandbox: TestSandbox;
let gateway: RunningEdge;
let cookie = '';

const html = `<!doctype html><title>Skarn</title>${'<p>Ski</p>'.repeat(500)}`;
const pages: PageServer = {
  renderPage: async () => ({
    status: 200,
    headers: {},
    body: [html.slice(0, 100), Buffer.from(html.slice(100))],
  }),
  inlineScripts: [],
  redirectAt: () => null,
  readPayload: async () => ({ status: 200, answers: {} }),
  screens: [],
  assets: { scripts: [], styles: [], fontFaces: '', preloads: () => [], styleText: () => null },
};

const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  zstd: createZstdDecompress,
  br: createBrotliDecompress,
  gzip: createGunzip,
};

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  gateway = await startGateway(readConfig(environment), {
    log: pino({ level: 'silent' }),
    dev: { pages: async () => pages, files: (_request, _response, next) => next() },
  });
  const entered = await ask('/en-us?preview=preview-sandbox');
  cookie = entered.headers['set-cookie']?.map((one) => one.split(';', 1)[0]).join('; ') ?? '';
});
afterAll(async () => {
  await gateway.stop(500);
  await sandbox.close();
});

function ask(path: string, accepted?: string, method = 'GET', body?: object): Promise<IncomingMessage> {
  const headers = {
    ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    ...(body ? { 'content-type': 'application/json' } : { cookie }),
  };
  return new Promise((resolve, reject) => {
    request(gateway.url + path, { headers, method }, resolve)
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

const query = (text: string, accepted?: string): Promise<IncomingMessage> =>
  ask('/api/graphql', accepted, 'POST', { query: text });

function decoded(response: IncomingMessage): Readable {
  const decoder = decoders[response.headers['content-encoding'] ?? ''];
  return decoder ? new Readable().wrap(response.pipe(decoder())) : response;
}

describe.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  [undefined, undefined],
])('a caller that accepts %s', (accepted, encoding) => {
  test('gets API responses in that encoding', async () => {
    const response = await query('{ __schema { types { name description } } }', accepted);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('Accept-Encoding');
    expect(await text(decoded(response))).toMatch(/^\{"data":\{"__schema":.*\}$/);
  });

  test('gets pages in that encoding', async () => {
    const response = await ask('/en-us', accepted);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('Accept-Encoding');
    expect(await text(decoded(response))).toBe(html);
  });

  test('gets short responses uncompressed', async () => {
    const response = await query('{ market { locale } }', accepted);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(await text(response)).toBe('{"data":{"market":{"locale":"en-us"}}}');
  });

  test('gets only headers for HEAD', async () => {
    const response = await ask('/en-us', accepted, 'HEAD');
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, undefined]);
    expect(await text(response)).toBe('');
  });
});

/**
 * Gateways with built pages (`npm run build`) over one sandbox, for tests of caching: raw requests as caches send them,
 * and upstream changes of products and texts.
 */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { readConfig } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { startGateway, type GatewayParts } from '../../edge/start.ts';
import { shippedQueries } from './shippedQueries.ts';
import type { Fault } from './shop.ts';
import { startTestSandbox } from './testSandbox.ts';
import { withoutBotProtection } from './withoutBotProtection.ts';

export interface SentAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  /** As sent. */
  body: Buffer;
  /** Decoded. */
  text: string;
}

export interface CachingShop {
  /** The sandbox's. */
  url: string;
  /** A separate gateway with other environment variables. The caller closes it. */
  open(
    changes?: Record<string, string>,
    parts?: Pick<GatewayParts, 'partners' | 'graph'>,
  ): Promise<RunningEdge>;
  editEntry(contentType: string, uid: string, fields: object): Promise<void>;
  changeVariant(id: string, change: { price?: number; stock?: number }): Promise<void>;
  breakSource(fault: Fault): Promise<void>;
  mendSources(): Promise<void>;
  close(): Promise<void>;
}

export async function openCachingShop(): Promise<CachingShop> {
  const sandbox = await startTestSandbox();
  const control = async (method: string, path: string, body?: object): Promise<void> => {
    const response = await fetch(`${sandbox.url}/__sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  };
  return {
    url: sandbox.url,
    open(changes = {}, parts = {}) {
      const environment = sandboxEnvironment({
        url: sandbox.url,
        sessionSecret: 'for tests only, long enough to seal',
        port: 0,
      });
      const config = readConfig({
        ...environment,
        ...withoutBotProtection,
        TRUSTED_PROXIES: '1',
        ...changes,
      });
      return startGateway(config, { ...parts, log: pino({ level: 'silent' }) });
    },
    editEntry: (contentType, uid, fields) => control('PUT', `entries/${contentType}/${uid}`, fields),
    changeVariant: (id, change) => control('PUT', `variants/${id}`, change),
    breakSource: (fault) => control('PUT', 'faults', fault),
    mendSources: () => control('DELETE', 'faults'),
    close: () => sandbox.close(),
  };
}

/** URL of a shipped query, as pages request it. */
export function queryAddress(name: string, variables: object): string {
  const id = shippedQueries().find((query) => query.name === name)?.id;
  if (id === undefined) throw new Error(`No ${name} is shipped.`);
  return `/api/graphql?documentId=${id}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
}

export const productAddress = (handle: string, locale = 'en-us'): string =>
  queryAddress('ProductRouteQuery', { locale, handle, color: null });

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
};

/** One request with these headers and no others except `host` and `x-forwarded-for`. */
export async function send(
  at: Pick<RunningEdge, 'url'>,
  path: string,
  { method = 'GET', ...headers }: Readonly<Record<string, string>> = {},
): Promise<SentAnswer> {
  const sent = request(at.url + path, { method, headers: { 'x-forwarded-for': '203.0.113.1', ...headers } });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const { 'set-cookie': cookies = [], ...rest } = answer.headers;
  const encoding = rest['content-encoding'] ?? '';
  const decoded = body.length > 0 ? (decoders[encoding]?.(body) ?? body) : body;
  return {
    status: answer.statusCode ?? 0,
    headers: rest as Readonly<Record<string, string>>,
    cookies,
    body,
    text: decoded.toString(),
  };
}

/**
 * The gateway in production configuration without pages, for tests of access by strangers and partners. `Bearer {id}`
 * is the partner of that id; a number after it is the key's own budget per minute.
 */
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { readConfig } from '../../config/config.ts';
import { partnerScopes } from '../../edge/partners/scopes.rules.ts';
import { startTestSandbox } from './testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { ApiClient } from '../../edge/http/edgeRequest.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { startGateway } from '../../edge/start.ts';

export interface GuardedAnswer {
  status: number;
  headers: Headers;
  text: string;
  body: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: Record<string, unknown> }[];
    extensions?: { cost?: { requested: number; remaining: number; resetSeconds: number; limit: number } };
  };
}

export interface GuardedShop {
  /** A separate gateway with other environment variables. The caller closes it. */
  open(changes?: Record<string, string>): Promise<RunningEdge>;
  close(): Promise<void>;
}

export const partner: ApiClient = {
  kind: 'partner',
  id: 'p1',
  name: 'A partner',
  scopes: new Set(partnerScopes),
  costPerMinute: null,
};
export const key = { authorization: 'Bearer p1' };

export async function openGuarded(): Promise<GuardedShop> {
  const sandbox = await startTestSandbox();
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const dev = {
    pages: () => Promise.reject(new Error('a secret of the pages at http://10.0.0.9')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  return {
    open(changes = {}) {
      const config = readConfig({ ...environment, OPEN_GRAPHQL: 'false', TRUSTED_PROXIES: '1', ...changes });
      const log = pino({ level: 'silent' });
      return startGateway(config, {
        log,
        dev,
        partners: { open: async (authorization) => ({ client: clientOf(authorization), refusal: null }) },
      });
    },
    async close() {
      await sandbox.close();
    },
  };
}

function clientOf(authorization = ''): ApiClient | null {
  const [, id, costPerMinute] = /^Bearer (\w+) ?(\d*)$/.exec(authorization) ?? [];
  if (id === undefined) return null;
  return { ...partner, id, costPerMinute: costPerMinute ? Number(costPerMinute) : null };
}

/** @param body an object to serialise, or text to send as is. */
export async function post(
  at: RunningEdge,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<GuardedAnswer> {
  const response = await fetch(`${at.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const { status } = response;
  return { status, headers: response.headers, text, body: JSON.parse(text) as GuardedAnswer['body'] };
}

export const codeOf = ({ body }: GuardedAnswer): unknown => body.errors?.[0]?.extensions['code'];

const operations = JSON.parse(
  readFileSync(new URL('../../../schema/operations.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const idOf = (name: string): string =>
  Object.keys(operations).findLast((id) => operations[id]?.startsWith(`query ${name}(`)) ?? '';
/** The shell query of every page. */
export const shell = { documentId: idOf('AppShellQuery'), variables: { locale: 'en-us' } };
/** A page of a category's products, as an ad-hoc query. */
export const category = (first: number | string) =>
  `{ category(handle: "skis") { products(first: ${first}) { edges { node { title } } } } }`;

/** The whole shop over HTTP with built pages (`npm run build`), for tests of what crawlers read. */
import { pino, type Logger } from 'pino';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox } from './testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { startGateway } from '../../edge/start.ts';
import type { Fault } from './shop.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Site {
  /** Listening address. */
  url: string;
  /** Public origin of canonical URLs, not the test's own address. */
  origin: string;
  /** A path of the shop, or a URL of its public origin. Redirects are returned. */
  get(address: string, headers?: Record<string, string>): Promise<Answer>;
  /** Posts JSON to a path, as a partner's system or a page's script does. */
  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  /** Writes fields of an entry as the editors would. Cached responses stay until they expire. */
  editEntry(contentType: string, uid: string, fields: object): Promise<void>;
  breakSource(fault: Fault): Promise<void>;
  mendSources(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param changes environment variables beside those of the sandbox.
 * @param log destination of the gateway's log; none by default.
 */
export async function openSite(
  changes: Record<string, string> = {},
  log: Logger = pino({ level: 'silent' }),
): Promise<Site> {
  const sandbox = await startTestSandbox();
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const origin = 'https://skarn.example';
  const config = readConfig({ ...environment, PUBLIC_ORIGIN: origin, ...changes });
  const gateway = await startGateway(config, { log });
  const faults = async (method: 'PUT' | 'DELETE', fault?: Fault): Promise<void> => {
    const response = await fetch(`${sandbox.url}/__sandbox/faults`, {
      method,
      ...(fault ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) } : {}),
    });
    if (!response.ok) throw new Error(`faults: ${response.status}`);
  };
  return {
    url: gateway.url,
    origin,
    async get(address, headers = {}) {
      const path = address.startsWith(origin) ? address.slice(origin.length) || '/' : address;
      const response = await fetch(gateway.url + path, { headers, redirect: 'manual' });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async post(path, body, headers = {}) {
      const response = await fetch(gateway.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async editEntry(contentType, uid, fields) {
      const response = await fetch(`${sandbox.url}/__sandbox/entries/${contentType}/${uid}`, {
        method: 'PUT',
        body: JSON.stringify(fields),
      });
      if (!response.ok) throw new Error(`entries: ${response.status}`);
    },
    breakSource: (fault) => faults('PUT', fault),
    mendSources: () => faults('DELETE'),
    async close() {
      await gateway.stop(1_000);
      await sandbox.close();
    },
  };
}

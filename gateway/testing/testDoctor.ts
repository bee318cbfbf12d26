/** The doctor over a sandbox, whose services a test breaks, changes or replaces, and what the doctor says about it. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { readConfig, readContentManagement } from '../config/config.ts';
import { sandboxEnvironment } from '../sandbox/sandboxConfig.ts';
import { startTestSandbox, type TestSandbox } from './shop/testSandbox.ts';
import type { CheckResult } from '../ops/doctor/check.ts';
import { examine } from '../ops/doctor/doctor.ts';

let sandbox: TestSandbox;
const servers: Server[] = [];

/** Registers hooks: a sandbox for the file, whole again after every test. */
export function openSandbox(): void {
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterEach(async () => {
    await mend();
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  afterAll(() => sandbox.close());
}

export const sandboxUrl = (): string => sandbox.url;

export type Environment = Record<string, string>;

export function environment(own: Environment = {}, driver?: 'bigcommerce'): Environment {
  const address = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 4000 };
  return { ...sandboxEnvironment({ ...address, commerceDriver: driver }), ...own };
}

export async function examined(own: Environment): Promise<CheckResult[]> {
  return examine(readConfig(own), readContentManagement(own), {
    connectMs: 2_000,
    callMs: 8_000,
    checkMs: 16_000,
  });
}

/** What is wrong, as `area: check: found`. */
export async function complaints(own: Environment): Promise<string[]> {
  const results = await examined(own);
  return results
    .filter(({ status }) => status === 'failed' || status === 'warning')
    .map(({ area, check, found }) => `${area}: ${check}: ${found}`);
}

/** Exactly one complaint, which contains these words. */
export async function expectOneLine(own: Environment, says: string): Promise<void> {
  const [line = '', ...others] = await complaints(own);
  expect(line).toContain(says);
  expect(others).toEqual([]);
}

/** Starts a server of a test, which is closed after it. */
export async function serve(server: Server): Promise<AddressInfo> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return server.address() as AddressInfo;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** A service in front of the sandbox that changes some of its answers; its origin. */
export async function changing(change: (path: string, answer: Answer) => Answer): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      const own = await fetch(`${sandbox.url}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(hasBody ? { body: Buffer.concat(parts) } : {}),
      });
      const type = own.headers.get('content-type') ?? 'application/json';
      const body = Buffer.concat(parts).toString();
      const answer = change(`${request.url} ${body}`, {
        status: own.status,
        headers: { 'content-type': type },
        text: await own.text(),
      });
      response.writeHead(answer.status, answer.headers).end(answer.text);
    })().catch(() => response.destroy());
  });
  return `http://127.0.0.1:${(await serve(server)).port}`;
}

export async function breakSource(fault: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(200);
}

export async function mend(): Promise<void> {
  await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
}

/** Changes the answers whose path and body match. */
export function answersTo(pattern: RegExp, change: (text: string) => string) {
  return (call: string, answer: Answer): Answer =>
    pattern.test(call) && answer.status === 200 ? { ...answer, text: change(answer.text) } : answer;
}

export interface Broken {
  what: string;
  /** Variables that differ. */
  by(): Promise<Environment> | Environment;
  says: string;
}

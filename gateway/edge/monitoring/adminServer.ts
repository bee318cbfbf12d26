/**
 * Endpoints for operators: `/health/live`, `/health/ready`, `/metrics`, `/status`. The shop's own port answers the
 * probes without details; the rest only with an open GraphQL endpoint. In production a separate listener (`ADMIN_PORT`)
 * serves them on the loopback or an internal network.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics/metrics.ts';
import type { Readiness, ReadyStatus } from './readiness.ts';
import type { StatusPage } from './status/statusPage.ts';

/** True when the path was one of these and was answered. */
export type AnswerAdmin = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

export interface AdminOptions {
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  readiness: Pick<Readiness, 'dependencies'> & { status(): Promise<ReadyStatus> };
  /** Of the worker with this number, when there are several; null when none responds. */
  statusPage: (refreshSeconds: number | null, worker: number | null) => Promise<StatusPage | null>;
  /** When false, probes alone, without details. */
  isDetailed: boolean;
}

export function createAdmin({ metrics, readiness, statusPage, isDetailed }: AdminOptions): AnswerAdmin {
  async function answerReady(response: ServerResponse): Promise<void> {
    const status = await readiness.status();
    const dependencies = isDetailed ? { dependencies: await readiness.dependencies() } : {};
    send(response, status === 'ready' ? 200 : 503, json, JSON.stringify({ status, ...dependencies }));
  }

  return async (request, response, path) => {
    const isAsking = request.method === 'GET' || request.method === 'HEAD';
    if (!isAsking) return false;
    if (path === '/health/live') send(response, 200, json, '{"status":"live"}');
    else if (path === '/health/ready') await answerReady(response);
    else if (!isDetailed) return false;
    else if (path === '/metrics') send(response, 200, metrics.contentType, await metrics.text());
    else if (path === '/status') {
      const query = request.url ?? '';
      const page = await statusPage(refreshOf(query), workerOf(query));
      response.setHeader('x-robots-tag', 'noindex');
      if (page) response.setHeader('content-security-policy', page.contentSecurityPolicy);
      if (page) send(response, 200, 'text/html; charset=utf-8', page.html);
      else send(response, 503, 'text/plain', 'No worker can tell');
    } else return false;
    return true;
  };
}

const json = 'application/json; charset=utf-8';

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** `?refresh=10`: seconds, from 5 to 300; null when absent. */
function refreshOf(url: string): number | null {
  const requested = /[?&]refresh=(\d{1,3})(?:&|$)/.exec(url)?.[1];
  return requested === undefined ? null : Math.min(300, Math.max(5, Number(requested)));
}

/** `?worker=2`; null when absent. */
function workerOf(url: string): number | null {
  const requested = /[?&]worker=(\d{1,9})(?:&|$)/.exec(url)?.[1];
  return requested === undefined ? null : Number(requested);
}

export interface AdminServer {
  url: string;
  close(): Promise<void>;
}

/** Opens the listener. It requires no key: only operators can reach it. */
export async function openAdminServer(answer: AnswerAdmin, port: number, host: string): Promise<AdminServer> {
  async function answerOrNot(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    if (await answer(request, response, path)) return;
    if (path === '/') response.writeHead(302, { location: '/status' }).end();
    else send(response, 404, 'text/plain', 'Not found');
  }

  const server = createServer((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    answerOrNot(request, response, path).catch(() => {
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/plain', 'Oops! Something Broke');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

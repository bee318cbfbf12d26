/**
 * The HTTP edge on node:http. Order: firewall, health, files, sitemaps, session, anti-forgery token, GraphQL, pages.
 * Knows no domain: what a path means to a shopper is decided by the client's routes.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import type { Logger } from 'pino';
import sirv from 'sirv';
import { CallLog } from '../sources/callLog.ts';
import { CSRF_HEADER, type CsrfGuard } from './csrf.ts';
import type { AttemptLimits } from './attempts.ts';
import {
  abortWhenGone,
  addressOf,
  countryOf,
  publicClient,
  requestIdOf,
  type EdgeRequest,
} from './edgeRequest.ts';
import { isBlocked } from './firewall.rules.ts';
import { EXPLAIN_HEADER, GRAPHQL_PATH, type createGraphql } from './graphql.ts';
import type { createPages } from './pages.ts';
import { createReport } from './reports.ts';
import type { PreviewDoor } from './previewDoor.ts';
import type { SessionStore } from './session.ts';
import type { SignInCheck } from './signInCheck.ts';
import type { SendSitemap } from './sitemaps.ts';

/** Answers a request, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface EdgeOptions {
  graphql: ReturnType<typeof createGraphql>;
  sendPage: ReturnType<typeof createPages>;
  /** Answers `/robots.txt` and sitemaps. */
  sendSitemap: SendSitemap;
  sessions: SessionStore;
  csrf: CsrfGuard;
  attempts: AttemptLimits;
  trustedProxies: number;
  checkSignIns: SignInCheck;
  /** Lets editors into preview and out again. */
  previewAt: PreviewDoor;
  /** Answers `/api/geolocation`. */
  geolocate: (edge: EdgeRequest) => Promise<{ country: string }>;
  /** Folder with the built client; null while developing, when Vite serves it. */
  filesDir: string | null;
  /** Takes a request before the pages do, while developing. */
  devFiles?: Middleware;
  open: boolean;
  requestDeadlineMs: number;
  log: Logger;
}

export interface RunningEdge {
  url: string;
  port: number;
  /** Stops accepting, lets running requests finish for at most `graceMs`, then closes what is left. */
  stop(graceMs?: number): Promise<void>;
}

const CSRF_PATH = '/api/csrf-token';
const GEOLOCATION_PATH = '/api/geolocation';

export async function startEdge(options: EdgeOptions, port: number, host: string): Promise<RunningEdge> {
  let draining = false;
  const report = createReport(options.log);
  const files =
    options.filesDir === null ? null : sirv(options.filesDir, { etag: true, setHeaders: cacheHashedFiles });

  // Typed for one framework, written for node:http.
  const compress = compression({ threshold: 1_024 }) as unknown as Middleware;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';
    const requestId = requestIdOf(request.headers['x-request-id']);
    response.setHeader('x-request-id', requestId);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');

    await passOn(compress, request, response);

    if (isBlocked(url, request.headers['user-agent'] ?? '')) return sendText(response, 403, 'Forbidden');
    if (path === '/health/live') return sendJson(response, 200, { status: 'live' });
    if (path === '/health/ready') {
      return sendJson(response, draining ? 503 : 200, { status: draining ? 'draining' : 'ready' });
    }
    if (draining) response.setHeader('connection', 'close');

    const isApi = path.startsWith('/api/');
    if (!isApi) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD');
        return sendText(response, 405, 'Method not allowed');
      }
      // Before the session: a file is the same for everybody, and unsealing a cookie is not free.
      await passOn(files ?? options.devFiles, request, response);
      if (response.headersSent || response.destroyed) return undefined;
      if (await options.sendSitemap(request, response, path)) return undefined;
    }

    const address = addressOf(request, options.trustedProxies);
    const edge: EdgeRequest = {
      requestId,
      client: publicClient,
      address,
      session: await options.sessions.open(request.headers.cookie),
      country: countryOf(request.headers),
      attempts: options.attempts.of(address),
      report,
      deadline: performance.now() + options.requestDeadlineMs,
      signal: abortWhenGone(request, response),
      log: new CallLog(),
      csrfToken: textOf(request.headers[CSRF_HEADER]),
      explains: options.open && request.headers[EXPLAIN_HEADER] === 'upstream',
    };
    logWhenDone(options.log, request, response, path, edge);
    keepSessionBeforeHeaders(response, options, edge);
    if (edge.session.isSignedIn) {
      await options.checkSignIns(edge);
      // A sign-in that has ended replaces the session, whatever else becomes of this request.
      if (edge.session.hasChanged) await edge.beforeAnswer?.();
    }

    if (path === CSRF_PATH) return sendCsrfToken(request, response, edge);
    if (path === GEOLOCATION_PATH) {
      response.setHeader('cache-control', 'private, no-store');
      return sendJson(response, 200, await options.geolocate(edge));
    }
    if (path === GRAPHQL_PATH) {
      response.setHeader('cache-control', 'private, no-store');
      await options.graphql.yoga(request, response, { edge });
      return undefined;
    }
    if (isApi) return sendJson(response, 404, { error: 'Not found' });
    const location = await options.previewAt(url, edge);
    if (location !== null) {
      await edge.beforeAnswer?.();
      // The address that is left holds the editors' secret: it is told to nobody, and kept nowhere.
      response.setHeader('referrer-policy', 'no-referrer');
      response.writeHead(302, { location, 'cache-control': 'private, no-store' }).end();
      return undefined;
    }
    return options.sendPage(request, response, edge);
  }

  async function sendCsrfToken(
    request: IncomingMessage,
    response: ServerResponse,
    edge: EdgeRequest,
  ): Promise<void> {
    if (request.method !== 'GET') return sendJson(response, 405, { error: 'Method not allowed' });
    edge.session.begin();
    const cookies = [await options.sessions.save(edge.session), options.csrf.cookie(edge.session)];
    response.setHeader(
      'set-cookie',
      cookies.filter((cookie) => cookie !== null),
    );
    response.setHeader('cache-control', 'private, no-store');
    return sendJson(response, 200, { token: options.csrf.token(edge.session) });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Whoever asked has left; the access log says so.
      if (response.destroyed) return;
      options.log.error({ err: error, path: request.url?.split('?', 1)[0] }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Oops! Something Broke');
    });
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    stop: async (graceMs = 10_000) => {
      draining = true;
      await drain(server, graceMs);
    },
  };
}

/** Files with a content hash in their name never change; the rest is checked each time. */
function cacheHashedFiles(response: ServerResponse, path: string): void {
  if (path.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
}

function passOn(
  handler: Middleware | null | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!handler) return Promise.resolve();
  return new Promise((resolve) => {
    response.once('close', () => resolve());
    handler(request, response, () => resolve());
  });
}

/** An operation may have changed the session; its cookie must be set before the head of the answer is written. */
function keepSessionBeforeHeaders(
  response: ServerResponse,
  { sessions, csrf }: Pick<EdgeOptions, 'sessions' | 'csrf'>,
  edge: EdgeRequest,
): void {
  let written: unknown = null;
  edge.beforeAnswer = async () => {
    const data = edge.session.toJSON();
    if (data === written) return;
    written = data;
    const cookie = await sessions.save(edge.session);
    if (cookie !== null) response.appendHeader('set-cookie', cookie);
    // Another id has another token; and pages tell by this cookie that somebody signed in or out meanwhile.
    if (edge.session.replacedIds.length > 0) response.appendHeader('set-cookie', csrf.cookie(edge.session));
  };
}

function logWhenDone(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  edge: EdgeRequest,
): void {
  const started = performance.now();
  response.once('close', () => {
    log.info(
      {
        requestId: edge.requestId,
        method: request.method,
        path,
        status: response.statusCode,
        durationMs: Math.round(performance.now() - started),
        upstreamCalls: edge.log.networkCalls().length,
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      'request',
    );
    // Also those that a page did without, such as the shopper's country: their fields have no error to log.
    const failed = edge.log.records.filter(({ verdict }) => verdict === 'failed');
    if (failed.length > 0 && response.writableFinished) {
      const calls = [...new Set(failed.map(({ source, call }) => `${source}.${call}`))];
      log.warn({ requestId: edge.requestId, calls }, 'sources failed');
    }
  });
}

async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was busy turns idle when its answer is out; nobody else would close it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}

function textOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

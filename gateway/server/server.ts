/**
 * The HTTP edge on node:http. Order: firewall, health, files, load shedding, sitemaps, partners' keys, session,
 * anti-forgery token, GraphQL, pages.
 * Knows no domain: what a path means to a shopper is decided by the client's routes.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { Logger } from 'pino';
import sirv from 'sirv';
import type { PartnerDoor } from '../partners/partnerDoor.ts';
import type { PartnerUsage } from '../partners/partnerUsage.ts';
import { BOT_TOKEN_HEADER } from './botCheck.ts';
import { CSRF_HEADER, type CsrfGuard } from './csrf.ts';
import type { AttemptLimits } from './attempts.ts';
import type { CustomerCarts } from './customerCarts.ts';
import type { Budgets } from './budgets.ts';
import type { TakeReport } from './browserReports.ts';
import type { DeviceMarks } from './device.ts';
import { abortWhenGone, addressOf, countryOf, publicClient, type EdgeRequest } from './edgeRequest.ts';
import { fileHeaders } from './fileHeaders.ts';
import type { Firewall } from './firewall.ts';
import { HotCallers } from './lane/HotCallers.ts';
import { createHotLane, type HotLaneOptions } from './lane/hotLane.ts';
import { EXPLAIN_HEADER, GRAPHQL_PATH, type createGraphql } from './graphql.ts';
import { isOverPages } from './pageBudget.ts';
import { pageOfPayload, type createPayloads } from './payloads.ts';
import type { createPages } from './pages.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import type { Listen } from './listener.ts';
import { countWhenDone, sendDoorRefusal } from './partnerAnswers.ts';
import type { MarketTable } from './marketTable.ts';
import type { PasswordLimits } from './passwordTries.ts';
import { sendJson, sendText } from './plainAnswers.ts';
import { createReport } from './reports.ts';
import { barePolicy, securityHeaders } from './securityHeaders.rules.ts';
import { CSRF_PATH, keepSessionBeforeHeaders, sendCsrfToken } from './sessionAnswers.ts';
import type { PreviewDoor } from './previewDoor.ts';
import type { Shedding } from './shedding.ts';
import { SESSION_COOKIE, type SessionStore } from './sessionStore.ts';
import type { SignInCheck } from './signInCheck.ts';
import type { SendSitemap } from './sitemaps.ts';
import type { AnswerAdmin } from './watch/adminDoor.ts';
import type { FollowedRequest, Watch } from './watch/Watch.ts';

/** Answers a request, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface EdgeOptions {
  graphql: ReturnType<typeof createGraphql>;
  sendPage: ReturnType<typeof createPages>;
  sendPayload: ReturnType<typeof createPayloads>;
  /** Answers `/robots.txt` and sitemaps. */
  sendSitemap: SendSitemap;
  sessions: SessionStore;
  markets: Pick<MarketTable, 'current' | 'imagesAlias'>;
  devices: DeviceMarks;
  csrf: CsrfGuard;
  customerCarts: CustomerCarts;
  attempts: AttemptLimits;
  passwords: PasswordLimits;
  budgets: Budgets;
  /** Shoppers come by https. */
  isSecure: boolean;
  trustedProxies: number;
  /** Refuses what there is no time for. */
  shedding: Shedding;
  firewall: Firewall;
  /** What is answered by its address, in front of everything else. */
  hot: Pick<HotLaneOptions, 'lane' | 'store' | 'hot'>;
  checkSignIns: SignInCheck;
  /** Lets partners in by their keys. */
  partners: Pick<PartnerDoor, 'open'>;
  partnerUsage: PartnerUsage;
  /** Lets editors into preview and out again. */
  previewAt: PreviewDoor;
  /** Who may show a preview in a frame. */
  editorOrigins: readonly string[];
  /** Takes what browsers send by themselves, by path. */
  browserReports: ReadonlyMap<string, TakeReport>;
  /** Answers `/api/geolocation`. */
  geolocate: (edge: EdgeRequest) => Promise<{ country: string }>;
  /** Told with every answer that is no file; null while developing. */
  buildId: string | null;
  /** Pages of this shop load its files from another origin, a CDN that fetches them here. */
  lendsFiles: boolean;
  /** Folder with the built client; null while developing, when Vite serves it. */
  filesDir: string | null;
  /** Takes a request before the pages do, while developing. */
  devFiles?: Middleware;
  open: boolean;
  requestDeadlineMs: number;
  watch: Watch;
  /** Answers `/health/live` and `/health/ready`, and in the open also `/metrics` and `/status`. */
  adminAt: AnswerAdmin;
  /** Told when no more requests are accepted. */
  onDraining(): void;
  log: Logger;
}

export interface RunningEdge {
  url: string;
  port: number;
  /** Where the admin door is, when there is one. */
  adminUrl?: string;
  /**
   * Says that it is not ready, after the drain delay stops accepting, lets running requests finish for at most
   * `graceMs`, the time that one may take when absent, then closes what is left.
   */
  stop(graceMs?: number): Promise<void>;
}

const GEOLOCATION_PATH = '/api/geolocation';

export async function startEdge(options: EdgeOptions, listen: Listen): Promise<RunningEdge> {
  let draining = false;
  const underWay = new Set<ServerResponse>();
  const report = createReport(options.log);
  const headers = securityHeaders(options.isSecure);
  const files =
    options.filesDir === null
      ? null
      : sirv(options.filesDir, {
          etag: true,
          brotli: true,
          gzip: true,
          setHeaders: fileHeaders(options.lendsFiles),
        });

  // Typed for one framework, written for node:http.
  const compress = compression({ threshold: 1_024 }) as unknown as Middleware;

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    seen: FollowedRequest,
  ): Promise<void> {
    const arrived = performance.now();
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';
    response.setHeader('x-request-id', seen.requestId);
    if (draining) sendElsewhere(response);
    else {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    await passOn(compress, request, response);

    const address = addressOf(request, options.trustedProxies);
    const userAgent = request.headers['user-agent'] ?? '';
    if (options.firewall({ url, userAgent, address })) return sendText(response, 403, 'Forbidden');
    if (await options.adminAt(request, response, path)) return undefined;
    const takeReport = options.browserReports.get(path);
    if (takeReport) return takeReport(request, response, address);
    if (path === GRAPHQL_PATH && options.graphql.answeredPreflight(request, response)) return undefined;

    const isApi = path.startsWith('/api/');
    if (!isApi) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD');
        return sendText(response, 405, 'Method not allowed');
      }
      // Before the session: a file is the same for everybody, and unsealing a cookie is not free.
      await passOn(files ?? options.devFiles, request, response);
      if (response.headersSent || response.destroyed) return undefined;
      if (files && ofBuild.test(path)) {
        // A file of a build that is gone, or of one that is not here yet: nobody may remember that it was missing.
        response.setHeader('cache-control', 'no-store');
        return sendText(response, 404, `Page not found: ${path}`);
      }
    }
    if (!(await options.shedding.admit(request, response, path))) return undefined;
    if (!isApi && (await options.sendSitemap(request, response, path))) return undefined;

    if (options.buildId !== null) response.setHeader('x-build-id', options.buildId);
    const isGraphql = path === GRAPHQL_PATH;
    const payloadOf = isApi ? null : pageOfPayload(url);
    // A payload costs what its operations cost, as they would one by one.
    if (!isGraphql && payloadOf === null && (await isOverPages(options.budgets, response, address)))
      return undefined;
    const { client, refusal } = isGraphql
      ? await options.partners.open(request.headers.authorization, url, address)
      : { client: null, refusal: null };
    const deadline = arrived + options.requestDeadlineMs;
    // Who shows a key is nobody's browser: cookies count for nothing.
    const cookies = client ? undefined : request.headers.cookie;
    const device = options.devices.open(cookies);
    const edge: EdgeRequest = {
      requestId: seen.requestId,
      client: client ?? publicClient,
      address,
      session: await options.sessions.open(cookies),
      markets: options.markets.current(),
      imagesAlias: options.markets.imagesAlias(),
      device,
      country: countryOf(request.headers),
      customerCarts: options.customerCarts,
      attempts: options.attempts.of(address),
      passwords: options.passwords.of({ address, device, deadline }),
      report,
      deadline,
      signal: abortWhenGone(request, response),
      log: seen.calls,
      csrfToken: textOf(request.headers[CSRF_HEADER]),
      idempotencyKey: textOf(request.headers[IDEMPOTENCY_HEADER]),
      botToken: textOf(request.headers[BOT_TOKEN_HEADER]),
      explains: options.open && request.headers[EXPLAIN_HEADER] === 'upstream',
    };
    seen.edge = edge;
    if (refusal) return sendDoorRefusal(request, response, refusal);
    if (client) countWhenDone(options.partnerUsage, response, edge);
    else keepSessionBeforeHeaders(response, options, edge);
    if (edge.session.isSignedIn) {
      await options.checkSignIns(edge);
      // A sign-in that has ended replaces the session, whatever else becomes of this request.
      if (edge.session.hasChanged) await edge.beforeAnswer?.();
    }

    if (isApi) response.setHeader('cache-control', 'private, no-store');
    if (path === CSRF_PATH) return sendCsrfToken(request, response, options, edge);
    if (path === GEOLOCATION_PATH) return sendJson(response, 200, await options.geolocate(edge));
    if (isGraphql) return options.graphql.enter(request, response, edge);
    if (isApi) return sendJson(response, 404, { error: `Page not found: ${path}` });
    if (payloadOf !== null) return options.sendPayload(request, response, edge, payloadOf);
    const location = await options.previewAt(url, edge, request.headers);
    // Redirects are judged by it as well.
    if (edge.session.preview)
      response.setHeader('content-security-policy', barePolicy(options.editorOrigins));
    if (location !== null) {
      await edge.beforeAnswer?.();
      // The address that is left holds the editors' secret: it is told to nobody, and kept nowhere.
      response.setHeader('referrer-policy', 'no-referrer');
      response.writeHead(302, { location, 'cache-control': 'private, no-store' }).end();
      return undefined;
    }
    return options.sendPage(request, response, edge);
  }

  const answerHot = createHotLane({
    ...options.hot,
    callers: new HotCallers({
      firewall: options.firewall,
      take: (kind, address, points) =>
        kind === 'page'
          ? options.budgets.takePage(address, points)
          : options.budgets.takeCost(publicClient, address, points),
    }),
    isOpen: () => !draining && options.shedding.hasMuchRoom(),
    addressOf: (request) => addressOf(request, options.trustedProxies),
    markets: options.markets,
    sessionCookie: SESSION_COOKIE,
    common: Object.entries(headers)
      .filter(([name]) => name !== 'content-security-policy')
      .flat(),
    answered: options.watch.hot,
  });

  const listener = await listen((request, response) => {
    if (answerHot(request, response)) return;
    void options.watch.follow(request, response, (seen) =>
      answer(request, response, seen).catch((error: unknown) => {
        // Whoever asked has left; the access log says so.
        if (response.destroyed) return;
        options.log.error({ err: error, requestId: seen.requestId }, 'request failed');
        if (response.headersSent) response.destroy();
        else sendText(response, 500, `Oops! Something Broke\nRequest ${seen.requestId}`);
      }),
    );
  });
  return {
    url: `http://localhost:${listener.port}`,
    port: listener.port,
    stop: async (graceMs = options.requestDeadlineMs) => {
      draining = true;
      options.onDraining();
      // A slow answer may end after the drain delay: a proxy that kept its connection would send a POST on one that closes.
      for (const response of underWay) if (!response.headersSent) sendElsewhere(response);
      await listener.close(graceMs);
      options.shedding.close();
    },
  };
}

const ofBuild = /^\/(assets|builds)\//;

/** The caller's next request takes another connection, and so perhaps another copy of the gateway. */
function sendElsewhere(response: ServerResponse): void {
  response.setHeader('connection', 'close');
}

function passOn(
  handler: Middleware | null | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!handler) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('close', done);
      resolve();
    };
    response.once('close', done);
    handler(request, response, done);
  });
}

function textOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}

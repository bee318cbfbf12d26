/**
 * The HTTP edge: the order of the middlewares. Knows no domain: the client's routes decide what a path means. Built on
 * node:http with the limits of requestLimits.ts.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createArrivals, type Arrival } from './arrival.ts';
import type { ReportHandler } from '../monitoring/reports/browserReports.ts';
import { createDraining } from './draining.ts';
import { GRAPHIQL_FILES } from '../graphql/graphiql/graphiqlPage.ts';
import { GRAPHQL_PATH } from '../graphql/graphql.ts';
import { COMMERCE_HOOK_PATH, CONTENT_HOOK_PATH } from '../hooks/vendorHooks.ts';
import { INVALIDATION_PATH } from '../invalidation/invalidationWebhook.ts';
import { REFERENCE_PATH } from '../reference/elements.ts';
import type { FastPath } from '../responseCache/fastPath.ts';
import type { Listen } from './listener.ts';
import { apiNotFound } from './middleware/apiNotFound.ts';
import { compression } from './middleware/compression.ts';
import { CHECKOUT_PATH } from '../../graph/cart/checkout/checkoutAddress.rules.ts';
import { CSRF_PATH } from './middleware/csrfToken.ts';
import type { EdgeEnv, EdgeMiddleware } from './middleware/EdgeEnv.ts';
import { errors, refusedRequest } from './middleware/errors.ts';
import { GEOLOCATION_PATH } from './middleware/geolocation.ts';
import { noStore } from './middleware/noStore.ts';
import { readOnly } from './middleware/readOnly.ts';
import { reports } from './middleware/reports.ts';
import type { RequestMonitor } from '../monitoring/RequestMonitor.ts';
import { ObjectSlot } from '../../sources/transport/objectSlot.ts';

/** Created by steps/ from the middleware of the same name. */
export interface EdgeSteps {
  firewall: EdgeMiddleware;
  admin: EdgeMiddleware;
  /** By path. */
  reports: ReadonlyMap<string, ReportHandler>;
  invalidation: EdgeMiddleware;
  commerceHooks: EdgeMiddleware;
  contentHooks: EdgeMiddleware;
  cors: EdgeMiddleware;
  staticFiles: EdgeMiddleware;
  shedding: EdgeMiddleware;
  sitemaps: EdgeMiddleware;
  buildId: EdgeMiddleware;
  rateLimit: EdgeMiddleware;
  graphiql: EdgeMiddleware;
  graphiqlFiles: EdgeMiddleware;
  reference: EdgeMiddleware;
  partnerKey: EdgeMiddleware;
  edgeRequest: EdgeMiddleware;
  partnerUsage: EdgeMiddleware;
  session: EdgeMiddleware;
  csrfToken: EdgeMiddleware;
  geolocation: EdgeMiddleware;
  checkout: EdgeMiddleware;
  requestGuard: EdgeMiddleware;
  cachedGraphql: EdgeMiddleware;
  graphql: EdgeMiddleware;
  payloads: EdgeMiddleware;
  preview: EdgeMiddleware;
  pages: EdgeMiddleware;
}

function createApp(steps: EdgeSteps, log: Logger): Hono<EdgeEnv> {
  // Raw: decoding must not change the meaning of a path.
  const app = new Hono<EdgeEnv>({ getPath: (_, { env } = {}) => env?.arrival.path ?? '/' });
  app.onError(errors(log));

  app.use(steps.firewall);
  app.use(steps.admin);
  for (const [path, take] of steps.reports) app.all(path, reports(take));
  app.all(INVALIDATION_PATH, steps.invalidation);
  app.all(COMMERCE_HOOK_PATH, steps.commerceHooks);
  app.all(CONTENT_HOOK_PATH, steps.contentHooks);
  app.use(GRAPHQL_PATH, steps.cors);
  app.use(readOnly);
  app.use(steps.staticFiles);

  // Requests from here on count as load.
  app.use(steps.shedding);
  app.use(steps.sitemaps);
  app.use(compression);
  app.use(steps.buildId);
  app.use(steps.rateLimit);
  app.get(GRAPHQL_PATH, steps.graphiql);
  app.get(`${GRAPHIQL_FILES}/*`, steps.graphiqlFiles);
  app.get(REFERENCE_PATH, steps.reference);
  app.get(`${REFERENCE_PATH}/*`, steps.reference);
  app.use(GRAPHQL_PATH, steps.partnerKey);
  app.use(steps.edgeRequest);
  app.use(GRAPHQL_PATH, steps.partnerUsage);
  app.use(steps.session);

  app.use(noStore);
  app.all(CSRF_PATH, steps.csrfToken);
  app.all(GEOLOCATION_PATH, steps.geolocation);
  app.all(CHECKOUT_PATH, steps.checkout);
  app.all(GRAPHQL_PATH, steps.requestGuard, steps.cachedGraphql, steps.graphql);
  app.use(apiNotFound);

  app.use(steps.payloads);
  app.use(steps.preview);
  app.use(steps.pages);
  return app;
}

export interface EdgeOptions {
  steps: EdgeSteps;
  /** Answers from the response cache before any middleware and returns true; false passes the request on. */
  fastPath: FastPath;
  monitor: RequestMonitor;
  /** Shoppers use HTTPS. */
  isSecure: boolean;
  trustedProxies: number;
  requestDeadlineMs: number;
  /** Called when draining begins. */
  onDraining(): void;
  log: Logger;
}

export interface RunningEdge {
  url: string;
  port: number;
  /** URL of the admin server, if there is one. */
  adminUrl?: string;
  /**
   * Reports not ready, stops accepting connections after the drain delay, lets running requests finish for at most
   * `graceMs` (default: the request deadline), then closes the rest.
   */
  stop(graceMs?: number): Promise<void>;
}

type FetchCallback = Parameters<typeof getRequestListener>[0];

export async function startEdge(options: EdgeOptions, listen: Listen): Promise<RunningEdge> {
  const { steps, fastPath, monitor, requestDeadlineMs, onDraining, log } = options;
  const app = createApp(steps, log);
  const arrive = createArrivals(options);
  const draining = createDraining();

  const arrivals = new ObjectSlot<IncomingMessage, Arrival>();
  const fetched: FetchCallback = async (requested, env) => {
    const { incoming, outgoing } = env as HttpBindings;
    const answer = await app.fetch(requested, { incoming, outgoing, arrival: arrivals.get(incoming) });
    // Also for HEAD, where Hono wraps the handler's response.
    return outgoing.headersSent || outgoing.destroyed ? RESPONSE_ALREADY_SENT : answer;
  };
  const byHono = getRequestListener(fetched, {
    hostname: 'localhost',
    overrideGlobalObjects: false,
    // requestLimits.ts handles unread bodies.
    autoCleanupIncoming: false,
    errorHandler: refusedRequest,
  });

  function byMiddlewares(request: IncomingMessage, response: ServerResponse, arrival: Arrival) {
    // Hono's adapter rejects backslashes in paths; our own code reads the arrival's URL.
    if (request.url?.includes('\\')) request.url = request.url.replaceAll('\\', '%5C');
    arrivals.set(request, arrival);
    return byHono(request, response);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const answered = monitor.follow(request, response, async (seen) => {
      draining.track(response);
      const arrival = arrive(request, response, seen);
      await byMiddlewares(request, response, arrival);
    });
    answered.catch((error: unknown) => {
      log.error({ err: error }, 'request failed');
      response.destroy();
    });
  }

  const listener = await listen((request, response) => {
    const next = (): void => answer(request, response);
    if (draining.hasBegun || !fastPath(request, response, next)) next();
  });
  return {
    url: `http://localhost:${listener.port}`,
    port: listener.port,
    stop: async (graceMs = requestDeadlineMs) => {
      draining.begin();
      onDraining();
      await listener.close(graceMs);
    },
  };
}

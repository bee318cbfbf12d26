/** Puts a gateway together from its configuration: sources, schema, operations, edge. */
import type { RequestListener } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { PartnerDoor } from './partners/partnerDoor.ts';
import { PartnerUsage } from './partners/partnerUsage.ts';
import { schema as shopSchema } from '../graph/schema.ts';
import { indexableKinds } from '../graph/sitemap.ts';
import { Invalidations } from '../sources/transport/cache/invalidations.ts';
import { openState } from './state/openState.ts';
import { AttemptLimits } from './limits/attempts/attempts.ts';
import { createCustomerCarts } from './session/customerCarts.ts';
import { createBotCheck } from './limits/botCheck.ts';
import { Budgets } from './limits/budgets.ts';
import { POLICY_REPORT_PATH } from './pages/contentSecurityPolicy.rules.ts';
import { CsrfGuard } from './session/csrf.ts';
import { DeviceMarks } from './session/device.ts';
import { farAnswers } from './state/farAnswers.ts';
import { createFirewall } from './limits/firewall.ts';
import { createGeolocate } from './http/geolocate.ts';
import { createGraphql } from './graphql/graphql.ts';
import { listenOn, type Listen } from './http/listener.ts';
import { admin } from './http/middleware/admin.ts';
import { buildId } from './http/middleware/buildId.ts';
import { cors } from './http/middleware/cors.ts';
import { csrfToken } from './http/middleware/csrfToken.ts';
import { edgeRequest } from './http/middleware/edgeRequest.ts';
import { firewall } from './http/middleware/firewall.ts';
import { geolocation } from './http/middleware/geolocation.ts';
import { graphql } from './http/middleware/graphql.ts';
import { pages } from './http/middleware/pages.ts';
import { invalidation } from './http/middleware/invalidation.ts';
import { partnerKey } from './http/middleware/partnerKey.ts';
import { partnerUsage } from './http/middleware/partnerUsage.ts';
import { payloads } from './http/middleware/payloads.ts';
import { preview } from './http/middleware/preview.ts';
import { rateLimit } from './http/middleware/rateLimit.ts';
import { requestGuard } from './http/middleware/requestGuard.ts';
import { session } from './http/middleware/session.ts';
import { shedding } from './http/middleware/shedding.ts';
import { sitemaps } from './http/middleware/sitemaps.ts';
import type { NodeMiddleware } from './http/middleware/EdgeEnv.ts';
import { nodeFiles, staticFiles } from './http/middleware/staticFiles.ts';
import { backgroundRequests } from './lane/backgroundRequest.ts';
import { KeptResults } from './lane/KeptResults.ts';
import { laneGraphql } from './lane/laneGraphql.ts';
import { openLane } from './lane/openLane.ts';
import { createInvalidationDoor } from './invalidation/invalidationDoor.ts';
import { readOperations, type Operations } from './graphql/documents/operations.ts';
import { managedRedirects } from './pages/managedRedirects.ts';
import { createMarketTable } from './markets/marketTable.ts';
import { PasswordLimits } from './limits/attempts/passwordTries.ts';
import type { Pace } from './limits/attempts/passwordTries.rules.ts';
import { previewDoor } from './pages/previewDoor.ts';
import { createRedirects } from './pages/redirects.ts';
import { createPages, type PageServer } from './pages/pages.ts';
import { createPayloads } from './pages/payloads.ts';
import { builtPages, type BuiltPages } from './pages/builtPages.ts';
import { createPolicyReports } from './watch/reports/policyReports.ts';
import { createReport } from './watch/reports/reports.ts';
import { startEdge, type EdgeSteps, type RunningEdge } from './http/server.ts';
import { createShedding } from './limits/shedding.ts';
import { SessionStore } from './session/sessionStore.ts';
import { createSignInCheck } from './session/signInCheck.ts';
import { sharedOperations } from './graphql/documents/sharedOperations.ts';
import { createSitemaps } from './pages/sitemaps.ts';
import { SharedInvalidations } from './invalidation/SharedInvalidations.ts';
import { closeSources, openSources } from './sources.ts';
import { createVitalsReports, VITALS_PATH } from './watch/vitals/vitalsReports.ts';
import { createLog } from './watch/log.ts';
import { createLookout } from './watch/lookout.ts';
import type { WorkerLink } from './workers/workerLink.ts';
import { listenAfter, warmUp } from './watch/warmUp.ts';

/** Milliseconds of shedding after which this copy asks to be left alone. */
const OVERLOADED_MS = 10_000;

const root = new URL('../../', import.meta.url).pathname;

export interface GatewayParts {
  log?: Logger;
  /** Replaces what watches the gateway: benchmarks measure what that costs. */
  lookout?: typeof createLookout;
  /** Replaces the shop's graph: benchmarks run a public scenario's. */
  graph?: { schema: GraphQLSchema; operations: Operations };
  /** Replaces who lets partners in. */
  partners?: Pick<PartnerDoor, 'open'>;
  /** Replaces how strangers' tries of a password are spaced: tests need not wait as long. */
  pace?: Pace;
  /** When this is one of several workers (workers/). */
  worker?: WorkerLink;
  /** Replaces the built client while developing. */
  dev?: { pages: () => Promise<PageServer>; files: NodeMiddleware; listen?: Listen };
}

/** @throws Error when the client is not built, or a persisted operation does not fit the schema. */
export async function startGateway(config: Config, parts: GatewayParts = {}): Promise<RunningEdge> {
  const log = parts.log ?? createLog(config.logLevel);
  const state = openState(config, log);
  const report = createReport(log);
  const invalidations = new Invalidations();
  const sharedInvalidations = new SharedInvalidations(state, invalidations);
  const sources = openSources(config, farAnswers(state, invalidations), report, log);
  const secure = config.publicOrigin?.startsWith('https:') ?? false;
  const csrf = new CsrfGuard(config.sessionSecret, secure);
  const sessions = new SessionStore(config.sessionSecret, secure, state);
  const { schema, operations } = parts.graph ?? {
    schema: shopSchema,
    operations: readOperations(root, shopSchema),
  };
  const budgets = new Budgets({ state, ...config.budgets, report });
  const shed = createShedding(config.shedding);
  const watched = { schema, operations, sources, state, root, log, worker: parts.worker };
  const geolocate = createGeolocate(sources, log);
  const markets = createMarketTable(sources, report);
  const lookout = (parts.lookout ?? createLookout)(config, {
    ...watched,
    isOverloaded: () => shed.isShedding(OVERLOADED_MS),
  });
  const endpoint = createGraphql({
    schema,
    operations,
    sources,
    csrf,
    sessions,
    state,
    sessionSecret: config.sessionSecret,
    refuseBots: createBotCheck(sources.botcheck, config.botCheck?.minScore ?? 0, log),
    budgets,
    open: config.openGraphql,
    log,
    watch: lookout.plugin,
  });
  const usage = new PartnerUsage(state, log);
  const built = parts.dev ? null : await builtPages(`${root}dist`, config.cdnUrl ?? '');
  const pageServer = parts.dev?.pages ?? (async () => built as PageServer);
  const execute = lookout.watched(endpoint.executePersisted);
  const redirects = createRedirects({
    read: managedRedirects(sources, log),
    shopOrigin: config.publicOrigin,
    geolocate,
  });
  const isShared = sharedOperations(schema, operations);
  const attempts = new AttemptLimits(state);
  const passwords = new PasswordLimits(state, config.sessionSecret, parts.pace);
  const devices = new DeviceMarks(config.sessionSecret, secure);
  const customerCarts = createCustomerCarts(state.values);
  const refuses = createFirewall(config.callers);
  // While developing, what is made of a file is outdated as soon as that is saved.
  const mostBytes = parts.dev ? 0 : config.laneBytes;
  const { lane, hotLane, learnedAs } = openLane({
    mostBytes,
    invalidations,
    state,
    version: built?.buildId ?? '',
    buildId: built?.buildId ?? null,
    isOpen: config.openGraphql,
    guestRequest: backgroundRequests({
      markets,
      devices,
      customerCarts,
      attempts,
      passwords,
      report,
      deadlineMs: config.requestDeadlineMs,
    }),
    markets,
    firewall: refuses,
    budgets,
    shedding: shed,
    isSecure: secure,
    trustedProxies: config.trustedProxies,
    answered: lookout.watch.hot,
  });
  const results = new KeptResults(execute, invalidations);
  const executeForGuests: typeof execute =
    mostBytes > 0 ? (id, variables, edge) => results.execute(id, variables, edge) : execute;
  const takeVitals = createVitalsReports({
    screens: async () => (await pageServer()).screens,
    record: lookout.vitals,
    publicOrigin: config.publicOrigin,
  });
  const steps: EdgeSteps = {
    firewall: firewall(refuses),
    admin: admin(lookout.adminAt),
    reports: new Map([
      [POLICY_REPORT_PATH, createPolicyReports(report)],
      [VITALS_PATH, takeVitals],
    ]),
    invalidation: invalidation(
      createInvalidationDoor({
        secret: config.invalidationSecret,
        tell: (keys) => sharedInvalidations.tell(keys),
        log,
      }),
    ),
    cors: cors(config.corsOrigins),
    staticFiles: parts.dev
      ? nodeFiles(parts.dev.files)
      : staticFiles({ folder: `${root}dist/client`, lendsFiles: config.cdnUrl !== null }),
    shedding: shedding(shed),
    sitemaps: sitemaps(
      createSitemaps({
        sources,
        markets,
        kinds: indexableKinds,
        publicOrigin: config.publicOrigin,
        waitMs: config.requestDeadlineMs,
        log,
      }),
    ),
    buildId: buildId(built?.buildId ?? null),
    rateLimit: rateLimit(budgets),
    partnerKey: partnerKey(parts.partners ?? new PartnerDoor(state, report)),
    edgeRequest: edgeRequest({
      sessions,
      devices,
      markets,
      customerCarts,
      attempts,
      passwords,
      requestDeadlineMs: config.requestDeadlineMs,
      open: config.openGraphql,
      report,
    }),
    partnerUsage: partnerUsage(usage),
    session: session({
      sessions,
      devices,
      csrf,
      checkSignIns: createSignInCheck(sources),
      isSecure: secure,
    }),
    csrfToken: csrfToken({ sessions, csrf }),
    geolocation: geolocation(geolocate),
    requestGuard: requestGuard(config.publicOrigin),
    laneGraphql: laneGraphql({ lane, operations, endpoint, execute, learned: learnedAs('graphql') }),
    graphql: graphql(endpoint),
    payloads: payloads(
      createPayloads({
        pages: pageServer,
        isShared,
        charge: endpoint.chargePersisted,
        takes: endpoint.takes,
        executeForGuests,
        redirects,
        lane,
        learned: learnedAs('payload'),
      }),
    ),
    preview: preview({ previewAt: previewDoor(config.previewSecret), editorOrigins: config.editorOrigins }),
    pages: pages(
      createPages({
        pages: pageServer,
        execute,
        executeForGuests,
        lane,
        learned: learnedAs('page'),
        redirects,
        publicOrigin: config.publicOrigin,
        imagesOrigin: new URL(config.imagery.url).origin,
        cdnUrl: config.cdnUrl,
        editorOrigins: config.editorOrigins,
        tagManager: config.tagManager,
        botProtection: config.botCheck && {
          siteKey: config.botCheck.siteKey,
          origin: config.botCheck.origin,
        },
      }),
    ),
  };
  await sharedInvalidations.start();
  await markets.start();
  const listen = parts.dev?.listen ?? listenOn(config);
  const prepare = ({ operationIds }: BuiltPages, answer: RequestListener) =>
    Promise.all([warmUp(answer), endpoint.prepare(operationIds)]);
  const edge = await startEdge(
    {
      steps,
      hotLane,
      watch: lookout.watch,
      isSecure: secure,
      trustedProxies: config.trustedProxies,
      requestDeadlineMs: config.requestDeadlineMs,
      onDraining: lookout.onDraining,
      log,
    },
    built ? listenAfter(listen, (answer) => prepare(built, answer)) : listen,
  );
  const door = await lookout.openDoor();
  return {
    ...edge,
    ...(door ? { adminUrl: door.url } : {}),
    stop: async (graceMs) => {
      await edge.stop(graceMs);
      shed.close();
      await usage.stop();
      sharedInvalidations.close();
      // Last of all, so that whoever watches sees it drain.
      await Promise.all([door?.close(), lookout.stop(), closeSources(sources), state.close()]);
    },
  };
}

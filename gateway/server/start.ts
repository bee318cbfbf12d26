/** Puts a gateway together from its configuration: sources, schema, operations, edge. */
import type { RequestListener } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { PartnerDoor } from '../partners/partnerDoor.ts';
import { PartnerUsage } from '../partners/partnerUsage.ts';
import { schema as shopSchema } from '../schema.ts';
import { indexableKinds } from '../sitemap.ts';
import { Invalidations } from '../sources/invalidations.ts';
import { openState } from '../state/openState.ts';
import { AttemptLimits } from './attempts.ts';
import { createCustomerCarts } from './customerCarts.ts';
import { createBotCheck } from './botCheck.ts';
import { Budgets } from './budgets.ts';
import { POLICY_REPORT_PATH } from './contentSecurityPolicy.rules.ts';
import { CsrfGuard } from './csrf.ts';
import { DeviceMarks } from './device.ts';
import { farAnswers } from './farAnswers.ts';
import { createFirewall } from './firewall.ts';
import { createGeolocate } from './geolocate.ts';
import { createGraphql } from './graphql.ts';
import { listenOn, type Listen } from './listener.ts';
import { admin } from './middleware/admin.ts';
import { buildId } from './middleware/buildId.ts';
import { cors } from './middleware/cors.ts';
import { csrfToken } from './middleware/csrfToken.ts';
import { edgeRequest } from './middleware/edgeRequest.ts';
import { firewall } from './middleware/firewall.ts';
import { geolocation } from './middleware/geolocation.ts';
import { graphql } from './middleware/graphql.ts';
import { pages } from './middleware/pages.ts';
import { invalidation } from './middleware/invalidation.ts';
import { partnerKey } from './middleware/partnerKey.ts';
import { partnerUsage } from './middleware/partnerUsage.ts';
import { payloads } from './middleware/payloads.ts';
import { preview } from './middleware/preview.ts';
import { rateLimit } from './middleware/rateLimit.ts';
import { requestGuard } from './middleware/requestGuard.ts';
import { session } from './middleware/session.ts';
import { shedding } from './middleware/shedding.ts';
import { sitemaps } from './middleware/sitemaps.ts';
import type { NodeMiddleware } from './middleware/EdgeEnv.ts';
import { nodeFiles, staticFiles } from './middleware/staticFiles.ts';
import { backgroundRequests } from './lane/backgroundRequest.ts';
import { KeptResults } from './lane/KeptResults.ts';
import { laneGraphql } from './lane/laneGraphql.ts';
import { openLane } from './lane/openLane.ts';
import { createInvalidationDoor } from './invalidationDoor.ts';
import { readOperations, type Operations } from './operations.ts';
import { managedRedirects } from './managedRedirects.ts';
import { createMarketTable } from './marketTable.ts';
import { PasswordLimits } from './passwordTries.ts';
import type { Pace } from './passwordTries.rules.ts';
import { previewDoor } from './previewDoor.ts';
import { createRedirects } from './redirects.ts';
import { createPages, type PageServer } from './pages.ts';
import { createPayloads } from './payloads.ts';
import { builtPages, type BuiltPages } from './builtPages.ts';
import { createPolicyReports } from './policyReports.ts';
import { createReport } from './reports.ts';
import { startEdge, type EdgeSteps, type RunningEdge } from './server.ts';
import { createShedding } from './shedding.ts';
import { SessionStore } from './sessionStore.ts';
import { createSignInCheck } from './signInCheck.ts';
import { sharedOperations } from './sharedOperations.ts';
import { createSitemaps } from './sitemaps.ts';
import { SharedInvalidations } from './SharedInvalidations.ts';
import { closeSources, openSources } from './sources.ts';
import { createVitalsReports, VITALS_PATH } from './vitalsReports.ts';
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

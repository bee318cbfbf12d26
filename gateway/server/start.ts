/** Puts a gateway together from its configuration: sources, schema, operations, edge. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { PartnerDoor } from '../partners/partnerDoor.ts';
import { PartnerUsage } from '../partners/partnerUsage.ts';
import { schema } from '../schema.ts';
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
import { readOperations } from './operations.ts';
import { backgroundRequests } from './lane/backgroundRequest.ts';
import { KeptResults } from './lane/KeptResults.ts';
import { openLane } from './lane/openLane.ts';
import { managedRedirects } from './managedRedirects.ts';
import { createMarketTable } from './marketTable.ts';
import { PasswordLimits } from './passwordTries.ts';
import type { Pace } from './passwordTries.rules.ts';
import { previewDoor } from './previewDoor.ts';
import { createRedirects } from './redirects.ts';
import { createPages, type PageServer } from './pages.ts';
import { createPayloads } from './payloads.ts';
import { builtPages } from './builtPages.ts';
import { createPolicyReports } from './policyReports.ts';
import { createReport } from './reports.ts';
import { startEdge, type EdgeOptions, type Middleware, type RunningEdge } from './server.ts';
import { createShedding } from './shedding.ts';
import { SessionStore } from './sessionStore.ts';
import { createSignInCheck } from './signInCheck.ts';
import { sharedOperations } from './sharedOperations.ts';
import { createSitemaps } from './sitemaps.ts';
import { closeSources, openSources } from './sources.ts';
import { createVitalsReports, VITALS_PATH } from './vitalsReports.ts';
import { createLog } from './watch/log.ts';
import { createLookout } from './watch/lookout.ts';
import { warmUp } from './watch/warmUp.ts';

/** Milliseconds of shedding after which this copy asks to be left alone. */
const OVERLOADED_MS = 10_000;

const root = new URL('../../', import.meta.url).pathname;

export interface GatewayParts {
  log?: Logger;
  /** Replaces what watches the gateway: benchmarks measure what that costs. */
  lookout?: typeof createLookout;
  /** Replaces who lets partners in. */
  partners?: EdgeOptions['partners'];
  /** Replaces how strangers' tries of a password are spaced: tests need not wait as long. */
  pace?: Pace;
  /** Replaces the built client while developing. */
  dev?: { pages: () => Promise<PageServer>; files: Middleware; listen?: Listen };
}

/** @throws Error when the client is not built, or a persisted operation does not fit the schema. */
export async function startGateway(config: Config, parts: GatewayParts = {}): Promise<RunningEdge> {
  const log = parts.log ?? createLog(config.logLevel);
  const state = openState(config, log);
  const report = createReport(log);
  const invalidations = new Invalidations();
  const sources = openSources(config, farAnswers(state, invalidations), report, log);
  const secure = config.publicOrigin?.startsWith('https:') ?? false;
  const csrf = new CsrfGuard(config.sessionSecret, secure);
  const sessions = new SessionStore(config.sessionSecret, secure, state);
  const operations = readOperations(root, schema);
  const budgets = new Budgets({ state, ...config.budgets, report });
  const shedding = createShedding(config.shedding);
  const watched = { schema, operations, sources, state, root, log };
  const geolocate = createGeolocate(sources, log);
  const markets = createMarketTable(sources, report);
  const lookout = (parts.lookout ?? createLookout)(config, {
    ...watched,
    isOverloaded: () => shedding.isShedding(OVERLOADED_MS),
  });
  const attempts = new AttemptLimits(state);
  const passwords = new PasswordLimits(state, config.sessionSecret, parts.pace);
  const devices = new DeviceMarks(config.sessionSecret, secure);
  const customerCarts = createCustomerCarts(state.values);
  const firewall = createFirewall(config.callers);
  const built = parts.dev ? null : await builtPages(`${root}dist`, config.cdnUrl ?? '');
  const buildId = built?.buildId ?? null;
  const { lane, store, hot, learned } = openLane({
    // While developing, what is made of a file is old as soon as it is saved.
    mostBytes: parts.dev ? 0 : config.laneBytes,
    invalidations,
    state,
    version: buildId ?? '',
    buildId,
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
  });
  const graphql = createGraphql({
    schema,
    operations,
    sources,
    csrf,
    sessions,
    state,
    sessionSecret: config.sessionSecret,
    refuseBots: createBotCheck(sources.botcheck, config.botCheck?.minScore ?? 0, log),
    budgets,
    publicOrigin: config.publicOrigin,
    corsOrigins: config.corsOrigins,
    open: config.openGraphql,
    log,
    watch: lookout.plugin,
    lane,
    learned: (request, question, edge) => learned(request, question, { edge, kind: 'graphql', screen: null }),
  });
  const partnerUsage = new PartnerUsage(state, log);
  const pages = parts.dev?.pages ?? (async () => built as PageServer);
  const execute = lookout.watched(graphql.executePersisted);
  const results = new KeptResults(execute, invalidations);
  const keeps = !parts.dev && config.laneBytes > 0;
  const executeForGuests: typeof execute = keeps
    ? (id, variables, edge) => results.execute(id, variables, edge)
    : execute;
  const redirects = createRedirects({
    read: managedRedirects(sources, log),
    shopOrigin: config.publicOrigin,
    geolocate,
  });
  const isShared = sharedOperations(schema, operations);
  const sendPayload = createPayloads({
    pages,
    isShared,
    charge: graphql.chargePersisted,
    executeForGuests,
    redirects,
    lane,
    takes: graphql.takes,
    learned: (request, question, page) => learned(request, question, { ...page, kind: 'payload' }),
  });
  const sendPage = createPages({
    pages,
    execute,
    executeForGuests,
    lane,
    learned: (request, question, page) => learned(request, question, { ...page, kind: 'page' }),
    redirects,
    publicOrigin: config.publicOrigin,
    imagesOrigin: new URL(config.imagery.url).origin,
    cdnUrl: config.cdnUrl,
    editorOrigins: config.editorOrigins,
    tagManager: config.tagManager,
    botProtection: config.botCheck && { siteKey: config.botCheck.siteKey, origin: config.botCheck.origin },
  });
  const takeVitals = createVitalsReports({
    screens: async () => (await pages()).screens,
    record: lookout.vitals,
    publicOrigin: config.publicOrigin,
  });
  await markets.start();
  const edge = await startEdge(
    {
      graphql,
      sendPage,
      sendPayload,
      sendSitemap: createSitemaps({
        sources,
        markets,
        kinds: indexableKinds,
        publicOrigin: config.publicOrigin,
        waitMs: config.requestDeadlineMs,
        log,
      }),
      sessions,
      markets,
      devices,
      csrf,
      customerCarts,
      attempts,
      passwords,
      budgets,
      isSecure: secure,
      trustedProxies: config.trustedProxies,
      shedding,
      firewall,
      hot: { lane, store, hot },
      checkSignIns: createSignInCheck(sources),
      partners: parts.partners ?? new PartnerDoor(state, report),
      partnerUsage,
      previewAt: previewDoor(config.previewSecret),
      editorOrigins: config.editorOrigins,
      browserReports: new Map([
        [POLICY_REPORT_PATH, createPolicyReports(report)],
        [VITALS_PATH, takeVitals],
      ]),
      geolocate,
      buildId,
      lendsFiles: config.cdnUrl !== null,
      filesDir: parts.dev ? null : `${root}dist/client`,
      ...(parts.dev?.files ? { devFiles: parts.dev.files } : {}),
      open: config.openGraphql,
      requestDeadlineMs: config.requestDeadlineMs,
      watch: lookout.watch,
      adminAt: lookout.adminAt,
      onDraining: lookout.onDraining,
      log,
    },
    parts.dev?.listen ?? listenOn(config),
  );
  const admin = await lookout.openDoor();
  if (built) await warmUp(edge.port, config.host);
  lookout.onWarm();
  return {
    ...edge,
    ...(admin ? { adminUrl: admin.url } : {}),
    stop: async (graceMs) => {
      await edge.stop(graceMs);
      await partnerUsage.stop();
      // Last of all, so that whoever watches sees it drain.
      await Promise.all([admin?.close(), lookout.stop(), closeSources(sources), state.close()]);
    },
  };
}

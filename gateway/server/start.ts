/** Puts a gateway together from its configuration: sources, schema, operations, edge. */
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { PartnerDoor } from '../partners/partnerDoor.ts';
import { PartnerUsage } from '../partners/partnerUsage.ts';
import { schema as shopSchema } from '../schema.ts';
import { indexableKinds } from '../sitemap.ts';
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
import { readOperations, type Operations } from './operations.ts';
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
  /** Replaces the shop's graph: benchmarks run a public scenario's. */
  graph?: { schema: GraphQLSchema; operations: Operations };
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
  const sources = openSources(config, farAnswers(state), report, log);
  const secure = config.publicOrigin?.startsWith('https:') ?? false;
  const csrf = new CsrfGuard(config.sessionSecret, secure);
  const sessions = new SessionStore(config.sessionSecret, secure, state);
  const { schema, operations } = parts.graph ?? {
    schema: shopSchema,
    operations: readOperations(root, shopSchema),
  };
  const budgets = new Budgets({ state, ...config.budgets, report });
  const shedding = createShedding(config.shedding);
  const watched = { schema, operations, sources, state, root, log };
  const geolocate = createGeolocate(sources, log);
  const markets = createMarketTable(sources, report);
  const lookout = (parts.lookout ?? createLookout)(config, {
    ...watched,
    isOverloaded: () => shedding.isShedding(OVERLOADED_MS),
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
  });
  const partnerUsage = new PartnerUsage(state, log);
  const built = parts.dev ? null : await builtPages(`${root}dist`, config.cdnUrl ?? '');
  const pages = parts.dev?.pages ?? (async () => built as PageServer);
  const execute = lookout.watched(graphql.executePersisted);
  const redirects = createRedirects({
    read: managedRedirects(sources, log),
    shopOrigin: config.publicOrigin,
    geolocate,
  });
  const sendPayload = createPayloads({
    pages,
    isShared: sharedOperations(schema, operations),
    charge: graphql.chargePersisted,
    execute,
    redirects,
  });
  const sendPage = createPages({
    pages,
    execute,
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
      devices: new DeviceMarks(config.sessionSecret, secure),
      csrf,
      customerCarts: createCustomerCarts(state.values),
      attempts: new AttemptLimits(state),
      passwords: new PasswordLimits(state, config.sessionSecret, parts.pace),
      budgets,
      isSecure: secure,
      trustedProxies: config.trustedProxies,
      shedding,
      firewall: createFirewall(config.callers),
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
      buildId: built?.buildId ?? null,
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

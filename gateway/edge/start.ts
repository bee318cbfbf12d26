/** Composition root: builds a gateway from its configuration and starts it. */
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { schema as shopSchema } from '../graph/schema.ts';
import { openBackends } from './backends.ts';
import { readOperations, type Operations } from './graphql/documents/operations.ts';
import { createGraphql } from './graphql/graphql.ts';
import { publicClient } from './http/edgeRequest.ts';
import { listenOn } from './http/listener.ts';
import { startEdge, type RunningEdge } from './http/server.ts';
import type { AttemptDelays } from './limits/attempts/passwordLimits.rules.ts';
import { createBotCheck } from './limits/botCheck.ts';
import { createLimits } from './limits/createLimits.ts';
import { createLog } from './monitoring/log.ts';
import { createMonitoring } from './monitoring/monitoring.ts';
import { listenAfter, warmUp } from './monitoring/warmUp.ts';
import { openOperationRecords } from './operationRecords/openOperationRecords.ts';
import { pageClient, type DevClient } from './pages/pageClient.ts';
import { PartnerAuth } from './partners/partnerAuth.ts';
import { PartnerUsage } from './partners/partnerUsage.ts';
import { backgroundRequests } from './responseCache/backgroundRequest.ts';
import { openResponseCache } from './responseCache/openResponseCache.ts';
import { createVisitors } from './session/createVisitors.ts';
import { developerSteps } from './steps/developerSteps.ts';
import { graphqlSteps } from './steps/graphqlSteps.ts';
import { limitSteps } from './steps/limitSteps.ts';
import { operatorSteps } from './steps/operatorSteps.ts';
import { pageSteps } from './steps/pageSteps.ts';
import { sessionSteps } from './steps/sessionSteps.ts';
import type { WorkerLink } from './workers/workerLink.ts';

/** Milliseconds of load shedding after which this replica reports that it is not ready. */
const OVERLOADED_MS = 10_000;

const root = new URL('../../', import.meta.url).pathname;

export interface GatewayParts {
  log?: Logger;
  /** Replaces monitoring: benchmarks measure its cost. */
  monitoring?: typeof createMonitoring;
  /** Replaces the shop's schema: benchmarks run a public scenario's. */
  graph?: { schema: GraphQLSchema; operations: Operations };
  /** Replaces the authentication of partners. */
  partners?: Pick<PartnerAuth, 'open'>;
  /** Replaces the delays between failed passwords, so that tests wait less. */
  passwordDelays?: AttemptDelays;
  /** Set in a worker (workers/). */
  worker?: WorkerLink;
  /** Replaces the built client in development. */
  dev?: DevClient;
}

/** @throws Error when the client is not built, or a persisted operation does not fit the schema. */
export async function startGateway(config: Config, parts: GatewayParts = {}): Promise<RunningEdge> {
  const { requestDeadlineMs, trustedProxies, openGraphql } = config;
  const isSecure = config.publicOrigin?.startsWith('https:') ?? false;
  const log = parts.log ?? createLog(config.logLevel);
  const backends = openBackends(config, log);
  const { sources, state, markets, changes, invalidations, webhookMeasures, report } = backends;
  const graph = parts.graph ?? { schema: shopSchema, operations: readOperations(root, shopSchema) };
  const client = await pageClient(root, config, parts.dev);
  const limits = createLimits(config, state, report);
  const visitors = createVisitors(config, state, isSecure, parts.passwordDelays);
  const monitoring = (parts.monitoring ?? createMonitoring)(config, {
    ...graph,
    sources,
    state,
    webhooks: webhookMeasures,
    root,
    log,
    worker: parts.worker,
    isOverloaded: () => limits.shedding.isShedding(OVERLOADED_MS),
  });
  const records = openOperationRecords({ ...graph, state, builds: client.keptBuilds, log });
  const endpoint = createGraphql({
    ...graph,
    ...visitors,
    sources,
    state,
    sessionSecret: config.sessionSecret,
    refuseBots: createBotCheck(sources.botcheck, config.botCheck?.minScore ?? 0, log),
    budgets: limits.budgets,
    open: openGraphql,
    log,
    found: records.found,
    monitor: monitoring.plugin,
  });
  const guestRequest = backgroundRequests({
    ...visitors,
    markets,
    changes: changes.feed,
    report,
    deadlineMs: requestDeadlineMs,
  });
  const cache = openResponseCache({
    ...limits,
    // In development every edit makes cached responses outdated.
    maxBytes: parts.dev ? 0 : config.responseCacheBytes,
    invalidations,
    state,
    version: client.buildId ?? '',
    buildId: client.buildId,
    isOpen: openGraphql,
    guestRequest,
    markets,
    isSecure,
    trustedProxies,
    answered: (seen) => {
      monitoring.requests.fromFastPath(seen);
      if (seen.documentId !== null) records.recorder.asked(seen.documentId, publicClient);
    },
  });

  const execute = monitoring.monitored(endpoint.executePersisted);
  const partners = parts.partners ?? new PartnerAuth(state, report);
  const usage = new PartnerUsage(state, log);
  const common = { config, backends, client, endpoint, execute, cache, log };
  const steps = {
    ...limitSteps(limits),
    ...sessionSteps({ ...common, visitors, isSecure }),
    ...graphqlSteps({ ...common, ...graph, partners, usage, records: records.recorder }),
    ...pageSteps({ ...common, ...graph }),
    ...developerSteps({ ...common, ...graph, root, guestRequest, report }),
    ...operatorSteps({ ...common, monitoring }),
  };

  await backends.start();
  const { operationIds } = client;
  const listen = parts.dev?.listen ?? listenOn(config);
  const edge = await startEdge(
    {
      steps,
      fastPath: cache.fastPath,
      monitor: monitoring.requests,
      isSecure,
      trustedProxies,
      requestDeadlineMs,
      onDraining: monitoring.onDraining,
      log,
    },
    operationIds
      ? listenAfter(listen, (answer) => Promise.all([warmUp(answer), endpoint.prepare(operationIds)]))
      : listen,
  );
  const adminServer = await monitoring.openAdminServer();
  return {
    ...edge,
    ...(adminServer ? { adminUrl: adminServer.url } : {}),
    stop: async (graceMs) => {
      await edge.stop(graceMs);
      limits.shedding.close();
      await Promise.all([usage.stop(), records.recorder.stop()]);
      // Monitoring closes last, so that draining is visible to it.
      await Promise.all([adminServer?.close(), monitoring.stop(), backends.close()]);
    },
  };
}

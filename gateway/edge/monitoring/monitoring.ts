/** Builds the monitoring of a gateway: metrics, traces, logs, readiness, the status page and the admin server. */
import { existsSync, readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { SharedState } from '../state/SharedState.ts';
import type { Operations } from '../graphql/documents/operations.ts';
import type { Sources } from '../sources.ts';
import { createAdmin, openAdminServer, type AdminServer } from './adminServer.ts';
import { EventLoop } from './eventLoop.ts';
import { FieldVitals } from './vitals/fieldVitals.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createReadiness } from './readiness.ts';
import { Recent } from './status/recent.ts';
import { createStatusFacts } from './status/statusFacts.ts';
import { statusPage } from './status/statusPage.ts';
import { collector, createTracing } from './tracing.ts';
import type { VitalsReport } from './vitals/vitalsReport.ts';
import { createRequestMonitor } from './RequestMonitor.ts';
import { monitorOperations } from './monitorOperations.ts';
import type { WebhookMeasures } from '../webhooks/webhookMetrics.ts';
import type { WorkerLink } from '../workers/workerLink.ts';

export interface MonitoringParts {
  schema: GraphQLSchema;
  operations: Operations;
  sources: Sources;
  state: SharedState;
  webhooks: WebhookMeasures;
  /** The project's folder, with trailing slash. */
  root: string;
  log: Logger;
  /** True after prolonged load shedding: the replica is not ready then. */
  isOverloaded?: () => boolean;
  /** Set in a worker. */
  worker?: WorkerLink | undefined;
}

export function createMonitoring(config: Config, parts: MonitoringParts) {
  const { schema, operations, state, webhooks, root, log, isOverloaded = () => false, worker } = parts;
  const { commerce, delivery, engine, imagery, spend } = parts.sources;
  const sources = [commerce, delivery, engine, imagery.source, spend];
  const build = readBuild(root);
  const recent = new Recent();
  const fieldVitals = new FieldVitals();
  const metrics = createMetrics({ sources, state, build, webhooks });
  const tracing =
    config.tracing &&
    createTracing({
      ...config.tracing,
      version: build.version,
      processor: collector(config.tracing.endpoint),
    });
  let isDraining = false;
  const readiness = createReadiness({
    sources,
    state,
    recent,
    isDraining: () => isDraining,
    isOverloaded,
  });
  const eventLoop = new EventLoop();
  const facts = createStatusFacts({
    config,
    sources,
    recent,
    fieldVitals,
    readiness,
    eventLoop,
    build,
    operations,
  });
  const admin = (isDetailed: boolean) =>
    createAdmin({
      metrics: worker ? { contentType: metrics.contentType, text: () => worker.metrics() } : metrics,
      readiness: {
        async status() {
          const own = readiness.status();
          return own === 'ready' && worker ? worker.status() : own;
        },
        dependencies: () => readiness.dependencies(),
      },
      isDetailed,
      statusPage: async (refreshSeconds) =>
        statusPage(await facts(), refreshSeconds, worker && { own: worker.id, all: [worker.id] }),
    });
  worker?.answerWith({
    status: async () => readiness.status(),
    dependencies: () => readiness.dependencies(),
    metrics: () => metrics.json(),
    statusPage: async ({ refreshSeconds, workers }) =>
      statusPage(await facts(), refreshSeconds, { own: worker.id, all: workers }),
  });

  return {
    requests: createRequestMonitor({
      metrics,
      recent,
      tracing,
      trustsCallers: config.trustedProxies > 0,
      sessionSecret: config.sessionSecret,
      log,
    }),
    ...monitorOperations({ schema, operations, metrics, recent }),
    /** Records web vitals reported by pages. */
    vitals: (report: VitalsReport) => {
      metrics.vitals(report);
      fieldVitals.add(report);
    },
    /** Admin endpoints on the shop's own port. */
    adminAt: admin(config.openGraphql && config.admin === null),
    /** Null without a configured port, and in a worker, as the primary opens it for all. */
    openAdminServer: async (): Promise<AdminServer | null> =>
      worker ? null : config.admin && openAdminServer(admin(true), config.admin.port, config.admin.host),
    onDraining: () => {
      isDraining = true;
    },
    stop: async () => {
      eventLoop.stop();
      await tracing?.stop();
    },
  };
}

/** `none` before the client is built. */
function readBuild(root: string): { id: string; version: string } {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
  const latest = `${root}dist/client/builds/latest.json`;
  if (!existsSync(latest)) return { id: 'none', version };
  const { id, buildId } = JSON.parse(readFileSync(latest, 'utf8')) as { id?: string; buildId?: string };
  return { id: id ?? buildId ?? 'none', version };
}

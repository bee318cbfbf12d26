/** Gathers the content of the status page on request. Contains no secrets: settings are listed one by one. */
import { hostname } from 'node:os';
import { memoryUsage, uptime, versions } from 'node:process';
import { getHeapStatistics } from 'node:v8';
import type { Config } from '../../../config/config.ts';
import type { Source, SourceStatus } from '../../../sources/transport/source.ts';
import type { Operations } from '../../graphql/documents/operations.ts';
import type { EventLoop, EventLoopFacts } from '../eventLoop.ts';
import type { FieldVitals, VitalsSummary } from '../vitals/fieldVitals.ts';
import type { Dependency, Readiness, ReadyStatus } from '../readiness.ts';
import type { DegradedAnswer, OperationSummary, Recent, RecentCall, SourceSummary } from './recent.ts';

export interface StatusFacts {
  /** Milliseconds since 1970. */
  now: number;
  status: ReadyStatus;
  dependencies: readonly Dependency[];
  uptimeSeconds: number;
  host: string;
  build: { id: string; version: string };
  node: string;
  shippedOperations: number;
  /** Bytes. */
  memory: { resident: number; heap: number; heapLimit: number };
  eventLoop: EventLoopFacts;
  sources: readonly (SourceStatus & SourceSummary)[];
  slowest: readonly OperationSummary[];
  lastCalls: readonly RecentCall[];
  /** Web vitals reported by browsers. */
  vitals: readonly VitalsSummary[];
  degraded: readonly DegradedAnswer[];
  settings: readonly [name: string, value: string][];
}

export interface StatusFactsOptions {
  config: Config;
  sources: readonly Pick<Source, 'status'>[];
  recent: Recent;
  fieldVitals: Pick<FieldVitals, 'summaries'>;
  readiness: Readiness;
  eventLoop: EventLoop;
  build: StatusFacts['build'];
  operations: Operations;
}

export function createStatusFacts(options: StatusFactsOptions): () => Promise<StatusFacts> {
  const { config, sources, recent, fieldVitals, readiness, eventLoop, build, operations } = options;
  const settings = settingsOf(config);
  return async () => {
    const { rss, heapUsed } = memoryUsage();
    return {
      now: Date.now(),
      status: readiness.status(),
      dependencies: await readiness.dependencies(),
      uptimeSeconds: uptime(),
      host: hostname(),
      build,
      node: versions.node,
      shippedOperations: operations.size,
      memory: { resident: rss, heap: heapUsed, heapLimit: getHeapStatistics().heap_size_limit },
      eventLoop: eventLoop.facts(),
      sources: sources.map((source) => {
        const status = source.status();
        return { ...status, ...recent.source(status.name) };
      }),
      slowest: recent.slowest(10),
      lastCalls: recent.lastCalls(),
      vitals: fieldVitals.summaries(),
      degraded: recent.lastDegraded(),
      settings,
    };
  };
}

/** Only the origin of a URL: credentials and path may be secret. */
function originOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

function settingsOf(config: Config): [string, string][] {
  const { engine, admin, tracing } = config;
  return [
    ['Commerce', originOf(config.commerce.url)],
    ['Content', `${originOf(config.delivery.url)}, ${config.delivery.environment}`],
    ['Search', `${originOf(engine.url)}, ${engine.engine} (${engine.driver})`],
    ['Pictures', `${originOf(config.imagery.url)}, ${config.imagery.alias}`],
    ['Spend', originOf(config.spend.url)],
    ['Preview', config.previewSecret === null ? 'off' : 'on'],
    ['Shared state', config.redisUrl === null ? 'this process' : originOf(config.redisUrl)],
    ['Public origin', config.publicOrigin ?? 'from each request'],
    ['Trusted proxies', String(config.trustedProxies)],
    ['GraphQL', config.openGraphql ? 'open: ad-hoc queries' : 'shipped operations only'],
    ['Request deadline', `${config.requestDeadlineMs} ms`],
    ['Admin server', admin === null ? 'none' : `${admin.host}:${admin.port}`],
    ['Traces', tracing === null ? 'off' : `${tracing.ratio * 100} % to ${originOf(tracing.endpoint)}`],
    ['Tag manager', config.tagManager?.id ?? 'none'],
    ['Log level', config.logLevel],
  ];
}

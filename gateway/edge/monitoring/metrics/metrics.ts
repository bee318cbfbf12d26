/**
 * Prometheus metrics. Every label has a closed set of values (kinds, route patterns, names of shipped operations,
 * source calls) or is capped, so that no request can add a series. Nothing identifies a shopper.
 */
import {
  collectDefaultMetrics,
  Counter,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import type { CallRecord } from '../../../sources/transport/callLog.ts';
import { boundCounter, boundHistogram } from './boundMetric.ts';
import { boundedLabel } from './boundedLabel.ts';
import { addGauges, type GaugeOptions } from './gauges.ts';
import type { RefusalReason } from '../operationResult.rules.ts';
import type { RequestKind } from '../requestKind.rules.ts';
import type { OperationRecord } from '../requestRecord.ts';
import { createVitalMetrics } from '../vitals/vitalMetrics.ts';
import type { VitalsReport } from '../vitals/vitalsReport.ts';
import { addWebhookMetrics, type WebhookMeasures } from '../../webhooks/webhookMetrics.ts';

export interface SeenRequest {
  kind: RequestKind;
  route: string;
  statusClass: string;
  durationMs: number;
  refusal: RefusalReason | null;
  /** Public id of the partner key; null for the public. */
  partner: string | null;
}

/** All metrics of one process. */
export type MetricsJson = MetricObjectWithValues<MetricValue<string>>[];

export interface Metrics {
  request(seen: SeenRequest): void;
  /** A cacheable response and its cache status: HIT, STALE or MISS. */
  cached(kind: RequestKind, verdict: string): void;
  operation(note: OperationRecord): void;
  call(record: CallRecord): void;
  vitals(report: VitalsReport): void;
  /** Metrics in Prometheus' text format; includes a ping of the shared state. */
  text(): Promise<string>;
  /** The same as JSON, for aggregation over workers. */
  json(): Promise<MetricsJson>;
  contentType: string;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PARTNERS = 200;
const CODES = 64;

/** Event loop, garbage collection, memory: of the process, even when several gateways run in it. */
let ofProcess: Registry | null = null;

function processMetrics(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

export interface MetricsOptions extends GaugeOptions {
  webhooks: WebhookMeasures;
}

export function createMetrics({ sources, state, build, webhooks }: MetricsOptions): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];

  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Requests by kind, route pattern and status class.',
    labelNames: ['kind', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Seconds from a request to the end of its response.',
    labelNames: ['kind', 'route'],
    buckets: seconds,
    registers,
  });
  const cachedResponses = new Counter({
    name: 'shop_shared_answers_total',
    help: 'Responses from the cache, by kind and cache status (HIT, STALE).',
    labelNames: ['kind', 'verdict'],
    registers,
  });
  const refusals = new Counter({
    name: 'shop_refusals_total',
    help: 'Refused requests, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const partnerRequests = new Counter({
    name: 'shop_partner_requests_total',
    help: "Requests with a partner's key, by the key's public id and class of the status.",
    labelNames: ['partner', 'status'],
    registers,
  });
  const operations = new Counter({
    name: 'shop_graphql_operations_total',
    help: 'GraphQL operations by name (free: ad-hoc queries) and result.',
    labelNames: ['operation', 'result'],
    registers,
  });
  const operationSeconds = new Histogram({
    name: 'shop_graphql_duration_seconds',
    help: 'Duration of GraphQL operations in seconds.',
    labelNames: ['operation'],
    buckets: seconds,
    registers,
  });
  const operationErrors = new Counter({
    name: 'shop_graphql_errors_total',
    help: 'GraphQL operations with errors, by code.',
    labelNames: ['code'],
    registers,
  });
  const callsOfOperation = new Histogram({
    name: 'upstream_calls_per_operation',
    help: 'Upstream calls of GraphQL operations over the network.',
    labelNames: ['operation'],
    buckets: [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32],
    registers,
  });
  const calls = new Counter({
    name: 'shop_source_calls_total',
    help: 'Calls of a source by verdict: network, shared (joined a call in flight), fresh, stale, refused (a write that the source declined), failed.',
    labelNames: ['source', 'call', 'verdict'],
    registers,
  });
  const failures = new Counter({
    name: 'shop_source_failures_total',
    help: 'Failed calls of a source by error code, including those answered from the cache. SOURCE_MISCONFIGURED: it refuses the credentials.',
    labelNames: ['source', 'code'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'shop_source_call_duration_seconds',
    help: 'Duration of source calls over the network in seconds, including retries.',
    labelNames: ['source', 'call'],
    buckets: seconds,
    registers,
  });
  const retries = new Counter({
    name: 'shop_source_retries_total',
    help: 'Retries of source calls.',
    labelNames: ['source', 'call'],
    registers,
  });
  addGauges(registry, { sources, state, build });
  addWebhookMetrics(registry, webhooks);

  const countRequest = boundCounter(requests);
  const timeRequest = boundHistogram(requestSeconds);
  const countCached = boundCounter(cachedResponses);
  const countOperation = boundCounter(operations);
  const timeOperation = boundHistogram(operationSeconds);
  const countCallsOf = boundHistogram(callsOfOperation);
  const countCall = boundCounter(calls);
  const timeCall = boundHistogram(callSeconds);
  const vitals = createVitalMetrics(registry);
  const partnerLabel = boundedLabel(PARTNERS);
  const codeLabel = boundedLabel(CODES);
  const all = Registry.merge([registry, processMetrics()]);

  return {
    contentType: all.contentType,
    text: () => all.metrics(),
    json: () => all.getMetricsAsJSON(),
    vitals,
    request({ kind, route, statusClass, durationMs, refusal, partner }) {
      countRequest([kind, route, statusClass]);
      timeRequest([kind, route], durationMs / 1_000);
      if (refusal !== null) refusals.inc({ reason: refusal });
      if (partner !== null) partnerRequests.inc({ partner: partnerLabel(partner), status: statusClass });
    },
    cached: (kind, verdict) => countCached([kind, verdict]),
    operation({ name, result, durationMs, codes, upstreamCalls }) {
      countOperation([name, result]);
      timeOperation([name], durationMs / 1_000);
      countCallsOf([name], upstreamCalls);
      for (const code of codes) operationErrors.inc({ code: codeLabel(code) });
    },
    call({ source, call, verdict, attempts, durationMs, code }) {
      countCall([source, call, verdict]);
      if (code !== undefined) failures.inc({ source, code });
      if (attempts > 0) timeCall([source, call], durationMs / 1_000);
      if (attempts > 1) retries.inc({ source, call }, attempts - 1);
    },
  };
}

/**
 * Observes each request, its operations and its source calls, and passes them on to metrics, traces, logs and the
 * status page. Knows no domain.
 */
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import {
  CallLog,
  type StartedCall,
  type CallRecord,
  type CallObserver,
} from '../../sources/transport/callLog.ts';
import { requestIdOf } from '../http/edgeRequest.ts';
import { LogThrottle } from './reports/LogThrottle.ts';
import type { FastPathAnswer } from '../responseCache/fastPath.ts';
import { idsOf } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { refusalReason } from './operationResult.rules.ts';
import type { Recent } from './status/recent.ts';
import {
  loggedPath,
  requestKind,
  requestRoute,
  screenRoute,
  statusClass,
  type RequestFacts,
} from './requestKind.rules.ts';
import { running, type RequestRecord } from './requestRecord.ts';
import type { Trace, Tracing } from './tracing.ts';

export interface RequestMonitorOptions {
  metrics: Metrics;
  recent: Recent;
  /** Null without tracing. */
  tracing: Tracing | null;
  /** True when callers' `traceparent` is trusted, behind our own proxy. */
  trustsCallers: boolean;
  /** Key for pseudonyms of sessions in the log, which cannot be traced back to session ids. */
  sessionSecret: string;
  log: Pick<Logger, 'info' | 'warn' | 'debug' | 'isLevelEnabled'>;
}

export interface FollowedRequest extends RequestRecord {
  /** Collects the request's source calls. */
  readonly calls: CallLog;
}

export interface RequestMonitor {
  /** Called for a response from the cache's fast path: it is counted, and logged at debug level. */
  fromFastPath(seen: FastPathAnswer): void;
  /** Runs `answer` and observes it; rethrows its errors. */
  follow(
    request: IncomingMessage,
    response: ServerResponse,
    answer: (seen: FollowedRequest) => Promise<void>,
  ): Promise<void>;
}

export function createRequestMonitor(options: RequestMonitorOptions): RequestMonitor {
  const { metrics, recent, tracing, log } = options;
  const throttle = new LogThrottle();
  const sessionKey = createHmac('sha256', options.sessionSecret).update('sessions in logs').digest();
  const sessionName = (id: string): string =>
    createHmac('sha256', sessionKey).update(id).digest('base64url').slice(0, 16);

  /** A call's method is known only once its request is made, so it is read only when tracing. */
  function spanOf(begun: StartedCall, within: Trace | null | undefined): Trace | null {
    if (!within) return null;
    const { source, call, method, route } = begun;
    return within.within(`${method} ${route}`, 'client', {
      'http.request.method': method,
      'url.template': route,
      'shop.source': source,
      'shop.call': call,
    });
  }

  function observeCall(begun: StartedCall): CallObserver {
    const now = running.getStore();
    const operation = now?.operation ?? null;
    const span = spanOf(begun, operation?.trace ?? now?.note.trace);
    return {
      headers: span ? { traceparent: span.traceparent } : noHeaders,
      done(record) {
        if (operation && record.attempts > 0) operation.upstreamCalls += 1;
        // The response's `degraded` covers the whole request, but a page runs several operations.
        if (operation && isMissing(record)) operation.isDegraded = true;
        metrics.call(record);
        recent.call(record);
        span?.end(
          { 'shop.verdict': record.verdict, 'http.request.resend_count': Math.max(0, record.attempts - 1) },
          record.verdict === 'failed' ? 'failed' : null,
        );
      },
    };
  }

  function finish(
    seen: FollowedRequest,
    request: IncomingMessage,
    response: ServerResponse,
    durationMs: number,
  ): void {
    const { edge, operations, calls, trace } = seen;
    const path = pathOf(request);
    const status = response.statusCode;
    const isAborted = !response.writableFinished;
    const requested: RequestFacts = { path, status, isKnown: edge !== null, screen: edge?.screen ?? null };
    const kind = requestKind(requested);
    const route = requestRoute(requested);
    const codes = operations.flatMap((operation) => operation.codes);
    const refusal = refusalReason({ status, codes, isBeforeSession: edge === null && kind === 'refused' });
    const partner = edge?.client.kind === 'partner' ? edge.client.id : null;
    metrics.request({
      kind,
      route,
      statusClass: isAborted ? 'aborted' : statusClass(status),
      durationMs,
      refusal,
      partner,
    });
    const missing = missingOf(calls.records);
    if (missing.length > 0)
      recent.degraded(
        operations.find(({ result }) => result === 'degraded' || result === 'error')?.name ?? route,
        missing,
      );
    trace?.rename(`${request.method} ${route}`);
    trace?.end(
      {
        'http.request.method': request.method ?? '',
        'http.route': route,
        'http.response.status_code': status,
        'shop.request_id': seen.requestId,
        'shop.client': edge?.client.id ?? 'public',
      },
      status >= 500 ? String(status) : null,
    );

    // Files and probes are frequent and uninteresting, so they are logged at debug level.
    const level = edge === null ? 'debug' : 'info';
    if (log.isLevelEnabled(level))
      log[level](
        {
          // Written outside the request's asynchronous context, so its ids are added here.
          ...idsOf(seen),
          kind,
          route,
          method: request.method,
          path: loggedPath(path),
          status,
          durationMs: Math.round(durationMs),
          ...(edge
            ? {
                client: edge.client.id,
                ...(edge.session.isNew && !edge.session.hasChanged
                  ? {}
                  : { session: sessionName(edge.session.id) }),
                operations: operations.map(({ name, result }) =>
                  result === 'ok' ? name : `${name} ${result}`,
                ),
                upstreamCalls: calls.networkCalls().length,
                verdicts: verdictsOf(calls.records),
              }
            : {}),
          ...(refusal === null ? {} : { refusal }),
          ...(isAborted ? { aborted: true } : {}),
        },
        'request',
      );
    if (!isAborted) logFailedCalls(seen);
  }

  /**
   * Includes failures that a page did without, such as the shopper's country, and those masked by stale responses:
   * their fields have no error to log.
   */
  function logFailedCalls(seen: FollowedRequest): void {
    const failed = seen.calls.records.flatMap(({ source, call, verdict, code }) =>
      verdict === 'failed' || code !== undefined ? [`${source}.${call} ${code ?? ''}`.trimEnd()] : [],
    );
    const names = [...new Set(failed)];
    const logged = names.flatMap((name) => {
      const suppressed = throttle.occurred(name);
      return suppressed === null ? [] : [{ name, suppressed }];
    });
    if (logged.length === 0) return;
    const suppressed = logged.reduce((sum, one) => sum + one.suppressed, 0);
    const calls = logged.map(({ name }) => name);
    log.warn({ ...idsOf(seen), calls, ...(suppressed > 0 ? { suppressed } : {}) }, 'sources failed');
  }

  return {
    fromFastPath({ kind, screen, verdict, status, durationMs }) {
      const route = kind === 'graphql' ? '/api/graphql' : screenRoute(screen ?? '*');
      metrics.request({
        kind,
        route,
        statusClass: statusClass(status),
        durationMs,
        refusal: null,
        partner: null,
      });
      metrics.cached(kind, verdict);
      if (log.isLevelEnabled('debug')) log.debug({ kind, route, status, cache: verdict }, 'request');
    },
    follow(request, response, answer) {
      const started = performance.now();
      const path = pathOf(request);
      const isTraced = tracing !== null && !path.startsWith('/health/') && !path.startsWith('/assets/');
      const traceparent = options.trustsCallers ? request.headers['traceparent'] : undefined;
      const seen: FollowedRequest = {
        requestId: requestIdOf(request.headers['x-request-id']),
        trace: isTraced
          ? tracing.begin(request.method ?? 'GET', typeof traceparent === 'string' ? traceparent : undefined)
          : null,
        edge: null,
        operations: [],
        calls: new CallLog(observeCall),
      };
      response.once('close', () => finish(seen, request, response, performance.now() - started));
      return running.run({ note: seen, operation: null }, () => answer(seen));
    },
  };
}

const noHeaders: Readonly<Record<string, string>> = {};

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

function isMissing({ verdict }: CallRecord): boolean {
  return verdict === 'stale' || verdict === 'failed';
}

function missingOf(records: readonly CallRecord[]): string[] {
  return [
    ...new Set(records.filter(isMissing).map(({ source, call, verdict }) => `${source}.${call} ${verdict}`)),
  ];
}

/** Number of calls by verdict, such as `{network: 2, fresh: 5}`. */
function verdictsOf(records: readonly CallRecord[]): Partial<Record<CallRecord['verdict'], number>> {
  const counts: Partial<Record<CallRecord['verdict'], number>> = {};
  for (const { verdict } of records) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}

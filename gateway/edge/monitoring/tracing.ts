/**
 * OpenTelemetry traces: a span per request, GraphQL operation and source call; none for resolvers. The only code that
 * uses OpenTelemetry; inactive without a collector.
 */
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';

export interface TracingOptions {
  service: string;
  version: string;
  /** Sampling ratio from 0 to 1; a caller's decision takes precedence. */
  ratio: number;
  processor: SpanProcessor;
}

/** A span and its children. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** `traceparent` for upstreams (W3C Trace Context). */
  readonly traceparent: string;
  /** Starts a child span. */
  within(name: string, kind: 'internal' | 'client', attributes: Attributes): Trace;
  rename(name: string): void;
  /** @param error a word from a closed set; null on success. */
  end(attributes: Attributes, error: string | null): void;
}

export interface Tracing {
  /** Starts the span of a request. @param traceparent of a trusted caller. */
  begin(name: string, traceparent?: string): Trace;
  /** Flushes pending spans. */
  stop(): Promise<void>;
}

/** Exports spans in batches as OTLP over HTTP, in the background. @param endpoint of the collector, without path. */
export function collector(endpoint: string): SpanProcessor {
  return new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      timeoutMillis: 5_000,
    }),
  });
}

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

export function createTracing({ service, version, ratio, processor }: TracingOptions): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('gateway', version);

  function traceOf(span: Span): Trace {
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      id: traceId,
      traceparent: `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`,
      within: (name, kind, attributes) =>
        traceOf(tracer.startSpan(name, { kind: kinds[kind], attributes }, trace.setSpan(ROOT_CONTEXT, span))),
      rename: (name) => void span.updateName(name),
      end(attributes, error) {
        span.setAttributes(attributes);
        if (error !== null) {
          span.setAttribute('error.type', error);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return {
    begin(name, traceparent) {
      const parent = traceparent === undefined ? null : readTraceparent(traceparent);
      const above = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      return traceOf(tracer.startSpan(name, { kind: SpanKind.SERVER }, above));
    },
    stop: () => provider.shutdown(),
  };
}

const format = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;

/** Null when malformed. */
export function readTraceparent(
  header: string,
): { traceId: string; spanId: string; traceFlags: number; isRemote: true } | null {
  const [, traceId, spanId, flags] = format.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

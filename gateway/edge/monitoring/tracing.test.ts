import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { describe, expect, test } from 'vitest';
import { createTracing, readTraceparent } from './tracing.ts';

const sampled = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const unsampled = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

function tracingTo(exporter: InMemorySpanExporter, ratio: number) {
  const processor = new SimpleSpanProcessor({ exporter });
  return createTracing({ service: 'test', version: '1', ratio, processor });
}

describe('traces', () => {
  test('nest, and mark errors', () => {
    const exporter = new InMemorySpanExporter();
    const request = tracingTo(exporter, 1).begin('GET');
    const call = request.within('GET /products/{id}', 'client', { 'shop.source': 'commerce' });
    call.end({ 'shop.verdict': 'failed' }, 'failed');
    request.rename('GET /{lang}');
    request.end({}, null);
    const [inner, outer] = exporter.getFinishedSpans();
    expect(inner).toMatchObject({
      name: 'GET /products/{id}',
      attributes: { 'shop.source': 'commerce', 'shop.verdict': 'failed', 'error.type': 'failed' },
      status: { code: 2 },
    });
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
    expect(outer).toMatchObject({ name: 'GET /{lang}', status: { code: 0 } });
    expect(call.traceparent).toBe(`00-${request.id}-${inner?.spanContext().spanId}-01`);
  });

  test.each([
    ['none at ratio 0', 0, undefined, 0],
    ['all at ratio 1', 1, undefined, 1],
    ['a request that the caller traces, at any ratio', 0, sampled, 1],
    ['no request that the caller does not trace', 1, unsampled, 0],
  ])('%s', (_, ratio, parent, spans) => {
    const exporter = new InMemorySpanExporter();
    const request = tracingTo(exporter, ratio).begin('GET', parent);
    request.within('query free', 'internal', {}).end({}, null);
    request.end({}, null);
    expect(exporter.getFinishedSpans()).toHaveLength(spans * 2);
    if (parent) expect(request.id).toBe('0af7651916cd43dd8448eb211c80319c');
  });

  test.each([
    ['', null],
    ['00-00000000000000000000000000000000-b7ad6b7169203331-01', null],
    ['00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01', null],
    ['ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', null],
    ['00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01', null],
    [`${sampled}-more`, '0af7651916cd43dd8448eb211c80319c'],
    [sampled, '0af7651916cd43dd8448eb211c80319c'],
  ])('a caller’s header %j is read as %j', (header, id) => {
    expect(readTraceparent(header)?.traceId ?? null).toBe(id);
  });
});

/** Metrics under arbitrary label values: bounded series, complete counts. */
import { describe, expect, test } from 'vitest';
import type { HedgingStatus } from '../../../sources/transport/resilience/hedging.ts';
import type { SourceStatus } from '../../../sources/transport/source.ts';
import { createMetrics, type Metrics } from './metrics.ts';

function metricsOf(sources: Pick<SourceStatus, 'name' | 'hedges'>[] = []): Metrics {
  return createMetrics({
    sources: sources.map((status) => ({
      status: () => ({ circuits: [], running: 0, queued: 0, cached: 0, ...status }),
    })),
    state: { kind: 'embedded', ping: async () => 0 },
    build: { id: 'b', version: '1' },
  });
}

/** Values of a metric by one label, summed over the others. */
async function seriesOf(metrics: Metrics, name: string, label: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const line of (await metrics.text()).split('\n')) {
    if (!line.startsWith(`${name}{`)) continue;
    const [, value = ''] = new RegExp(`[{,]${label}="([^"]*)"`).exec(line) ?? [];
    found.set(value, (found.get(value) ?? 0) + Number(line.slice(line.lastIndexOf(' '))));
  }
  return found;
}

const sum = (series: Map<string, number>): number => [...series.values()].reduce((one, two) => one + two, 0);

describe('beyond its cap a label becomes other, and every request is counted', () => {
  test('partners: 200', async () => {
    const metrics = metricsOf();
    const seen = { kind: 'graphql', route: '/api/graphql', statusClass: '2xx', durationMs: 1 } as const;
    for (let at = 0; at < 260; at += 1) metrics.request({ ...seen, refusal: null, partner: `p${at}` });
    metrics.request({ ...seen, refusal: null, partner: 'p0' });
    const partners = await seriesOf(metrics, 'shop_partner_requests_total', 'partner');
    expect(partners.size).toBe(201);
    expect([partners.get('p0'), partners.get('p199'), partners.get('p200')]).toEqual([2, 1, undefined]);
    expect(partners.get('other')).toBe(60);
    expect(sum(partners)).toBe(261);
  });

  test('error codes: 64', async () => {
    const metrics = metricsOf();
    for (let at = 0; at < 100; at += 1)
      metrics.operation({
        name: 'HomeQuery',
        result: 'error',
        durationMs: 1,
        codes: [`C${at}`],
        upstreamCalls: 0,
      });
    const codes = await seriesOf(metrics, 'shop_graphql_errors_total', 'code');
    expect([codes.size, codes.get('other'), sum(codes)]).toEqual([65, 36, 100]);
  });
});

test('hedged requests are counted per source, read at collection', async () => {
  const hedges: HedgingStatus = { sent: 3, won: 2, withheld: 1 };
  const metrics = metricsOf([
    { name: 'commerce', hedges },
    { name: 'spend', hedges: null },
  ]);
  const read = async () =>
    Promise.all(
      ['', '_won', '_withheld'].map(async (what) =>
        Object.fromEntries(await seriesOf(metrics, `shop_source_hedges${what}_total`, 'source')),
      ),
    );
  expect(await read()).toEqual([{ commerce: 3 }, { commerce: 2 }, { commerce: 1 }]);
  hedges.sent = 5;
  expect(await read()).toEqual([{ commerce: 5 }, { commerce: 2 }, { commerce: 1 }]);
});

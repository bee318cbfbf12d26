/** Metrics under arbitrary label values: bounded series, complete counts. */
import { describe, expect, test } from 'vitest';
import type { HedgingStatus } from '../../../sources/transport/resilience/hedging.ts';
import type { SourceStatus } from '../../../sources/transport/source.ts';
import type { WebhookMeasures } from '../../webhooks/webhookMetrics.ts';
import { createMetrics, type Metrics } from './metrics.ts';

const noQueue: WebhookMeasures = {
  attempts: () => ({ accepted: 0, refused: 0, unreachable: 0 }),
  queue: async () => null,
};

function metricsOf(
  sources: Pick<SourceStatus, 'name' | 'hedges'>[] = [],
  webhooks: WebhookMeasures = noQueue,
): Metrics {
  return createMetrics({
    sources: sources.map((status) => ({
      status: () => ({ circuits: [], running: 0, queued: 0, cached: 0, ...status }),
    })),
    state: { kind: 'embedded', ping: async () => 0 },
    build: { id: 'b', version: '1' },
    webhooks,
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

test('webhooks are counted by outcome and condition, from one read of the queue that may be unavailable', async () => {
  let reads = 0;
  let isAvailable = true;
  const metrics = metricsOf([], {
    attempts: () => ({ accepted: 5, refused: 2, unreachable: 1 }),
    async queue() {
      reads += 1;
      if (!isAvailable) return null;
      const webhooks = { active: 2, paused: 1, stopped: 0, broken: 0 };
      return { webhooks, waiting: 7, oldestMs: 1_500, dead: 3 };
    },
  });
  const webhookLines = async (): Promise<string[]> =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('shop_webhook'));
  const attempts = [
    'shop_webhook_attempts_total{outcome="accepted"} 5',
    'shop_webhook_attempts_total{outcome="refused"} 2',
    'shop_webhook_attempts_total{outcome="unreachable"} 1',
  ];
  const queue = [
    'shop_webhook_waiting_changes 7',
    'shop_webhook_oldest_waiting_seconds 1.5',
    'shop_webhook_dead_batches 3',
    'shop_webhooks{condition="active"} 2',
    'shop_webhooks{condition="paused"} 1',
    'shop_webhooks{condition="stopped"} 0',
    'shop_webhooks{condition="broken"} 0',
  ];
  // Counters are not added up over collections.
  expect([await webhookLines(), await webhookLines()]).toEqual([
    [...attempts, ...queue],
    [...attempts, ...queue],
  ]);
  expect(reads).toBe(2);
  isAvailable = false;
  expect(await webhookLines()).toEqual(attempts);
});

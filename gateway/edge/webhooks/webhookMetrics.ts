/**
 * Metrics of partners' webhooks, read at collection. Replicas share the queue, so each reports all of it: combine them by
 * `max`.
 */
import type { Registry } from 'prom-client';
import { counter, gauge } from '../monitoring/metrics/instruments.ts';
import type { WebhookOutcome } from './WebhookDelivery.ts';
import { webhookConditions, type WebhookQueue } from './webhookQueue.ts';

export interface WebhookMeasures {
  /** Attempts of this process since its start. */
  attempts(): Readonly<Record<WebhookOutcome, number>>;
  /** Null while the shared state is unavailable. */
  queue(): Promise<WebhookQueue | null>;
}

export function addWebhookMetrics(registry: Registry, { attempts, queue }: WebhookMeasures): void {
  const registers = [registry];

  counter({
    name: 'shop_webhook_attempts_total',
    help: "Messages sent to partners' webhooks, by outcome: accepted (2xx), refused (another status), unreachable (no response).",
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(attempts())) this.inc({ outcome }, count);
    },
  });

  /** All gauges of one collection use one read. */
  let reading: Promise<WebhookQueue | null> | null = null;
  const read = (): Promise<WebhookQueue | null> =>
    (reading ??= queue().finally(() => {
      reading = null;
    }));
  const queueGauge = (name: string, help: string, valueOf: (queue: WebhookQueue) => number) =>
    gauge({
      name,
      help,
      aggregator: 'max',
      registers,
      async collect() {
        const found = await read();
        if (found) this.set(valueOf(found));
        else this.remove();
      },
    });
  queueGauge(
    'shop_webhook_waiting_changes',
    'Changes of products that active webhooks of partners have not passed yet, summed over webhooks. Absent, like the other webhook gauges, while the shared state is unavailable.',
    ({ waiting }) => waiting,
  );
  queueGauge(
    'shop_webhook_oldest_waiting_seconds',
    'Age in seconds of the oldest of these changes; 0 without any.',
    ({ oldestMs }) => oldestMs / 1_000,
  );
  queueGauge(
    'shop_webhook_dead_batches',
    'Batches that were given up, among the last 20 of each webhook.',
    ({ dead }) => dead,
  );
  gauge({
    name: 'shop_webhooks',
    help: 'Webhooks of partners by condition: active, paused, stopped (by their key), broken (unreadable record).',
    labelNames: ['condition'],
    aggregator: 'max',
    registers,
    async collect() {
      const found = await read();
      for (const condition of webhookConditions)
        if (found) this.set({ condition }, found.webhooks[condition]);
        else this.remove({ condition });
    },
  });
}

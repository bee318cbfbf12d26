/** Aggregates metrics over all workers: counters are added up, and do not decrease when a worker is replaced. */
import { AggregatorRegistry, Registry } from 'prom-client';
import type { MetricsJson } from '../monitoring/metrics/metrics.ts';
import type { Channel } from './Channel.ts';
import type { PrimaryMessages, WorkerMessages } from './workerMessages.ts';

/** A worker that accepts connections. */
export interface OpenWorker {
  id: number;
  channel: Channel<PrimaryMessages, WorkerMessages>;
}

const TIMEOUT_MS = 1_500;

/** Metric types that only increase. */
const CUMULATIVE: ReadonlySet<unknown> = new Set(['counter', 'histogram']);

const aggregated = (parts: readonly MetricsJson[]): Registry =>
  AggregatorRegistry.aggregate([...parts]) as Registry;

export class WorkerMetrics {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #open: () => readonly OpenWorker[];
  /** Last known metrics by worker. */
  readonly #latest = new Map<number, MetricsJson>();
  /** Totals of workers that have ended. */
  #retired: MetricsJson[] = [];

  constructor(open: () => readonly OpenWorker[]) {
    this.#open = open;
  }

  /** Uses the last known metrics of a worker that does not respond in time. */
  async text(): Promise<string> {
    await Promise.all(
      this.#open().map(async ({ id, channel }) => {
        const responses = await channel.request('metrics', null, TIMEOUT_MS).catch(() => null);
        if (responses) this.#latest.set(id, responses);
      }),
    );
    return aggregated([...this.#retired, ...this.#latest.values()]).metrics();
  }

  async retire(id: number): Promise<void> {
    const latest = this.#latest.get(id) ?? [];
    this.#latest.delete(id);
    const cumulative = latest.filter(({ type }) => CUMULATIVE.has(type));
    // Synchronous, so that two workers ending together are both counted.
    const retiring = (this.#retired = [...this.#retired, cumulative]);
    const sum = await aggregated(retiring).getMetricsAsJSON();
    if (this.#retired === retiring) this.#retired = [sum];
  }
}

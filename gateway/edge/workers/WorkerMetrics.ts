/** One answer to Prometheus over all workers: counts add up, and do not fall when a worker is replaced. */
import { AggregatorRegistry, Registry } from 'prom-client';
import type { MetricsJson } from '../monitoring/metrics/metrics.ts';
import type { OpenWorker } from './Workers.ts';

const PATIENCE_MS = 1_500;

/** What only ever grows. */
const GROWING: ReadonlySet<unknown> = new Set(['counter', 'histogram']);

const aggregated = (parts: readonly MetricsJson[]): Registry =>
  AggregatorRegistry.aggregate([...parts]) as Registry;

export class WorkerMetrics {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #open: () => readonly OpenWorker[];
  /** By worker, as told last. */
  readonly #latest = new Map<number, MetricsJson>();
  /** Of workers that are gone. */
  #retired: MetricsJson[] = [];

  constructor(open: () => readonly OpenWorker[]) {
    this.#open = open;
  }

  /** A worker that does not answer in time is told with what it said last. */
  async text(): Promise<string> {
    await Promise.all(
      this.#open().map(async ({ id, channel }) => {
        const told = await channel.ask('metrics', null, PATIENCE_MS).catch(() => null);
        if (told) this.#latest.set(id, told);
      }),
    );
    return aggregated([...this.#retired, ...this.#latest.values()]).metrics();
  }

  async retire(id: number): Promise<void> {
    const latest = this.#latest.get(id) ?? [];
    this.#latest.delete(id);
    const growing = latest.filter(({ type }) => GROWING.has(type));
    // At once, so that two that end together are both counted.
    const retiring = (this.#retired = [...this.#retired, growing]);
    const sum = await aggregated(retiring).getMetricsAsJSON();
    if (this.#retired === retiring) this.#retired = [sum];
  }
}

/** What primary and workers ask each other (Channel.ts). */
import type { MetricsJson } from '../monitoring/metrics/metrics.ts';
import type { Dependency, ReadyStatus } from '../monitoring/readiness.ts';
import type { StatusPage } from '../monitoring/status/statusPage.ts';

/** A worker answers these. */
export type WorkerMessages = {
  status: { given: null; answer: ReadyStatus };
  dependencies: { given: null; answer: Dependency[] };
  metrics: { given: null; answer: MetricsJson };
  /** Workers: ids of all that can be asked. */
  statusPage: { given: { refreshSeconds: number | null; workers: number[] }; answer: StatusPage };
};

/** The primary answers these. */
export type PrimaryMessages = {
  /** Told when the worker accepts connections. */
  open: { given: { url: string }; answer: null };
  /** Of all workers. */
  status: { given: null; answer: ReadyStatus };
  /** Of all workers, in Prometheus' format. */
  metrics: { given: null; answer: string };
};

/** Requests between primary and workers (Channel.ts). */
import type { MetricsJson } from '../monitoring/metrics/metrics.ts';
import type { Dependency, ReadyStatus } from '../monitoring/readiness.ts';
import type { StatusPage } from '../monitoring/status/statusPage.ts';

/** Handled by a worker. */
export type WorkerMessages = {
  status: { params: null; answer: ReadyStatus };
  dependencies: { params: null; answer: Dependency[] };
  metrics: { params: null; answer: MetricsJson };
  /** Workers: ids of all that respond. */
  statusPage: { params: { refreshSeconds: number | null; workers: number[] }; answer: StatusPage };
};

/** Handled by the primary. */
export type PrimaryMessages = {
  /** Sent when the worker accepts connections. */
  open: { params: { url: string }; answer: null };
  /** Status of all workers. */
  status: { params: null; answer: ReadyStatus };
  /** Metrics of all workers, in Prometheus' format. */
  metrics: { params: null; answer: string };
};

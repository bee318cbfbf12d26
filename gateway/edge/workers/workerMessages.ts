/** Requests between primary and workers (Channel.ts). */
import type { MetricsJson } from '../monitoring/metrics/metrics.ts';
import type { Dependency, ReadyStatus } from '../monitoring/readiness.ts';
import type { StatusPage } from '../monitoring/status/statusPage.ts';

/** Handled by a worker. */
export type WorkerMessages = {
  status: { given: null; answer: ReadyStatus };
  dependencies: { given: null; answer: Dependency[] };
  metrics: { given: null; answer: MetricsJson };
  /** Workers: ids of all that respond. */
  statusPage: { given: { refreshSeconds: number | null; workers: number[] }; answer: StatusPage };
};

/** Handled by the primary. */
export type PrimaryMessages = {
  /** Sent when the worker accepts connections. */
  open: { given: { url: string }; answer: null };
  /** Status of all workers. */
  status: { given: null; answer: ReadyStatus };
  /** Metrics of all workers, in Prometheus' format. */
  metrics: { given: null; answer: string };
};

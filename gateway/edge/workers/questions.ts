/** What primary and workers ask each other (Channel.ts). */
import type { MetricsJson } from '../watch/metrics/metrics.ts';
import type { Dependency, ReadyStatus } from '../watch/readiness.ts';
import type { StatusPage } from '../watch/status/statusPage.ts';

/** A worker answers these. */
export type WorkerQuestions = {
  status: { given: null; answer: ReadyStatus };
  dependencies: { given: null; answer: Dependency[] };
  metrics: { given: null; answer: MetricsJson };
  /** Workers: ids of all that can be asked. */
  statusPage: { given: { refreshSeconds: number | null; workers: number[] }; answer: StatusPage };
};

/** The primary answers these. */
export type PrimaryQuestions = {
  /** Told when the worker accepts connections. */
  open: { given: { url: string }; answer: null };
  /** Of all workers. */
  status: { given: null; answer: ReadyStatus };
  /** Of all workers, in Prometheus' format. */
  metrics: { given: null; answer: string };
};

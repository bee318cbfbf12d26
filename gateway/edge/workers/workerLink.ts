/** A worker's end of the channel to its primary. */
import cluster from 'node:cluster';
import type { ReadyStatus } from '../monitoring/readiness.ts';
import { Channel, type Answers } from './Channel.ts';
import type { PrimaryMessages, WorkerMessages } from './workerMessages.ts';

export interface WorkerLink {
  /** Incrementing: a replacement gets a new number. */
  id: number;
  /** Status of all workers; `overloaded` when the primary does not respond. */
  status(): Promise<ReadyStatus>;
  /** Metrics of all workers. */
  metrics(): Promise<string>;
  /** Sets the handlers of the primary's requests. */
  answerWith(answers: Answers<WorkerMessages>): void;
  /** Reports to the primary that connections are accepted. */
  open(url: string): Promise<void>;
}

/** Longer than the primary waits for a worker. */
const TIMEOUT_MS = 2_000;
const OPEN_TIMEOUT_MS = 30_000;

/** Null in a process that is not a worker. */
export function openWorkerLink(): WorkerLink | null {
  const { worker } = cluster;
  if (!worker) return null;
  let answers: Answers<WorkerMessages> | null = null;
  const handlers = (): Answers<WorkerMessages> => {
    if (!answers) throw new Error('not started yet');
    return answers;
  };
  const channel = new Channel<WorkerMessages, PrimaryMessages>(worker, {
    status: async () => handlers().status(null),
    dependencies: async () => handlers().dependencies(null),
    metrics: async () => handlers().metrics(null),
    statusPage: async (params) => handlers().statusPage(params),
  });
  return {
    id: worker.id,
    status: () => channel.request('status', null, TIMEOUT_MS).catch(() => 'overloaded' as const),
    metrics: () => channel.request('metrics', null, TIMEOUT_MS),
    answerWith(params) {
      answers = params;
    },
    open: async (url) => void (await channel.request('open', { url }, OPEN_TIMEOUT_MS)),
  };
}

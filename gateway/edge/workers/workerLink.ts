/** A worker's end of the channel to its primary: what it tells of itself, and what it learns about all workers. */
import cluster from 'node:cluster';
import type { ReadyStatus } from '../monitoring/readiness.ts';
import { Channel, type Answers } from './Channel.ts';
import type { PrimaryMessages, WorkerMessages } from './workerMessages.ts';

export interface WorkerLink {
  /** Counts up: a worker that is replaced does not leave its number to the next one. */
  id: number;
  /** Of all workers; `overloaded` when the primary does not answer. */
  status(): Promise<ReadyStatus>;
  /** Of all workers. */
  metrics(): Promise<string>;
  /** Who answers the primary. */
  answerWith(answers: Answers<WorkerMessages>): void;
  /** Tells the primary that connections are accepted. */
  open(url: string): Promise<void>;
}

/** Longer than the primary waits for a worker. */
const PATIENCE_MS = 2_000;
const OPEN_PATIENCE_MS = 30_000;

/** Null in a process that is no worker. */
export function openWorkerLink(): WorkerLink | null {
  const { worker } = cluster;
  if (!worker) return null;
  let answers: Answers<WorkerMessages> | null = null;
  const answerer = (): Answers<WorkerMessages> => {
    if (!answers) throw new Error('not started yet');
    return answers;
  };
  const channel = new Channel<WorkerMessages, PrimaryMessages>(worker, {
    status: async () => answerer().status(null),
    dependencies: async () => answerer().dependencies(null),
    metrics: async () => answerer().metrics(null),
    statusPage: async (given) => answerer().statusPage(given),
  });
  return {
    id: worker.id,
    status: () => channel.ask('status', null, PATIENCE_MS).catch(() => 'overloaded' as const),
    metrics: () => channel.ask('metrics', null, PATIENCE_MS),
    answerWith(given) {
      answers = given;
    },
    open: async (url) => void (await channel.ask('open', { url }, OPEN_PATIENCE_MS)),
  };
}

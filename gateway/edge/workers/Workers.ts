/**
 * The workers of this process: forked, replaced when they crash, and stopped. It handles no requests itself: workers
 * share its listening socket.
 */
import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { ReadyStatus } from '../monitoring/readiness.ts';
import { Channel } from './Channel.ts';
import type { PrimaryMessages, WorkerMessages } from './workerMessages.ts';
import { respawnDelay, SHORT_LIFE_MS } from './respawn.rules.ts';
import { WorkerMetrics, type OpenWorker } from './WorkerMetrics.ts';

export interface WorkersOptions {
  count: number;
  /** Milliseconds in which a worker must stop. */
  stopMs: number;
  /** Called once, when all workers accept connections. */
  onOpen(url: string): void;
  log: Pick<Logger, 'info' | 'error'>;
}

interface Running {
  worker: Worker;
  channel: Channel<PrimaryMessages, WorkerMessages>;
  /** Milliseconds from the start of the process until it accepts connections; null before. */
  openedAt: number | null;
}

export class Workers {
  readonly #options: WorkersOptions;
  readonly #running = new Map<number, Running>();
  readonly #ended = Promise.withResolvers<number>();
  readonly metrics: WorkerMetrics;
  #isStopping = false;
  #exitCode = 0;
  #hasOpened = false;
  #wereAllOpen = false;
  #failures = 0;

  constructor(options: WorkersOptions) {
    this.#options = options;
    this.metrics = new WorkerMetrics(() => this.open());
    // Round robin could lose connections: one passed to a dying worker is neither answered nor closed.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.on('exit', (worker, code, signal) => this.#onExit(worker, code, signal));
    for (let count = 0; count < options.count; count += 1) this.#fork();
  }

  /** The exit code: 0 when all workers stopped as requested. */
  get ended(): Promise<number> {
    return this.#ended.promise;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  open(): OpenWorker[] {
    return [...this.#running.values()]
      .filter(({ openedAt }) => openedAt !== null)
      .map(({ worker, channel }) => ({ id: worker.id, channel }));
  }

  /** Ready when every worker is. */
  async status(): Promise<ReadyStatus> {
    if (this.#isStopping) return 'draining';
    const open = this.open();
    if (open.length < this.#options.count) return 'starting';
    const statuses = await Promise.all(
      // A worker too busy to respond is too busy for shoppers.
      open.map(({ channel }) => channel.request('status', null).catch(() => 'overloaded' as const)),
    );
    return statuses.find((status) => status !== 'ready') ?? 'ready';
  }

  /** Each worker finishes its requests; those that take too long are killed. */
  stop(): void {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const { worker } of this.#running.values()) worker.process.kill('SIGTERM');
    setTimeout(() => this.kill(), this.#options.stopMs).unref();
    this.#endWhenEmpty();
  }

  kill(): void {
    for (const { worker } of this.#running.values()) worker.process.kill('SIGKILL');
  }

  #fork(): void {
    const worker = cluster.fork();
    const running: Running = {
      worker,
      openedAt: null,
      channel: new Channel<PrimaryMessages, WorkerMessages>(worker, {
        open: async ({ url }) => {
          this.#onOpen(running, url);
          return null;
        },
        status: () => this.status(),
        metrics: () => this.metrics.text(),
      }),
    };
    this.#running.set(worker.id, running);
  }

  #onOpen(running: Running, url: string): void {
    running.openedAt = performance.now();
    this.#hasOpened = true;
    if (this.#wereAllOpen) {
      this.#options.log.info(
        { worker: running.worker.id, workerPid: running.worker.process.pid },
        'worker opened',
      );
    } else if (this.open().length === this.#options.count) {
      this.#wereAllOpen = true;
      this.#options.onOpen(url);
    }
  }

  #onExit(worker: Worker, code: number, signal: string): void {
    const running = this.#running.get(worker.id);
    this.#running.delete(worker.id);
    running?.channel.close();
    void this.metrics.retire(worker.id);
    const openedAt = running?.openedAt ?? null;
    if (this.#isStopping) {
      // Before it serves there is nothing to finish.
      if (code !== 0 && openedAt !== null) this.#exitCode = 1;
      this.#endWhenEmpty();
      return;
    }
    const isFailure = openedAt === null || performance.now() - openedAt < SHORT_LIFE_MS;
    this.#failures = isFailure ? this.#failures + 1 : 0;
    const delay = respawnDelay({
      hasOpened: this.#hasOpened,
      open: this.open().length,
      failures: this.#failures,
    });
    this.#options.log.error(
      { worker: worker.id, workerPid: worker.process.pid, code, signal, replacedInMs: delay },
      'worker ended',
    );
    if (delay === null) {
      this.#exitCode = 1;
      this.stop();
    } else setTimeout(() => this.#isStopping || this.#fork(), delay);
  }

  #endWhenEmpty(): void {
    if (this.#isStopping && this.#running.size === 0) this.#ended.resolve(this.#exitCode);
  }
}

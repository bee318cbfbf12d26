/**
 * Limits the concurrent requests of one source. Further requests wait in a queue that is bounded in length and time, so
 * that a slow source affects its own callers only, and not the gateway's memory.
 */
export interface BulkheadOptions {
  /** Concurrent requests. */
  limit: number;
  maxQueued: number;
  /** Milliseconds that a request may wait in the queue. */
  maxWaitMs: number;
}

/** The queue was full, or the wait too long. */
export class BulkheadFull extends Error {
  override readonly name = 'BulkheadFull';
}

export class Bulkhead {
  readonly #options: BulkheadOptions;
  readonly #queue = new Set<() => void>();
  #running = 0;

  constructor(options: BulkheadOptions) {
    this.#options = options;
  }

  get running(): number {
    return this.#running;
  }

  get queued(): number {
    return this.#queue.size;
  }

  get hasFree(): boolean {
    return this.#running < this.#options.limit;
  }

  /** True when a slot was free and is taken now; return it with `release`. */
  tryAcquire(): boolean {
    if (!this.hasFree) return false;
    this.#running += 1;
    return true;
  }

  /**
   * Waits for a slot if none is free. Resolves with the function that returns it; call that once.
   *
   * @throws BulkheadFull when the queue is full or the wait too long; the signal's reason when it aborts.
   */
  async acquire(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (!this.tryAcquire()) await this.#wait(signal);
    return () => this.release();
  }

  async #wait(signal: AbortSignal): Promise<void> {
    const { maxQueued, maxWaitMs } = this.#options;
    if (this.#queue.size >= maxQueued) throw new BulkheadFull();
    let timer: NodeJS.Timeout | undefined;
    let onAbort: (() => void) | undefined;
    try {
      await new Promise<void>((proceed, reject) => {
        // Leaves the queue synchronously: a released slot must not go to a request that has given up.
        const giveUp = (reason: Error): void => {
          this.#queue.delete(proceed);
          reject(reason);
        };
        this.#queue.add(proceed);
        timer = setTimeout(() => giveUp(new BulkheadFull()), maxWaitMs);
        onAbort = () => giveUp(signal.reason as Error);
        signal.addEventListener('abort', onAbort, { once: true });
      });
    } finally {
      clearTimeout(timer);
      if (onAbort) signal.removeEventListener('abort', onAbort);
    }
  }

  /** Passes the slot to the request that has waited longest. Once per slot acquired. */
  release(): void {
    const [next] = this.#queue;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#queue.delete(next);
    next();
  }
}

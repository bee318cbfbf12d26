/**
 * The places on the wire of one source: its bulkhead. Who finds none waits in a queue that is bounded in length and in
 * time, so that a slow source costs its own callers an answer and never the gateway its memory, nor other sources theirs.
 */
export interface SocketsOptions {
  /** Requests on the wire at the same time. */
  most: number;
  /** Requests that may wait for one. */
  mostWaiting: number;
  /** Milliseconds that one may wait. */
  waitMs: number;
}

/** There was no place in time. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

export class Sockets {
  readonly #options: SocketsOptions;
  readonly #queue = new Set<() => void>();
  #running = 0;

  constructor(options: SocketsOptions) {
    this.#options = options;
  }

  get running(): number {
    return this.#running;
  }

  get queued(): number {
    return this.#queue.size;
  }

  get isFree(): boolean {
    return this.#running < this.#options.most;
  }

  /** Takes a place where one is free: give it back by `leave`. False where none is. */
  takeFree(): boolean {
    if (!this.isFree) return false;
    this.#running += 1;
    return true;
  }

  /**
   * Waits for a place where none is free. Gives back what returns the place; call it once.
   *
   * @throws TooManyWaiting at once when the queue is full, or when the wait was too long; the signal's reason when it aborts.
   */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (!this.takeFree()) await this.#wait(signal);
    return () => this.leave();
  }

  async #wait(signal: AbortSignal): Promise<void> {
    const { mostWaiting, waitMs } = this.#options;
    if (this.#queue.size >= mostWaiting) throw new TooManyWaiting();
    let timer: NodeJS.Timeout | undefined;
    let onAbort: (() => void) | undefined;
    try {
      await new Promise<void>((go, reject) => {
        // Out of the queue in the same instant: a place that is passed on must not fall to who has given up.
        const giveUp = (reason: Error): void => {
          this.#queue.delete(go);
          reject(reason);
        };
        this.#queue.add(go);
        timer = setTimeout(() => giveUp(new TooManyWaiting()), waitMs);
        onAbort = () => giveUp(signal.reason as Error);
        signal.addEventListener('abort', onAbort, { once: true });
      });
    } finally {
      clearTimeout(timer);
      if (onAbort) signal.removeEventListener('abort', onAbort);
    }
  }

  /** The place passes on to who waits longest. Once for each place taken. */
  leave(): void {
    const [next] = this.#queue;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#queue.delete(next);
    next();
  }
}

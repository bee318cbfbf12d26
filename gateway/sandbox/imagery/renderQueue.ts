/** Bounds the cost of drawing: limited concurrency, a limited queue, and in-flight deduplication by key. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export class RenderQueue {
  readonly #atOnce: number;
  readonly #longest: number;
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(limits: { atOnce: number; longest: number }) {
    this.#atOnce = limits.atOnce;
    this.#longest = limits.longest;
  }

  /** Runs the job, or joins the one in flight under the same key. Rejects with QueueFull when the queue is full. */
  run<Value>(key: string, job: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    if (running) return running as Promise<Value>;
    const started = this.#queued(job).finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }

  async #queued<Value>(job: () => Promise<Value>): Promise<Value> {
    if (this.#busy >= this.#atOnce) {
      if (this.#waiting.length >= this.#longest) throw new QueueFull('too many pictures are being drawn');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#busy += 1;
    }
    try {
      return await job();
    } finally {
      // Hands the slot to the next job directly, so that no new request can take it in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}

/** Bounds what drawing may cost: few jobs at once, a short line, and one job for all who ask for the same thing. */
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

  /** Runs the job, or joins the one that runs under the same key. Rejects with QueueFull instead of growing. */
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
      // The slot goes to the next in line directly, so nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}

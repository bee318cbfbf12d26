/**
 * A cancellation signal with a single listener. An AbortController per read, with its EventTarget, costs more than the
 * rest of the read's bookkeeping.
 */
export class Cancellation {
  #isCancelled = false;
  #reason: unknown;
  /**
   * Aborted once, on cancellation. Not a function: a closure assigned to a property would outlive the request
   * (decision 145).
   */
  listener: Abortable | null = null;

  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  get reason(): unknown {
    return this.#reason;
  }

  /** Only the first reason counts. */
  cancel(reason: unknown = new Error('cancelled')): void {
    if (this.#isCancelled) return;
    this.#isCancelled = true;
    this.#reason = reason;
    this.listener?.abort(reason);
  }

  /** Resolves after `ms`; rejects with the reason when cancelled before. */
  async delay(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        if (this.#isCancelled) return reject(this.#reason);
        this.listener = { abort: reject };
        timer = setTimeout(resolve, ms);
      });
    } finally {
      clearTimeout(timer);
      this.listener = null;
    }
  }
}

/** Such as an AbortController. */
export interface Abortable {
  abort(reason: unknown): void;
}

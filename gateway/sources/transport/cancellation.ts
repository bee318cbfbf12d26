/**
 * A cancellation signal with a single listener. An AbortController per read, with its EventTarget, costs more than the
 * rest of the read's bookkeeping.
 */
export class Cancellation {
  #isCancelled = false;
  #reason: unknown;
  /** Called once, on cancellation. */
  listener: ((reason: unknown) => void) | null = null;

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
    this.listener?.(reason);
  }

  /** Resolves after `ms`; rejects with the reason when cancelled before. */
  async delay(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        if (this.#isCancelled) return reject(this.#reason);
        this.listener = reject;
        timer = setTimeout(resolve, ms);
      });
    } finally {
      clearTimeout(timer);
      this.listener = null;
    }
  }
}

/**
 * Calls a request off: what an AbortController does, for one listener at a time. An EventTarget for each read, with its
 * listeners and options, costs more than the rest of its bookkeeping.
 */
export class CallOff {
  #isOff = false;
  #reason: unknown;
  /** Told once, at the moment it is called off. */
  listener: ((reason: unknown) => void) | null = null;

  get isOff(): boolean {
    return this.#isOff;
  }

  get reason(): unknown {
    return this.#reason;
  }

  /** Only the first reason counts. */
  now(reason: unknown = new Error('called off')): void {
    if (this.#isOff) return;
    this.#isOff = true;
    this.#reason = reason;
    this.listener?.(reason);
  }

  /** Waits so long. Rejects with the reason when it is called off. */
  async pause(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        if (this.#isOff) return reject(this.#reason);
        this.listener = reject;
        timer = setTimeout(resolve, ms);
      });
    } finally {
      clearTimeout(timer);
      this.listener = null;
    }
  }
}

/** Rate limit in requests per second, counted in whole clock seconds as the vendor does. */
export class RateLimit {
  readonly #most: number;
  #second = 0;
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a request; 0 if it may pass, else the seconds to wait. */
  secondsToWait(nowMs: number): number {
    const second = Math.floor(nowMs / 1_000);
    if (second !== this.#second) {
      this.#second = second;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > this.#most ? 1 : 0;
  }
}

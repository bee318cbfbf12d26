/** Concurrency limit per caller and in total. */
import { networkOf } from './budget.rules.ts';

export class CallerCounts {
  readonly #counts = new Map<string, number>();
  readonly #maxOfOne: number;
  readonly #most: number;
  #all = 0;

  constructor(maxOfOne: number, most = Number.POSITIVE_INFINITY) {
    this.#maxOfOne = maxOfOne;
    this.#most = most;
  }

  /**
   * @param address IP address; an IPv6 /64 counts as one caller.
   * @returns a function that frees the slot; null when there is no free slot.
   */
  enter(address: string): (() => void) | null {
    const caller = networkOf(address);
    const count = this.#counts.get(caller) ?? 0;
    if (count >= this.#maxOfOne || this.#all >= this.#most) return null;
    this.#counts.set(caller, count + 1);
    this.#all += 1;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#all -= 1;
      const left = (this.#counts.get(caller) ?? 1) - 1;
      if (left > 0) this.#counts.set(caller, left);
      else this.#counts.delete(caller);
    };
  }
}

/** How many of something each caller has at a time: more than allowed are turned away. */
import { networkOf } from './budget.rules.ts';

export class CallerCounts {
  readonly #counts = new Map<string, number>();
  readonly #most: number;

  /** @param most of one caller. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * @param address IP address; of version 6 all of a /64 are one caller.
   * @returns what gives the place back, once; null when there is none.
   */
  enter(address: string): (() => void) | null {
    const caller = networkOf(address);
    const count = this.#counts.get(caller) ?? 0;
    if (count >= this.#most) return null;
    this.#counts.set(caller, count + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const left = (this.#counts.get(caller) ?? 1) - 1;
      if (left > 0) this.#counts.set(caller, left);
      else this.#counts.delete(caller);
    };
  }
}

/**
 * Slots for requests that have not arrived completely: a number per caller, and in total. When they are taken, a new
 * request evicts the oldest one: shoppers need their slot for a moment, while slow-request attacks would keep it.
 */
import { networkOf } from '../limits/budget.rules.ts';

interface Slot {
  caller: string;
  /** Null once it has left: a Set may keep a deleted slot for long (transientMap.ts). */
  evict: (() => void) | null;
}

export class RequestSlots {
  /** In order of arrival. */
  readonly #all = new Set<Slot>();
  readonly #ofCaller = new Map<string, Set<Slot>>();
  readonly #maxOfOne: number;
  readonly #most: number;

  constructor(maxOfOne: number, most: number) {
    this.#maxOfOne = maxOfOne;
    this.#most = most;
  }

  /**
   * @param address IP address; an IPv6 /64 counts as one caller.
   * @param evict called once, when the slot is given to another request.
   * @returns a function that frees the slot.
   */
  enter(address: string, evict: () => void): () => void {
    const caller = networkOf(address);
    const own = this.#ofCaller.get(caller) ?? new Set();
    const full = own.size >= this.#maxOfOne ? own : this.#all.size >= this.#most ? this.#all : null;
    const [oldest] = full ?? [];
    if (oldest) {
      const { evict: evictOldest } = oldest;
      this.#leave(oldest);
      evictOldest?.();
    }
    const slot: Slot = { caller, evict };
    this.#all.add(slot);
    this.#ofCaller.set(caller, (this.#ofCaller.get(caller) ?? new Set<Slot>()).add(slot));
    return () => this.#leave(slot);
  }

  #leave(slot: Slot): void {
    this.#all.delete(slot);
    slot.evict = null;
    const own = this.#ofCaller.get(slot.caller);
    own?.delete(slot);
    if (own?.size === 0) this.#ofCaller.delete(slot.caller);
  }
}

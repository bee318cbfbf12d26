/**
 * Slots for requests that have not arrived completely: a number per caller, and in total. When they are taken, a new
 * request evicts the oldest one: shoppers need their slot for a moment, while slow-request attacks would keep it.
 */
import { networkOf } from '../limits/budget.rules.ts';

interface Place {
  caller: string;
  giveUp(): void;
}

export class RequestSlots {
  /** In order of arrival. */
  readonly #all = new Set<Place>();
  readonly #ofCaller = new Map<string, Set<Place>>();
  readonly #maxOfOne: number;
  readonly #most: number;

  constructor(maxOfOne: number, most: number) {
    this.#maxOfOne = maxOfOne;
    this.#most = most;
  }

  /**
   * @param address IP address; an IPv6 /64 counts as one caller.
   * @param giveUp called once, when the slot is given to another request.
   * @returns a function that frees the slot.
   */
  enter(address: string, giveUp: () => void): () => void {
    const caller = networkOf(address);
    const own = this.#ofCaller.get(caller) ?? new Set();
    const full = own.size >= this.#maxOfOne ? own : this.#all.size >= this.#most ? this.#all : null;
    const [oldest] = full ?? [];
    if (oldest) {
      this.#leave(oldest);
      oldest.giveUp();
    }
    const place = { caller, giveUp };
    this.#all.add(place);
    this.#ofCaller.set(caller, (this.#ofCaller.get(caller) ?? new Set<Place>()).add(place));
    return () => this.#leave(place);
  }

  #leave(place: Place): void {
    this.#all.delete(place);
    const own = this.#ofCaller.get(place.caller);
    own?.delete(place);
    if (own?.size === 0) this.#ofCaller.delete(place.caller);
  }
}

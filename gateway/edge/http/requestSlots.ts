/**
 * Places that callers' requests take until all of them has arrived: so many for each caller, and for all together. Who
 * comes when they are taken gets the place of whoever has had one longest: a shopper's request needs its place for a
 * moment, one that never ends would keep it.
 */
import { networkOf } from '../limits/budget.rules.ts';

interface Place {
  caller: string;
  giveUp(): void;
}

export class RequestSlots {
  /** In the order in which they were taken. */
  readonly #all = new Set<Place>();
  readonly #ofCaller = new Map<string, Set<Place>>();
  readonly #mostOfOne: number;
  readonly #most: number;

  constructor(mostOfOne: number, most: number) {
    this.#mostOfOne = mostOfOne;
    this.#most = most;
  }

  /**
   * @param address IP address; of version 6 all of a /64 are one caller.
   * @param giveUp is called, once, when another one takes the place.
   * @returns what gives the place back.
   */
  enter(address: string, giveUp: () => void): () => void {
    const caller = networkOf(address);
    const own = this.#ofCaller.get(caller) ?? new Set();
    const full = own.size >= this.#mostOfOne ? own : this.#all.size >= this.#most ? this.#all : null;
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

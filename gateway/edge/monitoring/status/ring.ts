/** A ring buffer: the last items of a list. */
export class Ring<Item> {
  readonly #items: Item[] = [];
  #next = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(item: Item): void {
    this.#items[this.#next] = item;
    this.#next = (this.#next + 1) % this.#most;
  }

  /** Newest last. */
  list(): Item[] {
    return [...this.#items.slice(this.#next), ...this.#items.slice(0, this.#next)];
  }
}

/**
 * A map whose entries live no longer than a request. V8 chains the tables that a Map outgrows: once one of them is in
 * the old generation, minor garbage collections keep all later ones, and everything that their entries refer to. So the
 * entries are boxes, which are emptied when they are removed.
 */
export class TransientMap<Key, Value> {
  readonly #boxes = new Map<Key, { value: Value | undefined }>();

  get(key: Key): Value | undefined {
    return this.#boxes.get(key)?.value;
  }

  has(key: Key): boolean {
    return this.#boxes.has(key);
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.#boxes.set(key, { value });
  }

  delete(key: Key): void {
    const box = this.#boxes.get(key);
    if (!box) return;
    box.value = undefined;
    this.#boxes.delete(key);
  }

  /** In the order in which they were set. */
  values(): Value[] {
    return [...this.#boxes.values()].map(({ value }) => value as Value);
  }
}

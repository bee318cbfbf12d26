/**
 * A value kept with a short-lived object, such as a request, in a hidden property. In a WeakMap, a value that refers to
 * its key keeps both until the next full garbage collection, as minor ones treat the map's values as roots.
 */
export class ObjectSlot<Key extends object, Value> {
  readonly #name = Symbol('slot');

  get(key: Key): Value | undefined {
    return (key as Record<symbol, Value | undefined>)[this.#name];
  }

  /** @throws TypeError for a frozen object. */
  set(key: Key, value: Value | undefined): void {
    // Not enumerable: a copy of the object by spread syntax is another object.
    Object.defineProperty(key, this.#name, { value, configurable: true });
  }
}

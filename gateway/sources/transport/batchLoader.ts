/**
 * A DataLoader that gives repeated loads of a key one promise while the key waits for its batch. DataLoader itself makes
 * a promise for each, which three microtasks resolve: a list of a hundred items often asks for the same ten things.
 */
import DataLoader from 'dataloader';
import type { Awaitable } from './awaitable.ts';

export class BatchLoader<Key, Value> extends DataLoader<Key, Value> {
  /** All promises of the request, as DataLoader keeps them. */
  readonly #known: Map<Key, Promise<Value>>;
  readonly #waiting: Map<Key, Promise<Value>>;
  /** What was loaded or primed. */
  readonly #values: Map<Key, Value>;

  constructor(
    load: DataLoader.BatchLoadFn<Key, Value>,
    options: Pick<DataLoader.Options<Key, Value>, 'maxBatchSize'> = {},
  ) {
    const known = new Map<Key, Promise<Value>>();
    const waiting = new Map<Key, Promise<Value>>();
    const values = new Map<Key, Value>();
    const send: typeof load = async (keys) => {
      for (const key of keys) waiting.delete(key);
      const loaded = await load(keys);
      for (const [index, key] of keys.entries()) {
        const value = loaded[index];
        if (!(value instanceof Error)) values.set(key, value as Value);
      }
      return loaded;
    };
    super(send, { ...options, cacheMap: known });
    this.#known = known;
    this.#waiting = waiting;
    this.#values = values;
  }

  /** The value itself when it has been loaded; does not wait for the current batch then. */
  get(key: Key): Awaitable<Value> {
    return this.#values.has(key) ? (this.#values.get(key) as Value) : this.load(key);
  }

  /** A value that was read in another way. It becomes a promise only when it is asked for: most are not. */
  override prime(key: Key, value: Value): this {
    if (!this.#known.has(key) && !this.#values.has(key)) this.#values.set(key, value);
    return this;
  }

  override load(key: Key): Promise<Value> {
    const shared = this.#waiting.get(key);
    if (shared) return shared;
    if (this.#values.has(key) && !this.#known.has(key)) super.prime(key, this.#values.get(key) as Value);
    // A key of an earlier batch is answered with the current one, so that what depends on both stays in one batch.
    if (this.#known.has(key)) return super.load(key);
    const loaded = super.load(key);
    this.#waiting.set(key, loaded);
    return loaded;
  }
}

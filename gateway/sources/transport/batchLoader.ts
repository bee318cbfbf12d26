/**
 * A DataLoader that gives repeated loads of a key one promise while the key waits for its batch. DataLoader itself makes
 * a promise for each, which three microtasks resolve: a list of a hundred items often asks for the same ten things.
 */
import DataLoader from 'dataloader';

export class BatchLoader<Key, Value> extends DataLoader<Key, Value> {
  /** All promises of the request, as DataLoader keeps them. */
  readonly #known: Map<Key, Promise<Value>>;
  readonly #waiting: Map<Key, Promise<Value>>;

  constructor(
    load: DataLoader.BatchLoadFn<Key, Value>,
    options: Pick<DataLoader.Options<Key, Value>, 'maxBatchSize'> = {},
  ) {
    const known = new Map<Key, Promise<Value>>();
    const waiting = new Map<Key, Promise<Value>>();
    const send: typeof load = (keys) => {
      for (const key of keys) waiting.delete(key);
      return load(keys);
    };
    super(send, { ...options, cacheMap: known });
    this.#known = known;
    this.#waiting = waiting;
  }

  override load(key: Key): Promise<Value> {
    const shared = this.#waiting.get(key);
    if (shared) return shared;
    // A key of an earlier batch is answered with the current one, so that what depends on both stays in one batch.
    if (this.#known.has(key)) return super.load(key);
    const loaded = super.load(key);
    this.#waiting.set(key, loaded);
    return loaded;
  }
}

/**
 * Values that may be known already. Most fields of a page read what a few reads have loaded: with `await`, each field
 * would create several promises, thousands for a list.
 */
export type Awaitable<Value> = Value | Promise<Value>;

/** Maps a value: at once when it is known. */
export function whenKnown<Value, Result>(
  value: Awaitable<Value>,
  map: (value: Value) => Awaitable<Result>,
): Awaitable<Result> {
  return value instanceof Promise ? value.then(map) : map(value);
}

/** Maps two values that are read in parallel: at once when both are known. */
export function whenBothKnown<One, Other, Result>(
  one: Awaitable<One>,
  other: Awaitable<Other>,
  map: (one: One, other: Other) => Awaitable<Result>,
): Awaitable<Result> {
  if (!(one instanceof Promise) && !(other instanceof Promise)) return map(one, other);
  return Promise.all([one, other]).then(([first, second]) => map(first, second));
}

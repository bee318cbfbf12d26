/**
 * Memoises a pure function of a frozen answer, which many requests share. With the answer, the last result is kept, for
 * as long as the further arguments are the same.
 */
export function memoizePerSource<Source extends object, Rest extends readonly unknown[], Value>(
  compute: (source: Source, ...rest: Rest) => Value,
): (source: Source, ...rest: Rest) => Value {
  const last = new WeakMap<Source, { rest: Rest; value: Value }>();
  return (source, ...rest) => {
    const known = last.get(source);
    if (known && rest.every((one, index) => one === known.rest[index])) return known.value;
    const value = compute(source, ...rest);
    last.set(source, { rest, value });
    return value;
  };
}

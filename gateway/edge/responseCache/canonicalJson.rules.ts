/** JSON with sorted keys, for cache keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

/** A replacer function would disable the fast path of JSON.stringify. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  );
}

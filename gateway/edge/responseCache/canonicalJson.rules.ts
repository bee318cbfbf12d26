/** JSON of a value, the same text in whatever order its fields came: names what was asked for. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

/** A replacer would be called for each value, and JSON is written by faster code without one. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  );
}

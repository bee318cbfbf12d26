/** Removes null items, which the first clients of catalogue.md 7.4 send. */
export function presentItems<Item extends string | number | object>(
  items: readonly (Item | null | undefined)[] | null | undefined,
): Item[] {
  return (items ?? []).filter((item) => item !== null && item !== undefined);
}

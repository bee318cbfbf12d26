/** Expands categories by their ancestors: a search in a category finds the products of its subcategories. */
interface Category {
  uid: string;
  parent: readonly { uid: string }[];
}

/** The named categories in order, followed by their other ancestors. Unknown ones are omitted. */
export function withAncestors<Found extends Category>(
  uids: readonly string[],
  categories: ReadonlyMap<string, Found>,
): Found[] {
  const found = new Map<string, Found>();
  const ahead = [...uids];
  // Added categories are visited as well; a cycle ends at a visited one.
  for (const uid of ahead) {
    const category = categories.get(uid);
    if (!category || found.has(uid)) continue;
    found.set(uid, category);
    ahead.push(...category.parent.map((parent) => parent.uid));
  }
  return [...found.values()];
}

/** The category tree as it is found by: whoever asks for a parent finds its children. */
interface Category {
  uid: string;
  parent: readonly { uid: string }[];
}

/** The categories named, in their order, every ancestor that is not among them behind. Unknown ones are left out. */
export function withAncestors<Found extends Category>(
  uids: readonly string[],
  categories: ReadonlyMap<string, Found>,
): Found[] {
  const found = new Map<string, Found>();
  const ahead = [...uids];
  // What is added while walking is walked too; a circle of parents ends where it began.
  for (const uid of ahead) {
    const category = categories.get(uid);
    if (!category || found.has(uid)) continue;
    found.set(uid, category);
    ahead.push(...category.parent.map((parent) => parent.uid));
  }
  return [...found.values()];
}

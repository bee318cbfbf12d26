/** What goes with a product, and with what lies in a cart (catalogue.md 3, Product settings; 5, add-on configuration). */

/** What the editors chose for the products of some categories. */
export interface AddOnChoice {
  categoryUids: readonly string[];
  heading: string;
  /** In the editors' order. */
  productUids: readonly string[];
}

/** Most add-ons beside a product: the default related count. The specification gives no number. */
export const PRODUCT_ADD_ONS = 8;
/** Most add-ons below a cart: one row, so that the way out of the cart stays in sight. */
export const CART_ADD_ONS = 4;

/**
 * The choice for a product's category or an ancestor of it: the nearest one wins. A product that stands in several
 * categories asks them in its own order, the one that it is filed under first.
 *
 * @param ways one a category of the product: the category itself, then its ancestors up to the top.
 */
export function nearestChoice<Choice extends AddOnChoice>(
  ways: readonly (readonly string[])[],
  choices: readonly Choice[],
): Choice | null {
  for (const uid of ways.flat()) {
    const found = choices.find(({ categoryUids }) => categoryUids.includes(uid));
    if (found) return found;
  }
  return null;
}

/**
 * One list of several, the same for the same lists: the first of each, then the second of each, so that everything in
 * the cart has its say. Without duplicates and without what is excluded.
 */
export function takingTurns(
  lists: readonly (readonly string[])[],
  { exclude, most }: { exclude: readonly string[]; most: number },
): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat())].filter((uid) => !exclude.includes(uid)).slice(0, most);
}

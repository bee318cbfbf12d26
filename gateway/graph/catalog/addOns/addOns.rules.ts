/** Selects add-ons for a product and for a cart (catalogue.md 3, Product settings; 5, add-on configuration). */

interface CategoryChoice {
  categoryUids: readonly string[];
}

/** The editors' add-ons for some categories. */
export interface AddOnChoice extends CategoryChoice {
  heading: string;
  /** In the editors' order. */
  productUids: readonly string[];
}

/** The editors' parts of a set for some categories. */
export interface SetChoice extends CategoryChoice {
  /** In the editors' order. */
  bindingUids: readonly string[];
  skinUids: readonly string[];
}

/** Maximum add-ons of a product: the default related count, as the specification gives none. */
export const PRODUCT_ADD_ONS = 8;
/** Maximum add-ons of a cart: one row, so that the checkout button stays in view. */
export const CART_ADD_ONS = 4;

/**
 * The add-ons configured for the nearest of a category and its ancestors. The product's categories are tried in its own
 * order, its primary category first.
 * @param ways one per category of the product: the category itself, then its ancestors up to the top.
 */
export function nearestChoice<Choice extends CategoryChoice>(
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
 * Interleaves lists deterministically: the first of each, then the second of each, so that every cart line contributes.
 * Without duplicates and excluded items.
 */
export function interleaved(
  lists: readonly (readonly string[])[],
  { exclude, most }: { exclude: readonly string[]; most: number },
): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat())].filter((uid) => !exclude.includes(uid)).slice(0, most);
}

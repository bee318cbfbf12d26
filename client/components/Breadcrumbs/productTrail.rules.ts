/**
 * Which of a product's trails its page shows: the one through the previous screen, if it leads to the product
 * (catalogue.md 2).
 */

interface Way<Trail> {
  /** Path of its last category. */
  readonly end: string;
  readonly trail: Trail;
}

/**
 * @param others trails through the product's other categories.
 * @param from path of the previous screen; null where unknown: on the server, on the first screen.
 * @returns null for the main trail.
 */
export function productTrail<Trail>(others: readonly Way<Trail>[], from: string | null): Trail | null {
  const place = from?.replace(/\/+$/, '');
  return others.find(({ end }) => end === place)?.trail ?? null;
}

/** Which way to a product its page shows: the one that the shopper came, where it leads to the product (catalogue.md 2). */

interface Way<Trail> {
  /** Path of the category that it ends at. */
  readonly end: string;
  readonly trail: Trail;
}

/**
 * @param others the ways to the product's other categories.
 * @param from path of the screen that the shopper came from; null where nobody knows: on the server, on a first visit.
 * @returns null for the main way.
 */
export function otherTrail<Trail>(others: readonly Way<Trail>[], from: string | null): Trail | null {
  const place = from?.replace(/\/+$/, '');
  return others.find(({ end }) => end === place)?.trail ?? null;
}

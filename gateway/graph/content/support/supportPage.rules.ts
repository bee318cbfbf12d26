/** Paging of support articles. */

export interface ListPage<Item> {
  items: Item[];
  total: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export const DEFAULT_ARTICLES = 24;

/** Encodes the uid, not an offset, so that articles published later do not shift the page. */
export function articleCursor(uid: string): string {
  return Buffer.from(`support:${uid}`).toString('base64url');
}

/** Returns an error message when the arguments are invalid. */
export function articlePage<Item>(
  all: readonly Item[],
  uidOf: (item: Item) => string,
  { first, after }: { first?: number | null | undefined; after?: string | null | undefined },
  most: number,
): ListPage<Item> | string {
  const count = first ?? DEFAULT_ARTICLES;
  if (count < 1 || count > most) return `first is 1 to ${most}.`;
  const from = after ? all.findIndex((item) => articleCursor(uidOf(item)) === after) + 1 : 0;
  if (after && from === 0) return 'after takes a cursor of this connection.';
  return {
    items: all.slice(from, from + count),
    total: all.length,
    hasNextPage: from + count < all.length,
    hasPreviousPage: from > 0,
  };
}

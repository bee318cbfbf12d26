/** What the cookie `cart-count` says: units in the session's cart, by store, such as `us.3~ca.1`. Nothing else is in it. */

export type CartCounts = Readonly<Record<string, number>>;

const entry = /^([a-z0-9_]{1,32})\.([1-9]\d{0,6})$/;
/** Far more stores than there are: a browser may send anything. */
const mostStores = 16;

export function readCartCounts(text: string | undefined): CartCounts {
  const entries = (text ?? '').split('~', mostStores).map((part) => entry.exec(part));
  return Object.fromEntries(
    entries.flatMap((found) => (found ? [[found[1] ?? '', Number(found[2])] as const] : [])),
  );
}

/** Empty when no cart holds anything. */
export function cartCountsText(counts: CartCounts): string {
  return Object.entries(counts)
    .filter(([, units]) => units > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([store, units]) => `${store}.${units}`)
    .join('~');
}

/**
 * @param brought what the browser holds.
 * @param seen what this request saw of carts.
 * @param hasCart whether the session has a cart at a store.
 */
export function cartCountsNow(
  brought: CartCounts,
  seen: ReadonlyMap<string, number>,
  hasCart: (store: string) => boolean,
): CartCounts {
  return Object.fromEntries(
    Object.entries({ ...brought, ...Object.fromEntries(seen) }).filter(([store]) => hasCart(store)),
  );
}

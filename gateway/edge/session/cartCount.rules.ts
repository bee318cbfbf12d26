/** Content of the cookie `cart-count`: units in the session's carts, by store, such as `us.3~ca.1`. */

export type CartCounts = Readonly<Record<string, number>>;

const entry = /^([a-z0-9_]{1,32})\.([1-9]\d{0,6})$/;
/** Far more than there are stores, as browsers may send anything. */
const maxStores = 16;

export function readCartCounts(text: string | undefined): CartCounts {
  const entries = (text ?? '').split('~', maxStores).map((part) => entry.exec(part));
  return Object.fromEntries(
    entries.flatMap((found) => (found ? [[found[1] ?? '', Number(found[2])] as const] : [])),
  );
}

/** Empty when all carts are empty. */
export function cartCountsText(counts: CartCounts): string {
  return Object.entries(counts)
    .filter(([, units]) => units > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([store, units]) => `${store}.${units}`)
    .join('~');
}

/**
 * @param brought content of the browser's cookie.
 * @param seen carts that this request read.
 * @param hasCart whether the session has a cart at a store.
 */
export function cartCountsNow(
  sent: CartCounts,
  seen: ReadonlyMap<string, number>,
  hasCart: (store: string) => boolean,
): CartCounts {
  return Object.fromEntries(
    Object.entries({ ...sent, ...Object.fromEntries(seen) }).filter(([store]) => hasCart(store)),
  );
}

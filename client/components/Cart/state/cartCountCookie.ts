/**
 * The cart's item count from the gateway's cookie `cart-count`: one count per store, such as `us.3~ca.1`, and nothing
 * else of the cart. Guest pages are shared by all guests, so the count comes from here until the cart itself is loaded.
 */
import { useLayoutEffect, useState } from 'react';
import { readCookie } from '../../../relay/readCookie.ts';

const cookieName = 'cart-count';

/** True when the cart of any store has items. */
export function hasCartCookie(): boolean {
  return readCookie(cookieName) !== null;
}

/** @param store as in `Market.commerceRegion`. */
export function cartCountCookie(store: string): number {
  const entry = readCookie(cookieName)
    ?.split('~')
    .find((each) => each.startsWith(`${store}.`));
  const count = Number(entry?.slice(store.length + 1) ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Null on the server and during hydration; set before the first paint. */
export function useCartCountCookie(store: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  // Not `useSyncExternalStore`, which shows a value that differs from the server's a frame later.
  useLayoutEffect(() => watchStoredCount(store, setCount), [store]);
  return count;
}

/** Reports the count now, and whenever the page becomes visible: another tab may have changed the cart. */
function watchStoredCount(store: string, listener: (count: number) => void): () => void {
  const report = () => listener(cartCountCookie(store));
  report();
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
}

/**
 * How many units the cart holds, as the gateway's cookie `cart-count` tells: one count for each store, such as
 * `us.3~ca.1`, and nothing else of the cart. A guest's page is the same for every guest, so the number comes from here
 * until the cart itself was asked for.
 */
import { useLayoutEffect, useState } from 'react';
import { readCookie } from '../../../relay/readCookie.ts';

const cookieName = 'cart-count';

/** True when a cart of any store holds something. */
export function hasCartCookie(): boolean {
  return readCookie(cookieName) !== null;
}

/** @param store as `Market.commerceRegion` names it. */
export function cartCountCookie(store: string): number {
  const entry = readCookie(cookieName)
    ?.split('~')
    .find((each) => each.startsWith(`${store}.`));
  const count = Number(entry?.slice(store.length + 1) ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Null on the server and while hydrating; known before the browser paints. */
export function useCartCountCookie(store: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  // Not `useSyncExternalStore`: what differs from the server's it shows a frame later.
  useLayoutEffect(() => watchKeptCount(store, setCount), [store]);
  return count;
}

/** Tells the count now, and whenever the page comes into view: another tab may have changed the cart meanwhile. */
function watchKeptCount(store: string, listener: (count: number) => void): () => void {
  const tell = () => listener(cartCountCookie(store));
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/**
 * Tells the page's own scripts the cart count, for the badge on pages that are the same for every guest. Contains only
 * counts, lasts as long as the session, and is corrected whenever a cart is read.
 */
import { parse, serialize } from 'cookie-es';
import { cartCountsNow, cartCountsText, readCartCounts } from './cartCount.rules.ts';
import type { Session } from './session.ts';
import { SESSION_SECONDS } from './sessionStore.ts';

const COOKIE = 'cart-count';

/**
 * `Set-Cookie` value; null when the browser's cookie is right, and for a replaced session, whose counts are unknown.
 */
export function cartCountCookie(
  session: Session,
  cookieHeader: string | undefined,
  secure: boolean,
): string | null {
  if (session.isReplaced || session.replacedId !== null) return null;
  const sent = cookieHeader === undefined ? undefined : parse(cookieHeader)[COOKIE];
  const counts = cartCountsNow(
    readCartCounts(sent),
    session.recordedCartUnits,
    (store) => session.cartId(store) !== null,
  );
  const text = cartCountsText(counts);
  if (text === (sent ?? '')) return null;
  const maxAge = text === '' ? 0 : SESSION_SECONDS;
  return serialize(COOKIE, text, { sameSite: 'lax', path: '/', secure, maxAge });
}

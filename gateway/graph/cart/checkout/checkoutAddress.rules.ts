/** Hosted checkout URL from the editors' per-store template. The cart's id is exposed only there. */

/** Leads to the checkout when it is followed: a page must not hold an address that is good for one visit. */
export const CHECKOUT_PATH = '/api/checkout';

export interface CheckoutTemplate {
  /** Store: us, ca or eu_region_1. */
  region: string;
  /** Contains `{cartId}`. */
  address: string;
}

const placeholder = '{cartId}';

/** Null when the store has no template, or an unsafe one. */
export function checkoutAddress(
  templates: readonly CheckoutTemplate[],
  store: string,
  cartId: string,
): string | null {
  const template = templates.find(({ region }) => region === store)?.address ?? '';
  if (!template.includes(placeholder)) return null;
  const address = template.replaceAll(placeholder, encodeURIComponent(cartId));
  return isCheckoutAddress(address) ? address : null;
}

/** https, or loopback: the URL carries a cart id or a sign-in token. */
export function isCheckoutAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && loopback.test(url.hostname);
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The store's sign-in URL when it is on the checkout's host; otherwise the checkout itself, because a sign-in on
 * another host would lead to another cart.
 */
export function addressThrough(login: string, checkout: string): string {
  const isSameHost = URL.parse(login)?.origin === URL.parse(checkout)?.origin;
  return isSameHost && isCheckoutAddress(login) ? login : checkout;
}

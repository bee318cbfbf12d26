/** Where the hosted checkout takes over: a template of the editors' for each store. The cart's id travels only there. */

export interface CheckoutTemplate {
  /** Store: us, ca or eu_region_1. */
  region: string;
  /** Holds `{cartId}`. */
  address: string;
}

const placeholder = '{cartId}';

/** Null when the store has no template, or one that must not be followed. */
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

/** Encrypted, or on this machine: a cart's id and a sign-in are not for others to read. */
export function isCheckoutAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && loopback.test(url.hostname);
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** What the store's own sign-in is told to lead to: it takes paths only. */
export function checkoutPath(checkout: string): string {
  const url = URL.parse(checkout);
  return url ? url.pathname + url.search : '/';
}

/**
 * The way for somebody who is signed in: by the store's own sign-in, when it stands where the checkout does; elsewhere it
 * would lead to another cart, and the checkout itself is the way.
 */
export function addressThrough(login: string, checkout: string): string {
  const isSameHost = URL.parse(login)?.origin === URL.parse(checkout)?.origin;
  return isSameHost && isCheckoutAddress(login) ? login : checkout;
}

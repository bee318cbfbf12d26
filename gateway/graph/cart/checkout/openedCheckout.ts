/** The address of the checkout at the moment that a shopper leaves for it. */
import type { RequestContext } from '../../context.ts';
import { sourceErrorOf } from '../../sourceErrors.ts';
import { sessionCart } from '../session/sessionCart.ts';
import { checkoutOf, type CheckoutHold } from './checkout.ts';
import { addressThrough, isCheckoutAddress } from './checkoutAddress.rules.ts';

type OpenedCheckout = { url: string; hold: null } | { url: null; hold: CheckoutHold };

/** Fails with a source error when content or commerce is unavailable. */
export async function openedCheckout(ctx: RequestContext): Promise<OpenedCheckout> {
  const cart = await sessionCart(ctx);
  if (!cart) return { url: null, hold: 'EMPTY' };
  const checkout = await checkoutOf(ctx, cart);
  if (checkout.address === null) return { url: null, hold: checkout.hold };
  const address = ctx.commerce.hasVisitUrls ? await ctx.commerce.checkoutUrl(cart.id) : checkout.address;
  if (address === null || !isCheckoutAddress(address)) return { url: null, hold: 'NOT_SET_UP' };
  const url = await through(ctx, address);
  // An order ends the cart, so the first answer that it is gone is expected and counts as the second.
  ctx.session.markCartMissing(ctx.scope.commerceRegion, Date.now());
  return { url, hold: null };
}

/** Without a sign-in URL the shopper can still pay: the checkout knows the cart. */
async function through(ctx: RequestContext, checkout: string): Promise<string> {
  const { customerId } = ctx.scope;
  if (customerId === null) return checkout;
  try {
    const { url } = await ctx.commerce.hostedLogin(customerId, checkout);
    return addressThrough(url, checkout);
  } catch (error) {
    if (sourceErrorOf(error)) return checkout;
    throw error;
  }
}

/** The session's cart: looked up, judged, kept or dropped (catalogue.md 4, Cart). Carts of other stores are other carts. */
import type { RequestContext } from '../context.ts';
import { marketFlags } from '../region/market.ts';
import { isSourceIll, sourceErrorOf, unlessIll } from '../sourceErrors.ts';
import type { CartJson } from '../sources/commerce/wireCart.ts';
import { judgeCart } from './ownership.rules.ts';

/** Null when there is none here. Fails with a source error when commerce is ill; the session then keeps what it has. */
export async function sessionCart(ctx: RequestContext): Promise<CartJson | null> {
  if (!marketFlags(ctx.scope).hasShop) return null;
  const store = ctx.scope.commerceRegion;
  const id = ctx.session.cartId(store);
  if (id === null) return null;
  const cart = await ctx.commerce.getCart(id);
  const { customerId } = ctx.scope;
  switch (judgeCart(cart, customerId)) {
    case 'keep':
      return cart;
    case 'attach':
      return customerId === null ? cart : ctx.commerce.updateCartCustomer(id, customerId);
    case 'delete':
      ctx.session.dropCart(store);
      // The session has let go of it already: a cart that stays behind at the platform dies by itself.
      if (cart) await unlessIll(ctx.commerce.deleteCart(id), undefined);
      return null;
  }
}

/** Keeps the id of a changed cart, or forgets the cart that went with its last line. */
export function settleCart(ctx: RequestContext, cart: CartJson | null): CartJson | null {
  const store = ctx.scope.commerceRegion;
  if (cart) ctx.session.keepCart(store, cart.id);
  else ctx.session.dropCart(store);
  return cart;
}

/**
 * Runs a write of the cart. When its answer is lost, nobody knows whether it was done: the cart is read, and `isDone`
 * says whether it shows the change. It is never sent a second time (design: failure policy).
 */
export async function reconciled(
  ctx: RequestContext,
  cartId: string,
  write: () => Promise<CartJson | null>,
  isDone: (cart: CartJson | null) => boolean,
): Promise<CartJson | null> {
  try {
    return await write();
  } catch (error) {
    if (!isSourceIll(error) || sourceErrorOf(error)?.code === 'SOURCE_MISCONFIGURED') throw error;
    const cart = await ctx.commerce.getCart(cartId).catch(() => undefined);
    if (cart === undefined || !isDone(cart)) throw error;
    return cart;
  }
}

/** Writes of a cart whose answer may get lost. */
import type { RequestContext } from '../context.ts';
import { isSourceIll, sourceErrorOf } from '../sourceErrors.ts';
import type { CartJson } from '../sources/commerce/wireCart.ts';

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

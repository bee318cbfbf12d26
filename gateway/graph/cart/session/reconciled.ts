import type { RequestContext } from '../../context.ts';
import { isSourceUnavailable, sourceErrorOf } from '../../sourceErrors.ts';
import type { CartJson } from '../../../sources/commerce/carts.ts';

/**
 * Runs a cart write. When the response is lost, the cart is read and `isDone` decides whether the write succeeded; it
 * is never sent a second time (design: failure policy).
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
    if (!isSourceUnavailable(error) || sourceErrorOf(error)?.code === 'SOURCE_MISCONFIGURED') throw error;
    const cart = await ctx.commerce.getCart(cartId).catch(() => undefined);
    if (cart === undefined || !isDone(cart)) throw error;
    return cart;
  }
}

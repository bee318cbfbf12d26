/**
 * A customer's cart from another session or device. Its id is stored by store and customer (edge/session/customerCarts.ts);
 * the store decides whether it is still theirs.
 */
import type { RequestContext } from '../../context.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { CartJson, NewCartLine } from '../../../sources/commerce/carts.ts';
import { isGone } from './missingCart.rules.ts';
import { mergeOf } from './mergedCarts.rules.ts';
import { reconciled } from './reconciled.ts';

/**
 * The customer's cart of another session, read from the store. Null for guests, when none is known, and when it is
 * gone; it is forgotten after two answers, seconds apart, report it missing.
 * @param exceptId cart of this session, or the one it dropped.
 */
export async function customersOtherCart(
  ctx: RequestContext,
  exceptId: string | null,
): Promise<CartJson | null> {
  const { customerId, commerceRegion: store } = ctx.scope;
  const known = customerId === null ? null : await ctx.customerCarts.find(store, customerId);
  if (customerId === null || known === null || known.id === exceptId) return null;
  const cart = await ctx.commerce.getCart(known.id);
  const now = Date.now();
  if (cart !== null && cart.id !== '') return cart.customer_id === customerId ? cart : null;
  if (isGone(known.goneSince, now)) await ctx.customerCarts.forget(store, customerId);
  else if (known.goneSince === null)
    await ctx.customerCarts.keep(store, customerId, { ...known, goneSince: now });
  return null;
}

/** Guests' carts have no owner to store them for. */
export async function keepCustomersCart(
  { scope, customerCarts }: RequestContext,
  cart: CartJson,
): Promise<void> {
  const { customerId, commerceRegion: store } = scope;
  if (customerId !== null && cart.customer_id === customerId)
    await customerCarts.keep(store, customerId, { id: cart.id, goneSince: null });
}

export async function forgetCustomersCart({ scope, customerCarts }: RequestContext): Promise<void> {
  const { customerId, commerceRegion: store } = scope;
  if (customerId !== null) await customerCarts.forget(store, customerId);
}

export interface MergedCart {
  cart: CartJson;
  /** none: there was no other cart · whole: all lines were merged · part: the store refused some lines. */
  merged: 'none' | 'whole' | 'part';
}

/**
 * Merges the customer's other cart into this one and deletes it.
 * @throws SourceError when commerce is unavailable; the other cart is still known then, and merging is idempotent.
 */
export async function withOtherCart(ctx: RequestContext, cart: CartJson): Promise<MergedCart> {
  const other = await customersOtherCart(ctx, cart.id);
  const merged: MergedCart = other ? await mergedWith(ctx, cart, other) : { cart, merged: 'none' };
  await keepCustomersCart(ctx, merged.cart);
  // If deletion fails, the cart expires at the store.
  if (other) await withFallback(ctx.commerce.deleteCart(other.id), undefined);
  return merged;
}

async function mergedWith(ctx: RequestContext, here: CartJson, other: CartJson): Promise<MergedCart> {
  const { missing, short } = mergeOf(here.line_items.physical_items, other.line_items.physical_items);
  if (missing.length + short.length === 0) return { cart: here, merged: 'none' };
  let cart = here;
  /** Lines the store refuses, such as sold-out ones, are left out. */
  const isDone = async (write: () => Promise<CartJson>, lines: readonly NewCartLine[]): Promise<boolean> => {
    try {
      cart = (await reconciled(ctx, here.id, write, (now) => now !== null && holds(now, lines))) ?? cart;
      return true;
    } catch (error) {
      if (!ctx.commerce.refusal(error)) throw error;
      return false;
    }
  };
  const add = (lines: readonly NewCartLine[]): Promise<boolean> =>
    isDone(() => ctx.commerce.addCartItems(here.id, lines), lines);
  let isWhole = true;
  if (missing.length > 0 && !(await add(missing)))
    for (const line of missing) isWhole = (await add([line])) && isWhole;
  for (const { line, quantity } of short) {
    const { id, product_id: productID, variant_id: variantID } = line;
    const update = (): Promise<CartJson> =>
      ctx.commerce.updateCartItem(here.id, id, { productID, variantID, quantity });
    isWhole = (await isDone(update, [{ ...line, quantity }])) && isWhole;
  }
  return { cart, merged: isWhole ? 'whole' : 'part' };
}

function holds(cart: CartJson, lines: readonly NewCartLine[]): boolean {
  return lines.every(({ variant_id, quantity }) =>
    cart.line_items.physical_items.some(
      (line) => line.variant_id === variant_id && line.quantity === quantity,
    ),
  );
}

/** Finds the line a mutation refers to, or the refusal when it is gone. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { keyOfNode } from '../../nodeId.ts';
import { splitMarketId } from '../../region/markets/marketId.ts';
import type { CartJson, CartLineJson } from '../../../sources/commerce/carts.ts';
import { Cart, cartOf } from '../cart.ts';
import { Refusal, RefusalError, refusalFacts, type RefusalFacts } from '../../refusal.ts';
import { sessionCartForChange } from '../session/sessionCart.ts';

export class CartLineGoneError extends RefusalError {
  readonly ctx: RequestContext;
  readonly cart: CartJson | null;

  constructor(facts: RefusalFacts, ctx: RequestContext, cart: CartJson | null) {
    super(facts);
    this.ctx = ctx;
    this.cart = cart;
  }
}

builder.objectType(CartLineGoneError, {
  name: 'CartLineGone',
  description: 'The line is not in the session’s cart, or no longer.',
  interfaces: [Refusal],
  fields: (t) => ({
    cart: t.field({
      type: Cart,
      nullable: true,
      description: 'The current cart; null when there is none.',
      resolve: ({ ctx, cart }) => cartOf(ctx, cart),
    }),
  }),
});

/** The store's line id of a `CartLine` id; null for ids of other types. */
export function lineKeyOf(id: string): string | null {
  return splitMarketId(keyOfNode('CartLine', id) ?? '')?.key ?? null;
}

export async function findLine(
  ctx: RequestContext,
  id: string,
): Promise<{ cart: CartJson | null; line: CartLineJson | null }> {
  const key = lineKeyOf(id);
  const cart = await sessionCartForChange(ctx);
  return { cart, line: cart?.line_items.physical_items.find((line) => line.id === key) ?? null };
}

export async function lineGone(ctx: RequestContext, cart: CartJson | null): Promise<CartLineGoneError> {
  const facts = await refusalFacts(ctx, {
    code: 'CART_LINE_GONE',
    key: 'refusal.cartLineGone',
    path: ['input', 'lineId'],
  });
  return new CartLineGoneError(facts, ctx, cart);
}

/** The refusal when commerce reports line or cart as gone; null for other errors, and when the line is still there. */
export async function goneByNow(
  ctx: RequestContext,
  error: unknown,
  lineKey: string,
): Promise<CartLineGoneError | null> {
  const type = ctx.commerce.refusal(error)?.type;
  if (type !== 'item_not_found' && type !== 'cart_not_found') return null;
  const cart = await sessionCartForChange(ctx);
  const isThere = cart?.line_items.physical_items.some(({ id }) => id === lineKey) ?? false;
  return isThere ? null : lineGone(ctx, cart);
}

/** The session's cart: looked up, judged, kept or dropped (catalogue.md 4, Cart). Carts of other stores are other carts. */
import type { RequestContext } from '../context.ts';
import { marketFlags } from '../region/market.ts';
import { isSourceIll, sourceErrorOf, unlessIll } from '../sourceErrors.ts';
import type { CartJson } from '../sources/commerce/wireCart.ts';
import { rememberedPrices } from './lineNotices.rules.ts';
import { cartOnSignIn, judgeCart, type CartOnSignIn, type CartVisitor } from './ownership.rules.ts';

/** Null when there is none here. Fails with a source error when commerce is ill; the session then keeps what it has. */
export async function sessionCart(ctx: RequestContext): Promise<CartJson | null> {
  if (!marketFlags(ctx.scope).hasShop) return null;
  const store = ctx.scope.commerceRegion;
  const id = ctx.session.cartId(store);
  if (id === null) return null;
  const cart = await ctx.commerce.getCart(id);
  const visitor = visitorOf(ctx);
  switch (judgeCart(cart, visitor)) {
    case 'keep':
      return cart;
    case 'attach':
      return visitor.customerId === null ? cart : attach(ctx, id, visitor.customerId);
    case 'leave':
      return null;
    case 'delete':
      // Whoever signed in meanwhile took it along: it is no longer this session's to judge.
      if (ctx.session.isReplaced) return null;
      await letGo(ctx, cart && id);
      return null;
  }
}

/**
 * What becomes of the store's cart now that its customer is signed in (`ctx` is of that store). Nothing that goes wrong
 * undoes the sign-in: a cart that could not be asked for, or written, stays the session's and is judged at its next look.
 */
export async function takeCartAlong(ctx: RequestContext, customerId: number): Promise<CartOnSignIn> {
  const id = ctx.session.cartId(ctx.scope.commerceRegion);
  if (id === null) return 'NONE';
  try {
    const cart = await ctx.commerce.getCart(id);
    const verdict = judgeCart(cart, { customerId });
    if (verdict === 'attach') await attach(ctx, id, customerId);
    if (verdict === 'delete') await letGo(ctx, cart && id);
    return cartOnSignIn(cart, verdict);
  } catch (error) {
    if (sourceErrorOf(error)) return 'KEPT';
    throw error;
  }
}

/** The cart takes the customer's prices: they are no change of the store's mind. */
async function attach(ctx: RequestContext, id: string, customerId: number): Promise<CartJson> {
  const write = (): Promise<CartJson> => ctx.commerce.updateCartCustomer(id, customerId);
  const cart = await reconciled(ctx, id, write, (now) => now?.customer_id === customerId);
  if (!cart) throw new Error(`The cart ${id} has an owner and is not there.`);
  rememberPrices(ctx, cart, 'all');
  return cart;
}

function rememberPrices(ctx: RequestContext, cart: CartJson, touched: readonly number[] | 'all'): void {
  const store = ctx.scope.commerceRegion;
  const lines = cart.line_items.physical_items;
  ctx.session.keepCartPrices(store, rememberedPrices(ctx.session.cartPrices(store), lines, touched));
}

/** `id` is null when there is nothing at the platform. */
async function letGo(ctx: RequestContext, id: string | null): Promise<void> {
  ctx.session.dropCart(ctx.scope.commerceRegion);
  // The session has let go of it already: a cart that stays behind at the platform dies by itself.
  if (id !== null) await unlessIll(ctx.commerce.deleteCart(id), undefined);
}

function visitorOf({ scope, session }: RequestContext): CartVisitor {
  const { customerId, commerceRegion: store } = scope;
  // Named by the session and yet nobody's scope: the commerce service could not be asked (server/signInCheck.ts).
  const unprovenId = customerId === null ? (session.customers[store]?.id ?? null) : null;
  return { customerId, unprovenId };
}

/**
 * Keeps the id of a changed cart and the prices that the shopper saw, or forgets the cart that went with its last line.
 *
 * @param touched ids of the variants that the change was about.
 */
export function settleCart(
  ctx: RequestContext,
  cart: CartJson | null,
  touched: readonly number[] = [],
): CartJson | null {
  const store = ctx.scope.commerceRegion;
  if (cart) {
    ctx.session.keepCart(store, cart.id);
    rememberPrices(ctx, cart, touched);
  } else ctx.session.dropCart(store);
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

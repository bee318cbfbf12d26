/** Looks up the session's cart and decides whether to keep it (catalogue.md 4, Cart). Each store has its own cart. */
import { setTimeout } from 'node:timers/promises';
import type { RequestContext } from '../../context.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { sourceErrorOf, withFallback } from '../../sourceErrors.ts';
import type { CartJson } from '../../../sources/commerce/carts.ts';
import { SourceError } from '../../../sources/transport/errors.ts';
import {
  customersOtherCart,
  forgetCustomersCart,
  keepCustomersCart,
  withOtherCart,
} from './customersCart.ts';
import { confirmationLeftMs, abandonedCartVerdict, isGone } from './missingCart.rules.ts';
import { maxRemembered, rememberedPrices } from '../lines/lineNotices.rules.ts';
import { reconciled } from './reconciled.ts';
import { cartOnSignIn, judgeCart, type CartOnSignIn, type CartVisitor } from './ownership.rules.ts';

/**
 * Null when there is none in this store. Fails with a source error when commerce is unavailable or first reports the
 * cart as gone (missingCart.rules.ts); the session keeps its cart then.
 */
export async function sessionCart(ctx: RequestContext): Promise<CartJson | null> {
  const cart = await look(ctx);
  if (cart === 'doubted') throw doubted();
  return cart;
}

/** For changes: waits for certainty about a missing cart instead of failing. */
export async function sessionCartForChange(ctx: RequestContext): Promise<CartJson | null> {
  const cart = await look(ctx);
  if (cart !== 'doubted') return cart;
  const since = ctx.session.cartMissingSince(ctx.scope.commerceRegion) ?? Date.now();
  await setTimeout(confirmationLeftMs(since, Date.now()));
  return sessionCart(ctx);
}

async function look(ctx: RequestContext): Promise<CartJson | null | 'doubted'> {
  if (!marketFlags(ctx.scope).hasShop) return null;
  const cart = await lookedUp(ctx);
  if (cart !== 'doubted') ctx.session.recordCartUnits(ctx.scope.commerceRegion, cart ? unitsIn(cart) : 0);
  return cart;
}

async function lookedUp(ctx: RequestContext): Promise<CartJson | null | 'doubted'> {
  const store = ctx.scope.commerceRegion;
  const id = ctx.session.cartId(store);
  if (id === null) {
    return (await returnedCart(ctx)) ?? foundCart(ctx);
  }
  const cart = await ctx.commerce.getCart(id);
  if (isThere(cart)) return judged(ctx, cart);
  return isGivenUp(ctx) ? null : 'doubted';
}

/** Adopts the customer's cart from another session. */
async function foundCart(ctx: RequestContext): Promise<CartJson | null> {
  const store = ctx.scope.commerceRegion;
  const cart = await customersOtherCart(ctx, ctx.session.abandonedCart(store)?.id ?? null);
  if (cart) keepFacts(ctx, cart, 'all');
  return cart;
}

function isThere(cart: CartJson | null): cart is CartJson {
  return cart !== null && cart.id !== '';
}

function doubted(): SourceError {
  return new SourceError(
    'SOURCE_UNAVAILABLE',
    { source: 'commerce', call: 'getCart' },
    'reports the cart as gone; a second answer, seconds later, has to agree',
    { isRead: true },
  );
}

async function judged(ctx: RequestContext, cart: CartJson): Promise<CartJson | null> {
  const store = ctx.scope.commerceRegion;
  const visitor = visitorOf(ctx);
  ctx.session.clearCartMissing(store);
  switch (judgeCart(cart, visitor)) {
    case 'keep':
      return cart;
    case 'attach':
      return visitor.customerId === null ? cart : attach(ctx, cart.id, visitor.customerId);
    case 'leave':
      return null;
    case 'delete':
      // If the session was replaced by a sign-in meanwhile, the cart now belongs to the new session.
      if (!ctx.session.isReplaced) ctx.session.abandonCart(store, Date.now());
      return null;
  }
}

/** Records an answer that the cart is gone; true once it is certain and the cart is dropped. */
function isGivenUp({ session, scope }: RequestContext): boolean {
  const store = scope.commerceRegion;
  const now = Date.now();
  if (!isGone(session.cartMissingSince(store), now)) {
    session.markCartMissing(store, now);
    return false;
  }
  if (!session.isReplaced) session.abandonCart(store, now);
  return true;
}

/** Looks up a dropped cart that may be there after all; another customer's is deleted, now that two answers agree. */
async function returnedCart(ctx: RequestContext): Promise<CartJson | null> {
  const { session } = ctx;
  const store = ctx.scope.commerceRegion;
  const given = session.abandonedCart(store);
  if (given === null) return null;
  switch (abandonedCartVerdict(given, Date.now())) {
    case 'wait':
      return null;
    case 'forget':
      session.forgetAbandonedCart(store);
      return null;
    case 'look': {
      const cart = await withFallback(ctx.commerce.getCart(given.id), undefined);
      if (cart === undefined) return null;
      if (!isThere(cart)) session.countAbandonedCartCheck(store);
      else if (judgeCart(cart, visitorOf(ctx)) === 'delete') {
        session.forgetAbandonedCart(store);
        // If deletion fails, the cart expires at the store.
        await withFallback(ctx.commerce.deleteCart(cart.id), undefined);
      } else {
        session.keepCart(store, cart.id);
        return judged(ctx, cart);
      }
      return null;
    }
  }
}

/**
 * Handles the store's cart at sign-in (`ctx` is of that store). Failures do not undo the sign-in: a cart that could not
 * be read or written stays in the session and is handled at the next lookup.
 */
export async function carryCartOver(ctx: RequestContext, customerId: number): Promise<CartOnSignIn> {
  const store = ctx.scope.commerceRegion;
  try {
    const id = ctx.session.cartId(store);
    if (id === null) return (await foundCart(ctx)) ? 'FOUND' : 'NONE';
    const cart = await ctx.commerce.getCart(id);
    if (!isThere(cart)) {
      if (!isGivenUp(ctx)) return 'KEPT';
      return (await foundCart(ctx)) ? 'FOUND' : 'NONE';
    }
    const verdict = judgeCart(cart, { customerId });
    if (verdict === 'delete') {
      ctx.session.abandonCart(store, Date.now());
      return (await foundCart(ctx)) ? 'FOUND' : 'DROPPED';
    }
    const theirs = verdict === 'attach' ? await attached(ctx, id, customerId) : cart;
    const { cart: now, merged } = await withOtherCart(ctx, theirs);
    if (verdict === 'attach' || merged !== 'none') keepFacts(ctx, now, 'all');
    return cartOnSignIn(verdict, merged);
  } catch (error) {
    if (sourceErrorOf(error)) return 'KEPT';
    throw error;
  }
}

/** Reassigns a guest's cart at the first lookup after sign-in, when the sign-in itself could not. */
async function attach(ctx: RequestContext, id: string, customerId: number): Promise<CartJson> {
  const { cart } = await withOtherCart(ctx, await attached(ctx, id, customerId));
  keepFacts(ctx, cart, 'all');
  return cart;
}

/** The cart is repriced for the customer, so the new prices must not count as price changes. */
async function attached(ctx: RequestContext, id: string, customerId: number): Promise<CartJson> {
  const write = (): Promise<CartJson> => ctx.commerce.updateCartCustomer(id, customerId);
  const cart = await reconciled(ctx, id, write, (now) => now?.customer_id === customerId);
  if (!cart) throw new Error(`Cart ${id} was reassigned but not found.`);
  return cart;
}

/** Stores the cart's id, quantities and displayed prices in the session. */
function keepFacts(ctx: RequestContext, cart: CartJson, touched: readonly number[] | 'all'): void {
  const store = ctx.scope.commerceRegion;
  ctx.session.keepCart(store, cart.id);
  rememberPrices(ctx, cart, touched);
  ctx.session.keepCartQuantities(store, quantitiesIn(cart));
  ctx.session.recordCartUnits(store, unitsIn(cart));
}

function rememberPrices(ctx: RequestContext, cart: CartJson, touched: readonly number[] | 'all'): void {
  const store = ctx.scope.commerceRegion;
  const lines = cart.line_items.physical_items;
  ctx.session.keepCartPrices(store, rememberedPrices(ctx.session.cartPrices(store), lines, touched));
}

function visitorOf({ scope, session }: RequestContext): CartVisitor {
  const { customerId, commerceRegion: store } = scope;
  // The session names a customer but the scope does not: the sign-in could not be verified (edge/session/signInCheck.ts).
  const unverifiedId = customerId === null ? (session.customers[store]?.id ?? null) : null;
  return { customerId, unverifiedId };
}

/**
 * Stores a changed cart's id, quantities and displayed prices in the session, or forgets the cart if it was deleted
 * with its last line.
 * @param touched ids of the changed variants.
 * @param change name of the change (changeName.ts).
 */
export async function settleCart(
  ctx: RequestContext,
  cart: CartJson | null,
  touched: readonly number[] = [],
  change: string | null = null,
): Promise<CartJson | null> {
  const store = ctx.scope.commerceRegion;
  if (cart) keepFacts(ctx, cart, touched);
  else ctx.session.dropCart(store);
  if (change !== null) ctx.session.recordChange(change);
  await (cart ? keepCustomersCart(ctx, cart) : forgetCustomersCart(ctx));
  return cart;
}

/** Total units of all lines. */
export function unitsIn(cart: CartJson): number {
  return cart.line_items.physical_items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Null for a cart with more lines than the session stores. */
function quantitiesIn(cart: CartJson): Record<string, number> | null {
  const lines = cart.line_items.physical_items;
  if (lines.length > maxRemembered) return null;
  const quantities: Record<string, number> = {};
  for (const { variant_id: id, quantity } of lines) quantities[id] = (quantities[id] ?? 0) + quantity;
  return quantities;
}

/** The session's cart: looked up, judged, kept or dropped (catalogue.md 4, Cart). Carts of other stores are other carts. */
import { setTimeout } from 'node:timers/promises';
import type { RequestContext } from '../context.ts';
import { marketFlags } from '../region/market.ts';
import { sourceErrorOf, unlessIll } from '../sourceErrors.ts';
import type { CartJson } from '../sources/commerce/wireCart.ts';
import { SourceError } from '../sources/errors.ts';
import {
  customersOtherCart,
  forgetCustomersCart,
  keepCustomersCart,
  withOtherCart,
} from './customersCart.ts';
import { doubtLeftMs, givenUpVerdict, isGone } from './goneCart.rules.ts';
import { mostRemembered, rememberedPrices } from './lineNotices.rules.ts';
import { reconciled } from './reconciled.ts';
import { cartOnSignIn, judgeCart, type CartOnSignIn, type CartVisitor } from './ownership.rules.ts';

/**
 * Null when there is none here. Fails with a source error when commerce is ill, and when it says for the first time that
 * the cart is gone (goneCart.rules.ts); the session then keeps what it has.
 */
export async function sessionCart(ctx: RequestContext): Promise<CartJson | null> {
  const cart = await look(ctx);
  if (cart === 'doubted') throw doubted();
  return cart;
}

/** The same for a change, which rather waits until it is certain than fails. */
export async function sessionCartForChange(ctx: RequestContext): Promise<CartJson | null> {
  const cart = await look(ctx);
  if (cart !== 'doubted') return cart;
  const since = ctx.session.cartDoubt(ctx.scope.commerceRegion) ?? Date.now();
  await setTimeout(doubtLeftMs(since, Date.now()));
  return sessionCart(ctx);
}

async function look(ctx: RequestContext): Promise<CartJson | null | 'doubted'> {
  if (!marketFlags(ctx.scope).hasShop) return null;
  const cart = await lookedUp(ctx);
  if (cart !== 'doubted') ctx.session.seeCartUnits(ctx.scope.commerceRegion, cart ? unitsIn(cart) : 0);
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

/** The cart that the customer filled in another session becomes this one's, too. */
async function foundCart(ctx: RequestContext): Promise<CartJson | null> {
  const store = ctx.scope.commerceRegion;
  const cart = await customersOtherCart(ctx, ctx.session.givenUpCart(store)?.id ?? null);
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
    'says that the cart is gone; another answer, seconds later, has to agree',
    { isRead: true },
  );
}

async function judged(ctx: RequestContext, cart: CartJson): Promise<CartJson | null> {
  const store = ctx.scope.commerceRegion;
  const visitor = visitorOf(ctx);
  ctx.session.trustCart(store);
  switch (judgeCart(cart, visitor)) {
    case 'keep':
      return cart;
    case 'attach':
      return visitor.customerId === null ? cart : attach(ctx, cart.id, visitor.customerId);
    case 'leave':
      return null;
    case 'delete':
      // Whoever signed in meanwhile took it along: it is no longer this session's to judge.
      if (!ctx.session.isReplaced) ctx.session.giveUpCart(store, Date.now());
      return null;
  }
}

/** Commerce says that the cart is gone: whether that is certain, and it is given up. */
function isGivenUp({ session, scope }: RequestContext): boolean {
  const store = scope.commerceRegion;
  const now = Date.now();
  if (!isGone(session.cartDoubt(store), now)) {
    session.doubtCart(store, now);
    return false;
  }
  if (!session.isReplaced) session.giveUpCart(store, now);
  return true;
}

/** A cart that was given up and is there after all; one of another customer is deleted now that two looks say so. */
async function returnedCart(ctx: RequestContext): Promise<CartJson | null> {
  const { session } = ctx;
  const store = ctx.scope.commerceRegion;
  const given = session.givenUpCart(store);
  if (given === null) return null;
  switch (givenUpVerdict(given, Date.now())) {
    case 'wait':
      return null;
    case 'forget':
      session.forgetGivenUpCart(store);
      return null;
    case 'look': {
      const cart = await unlessIll(ctx.commerce.getCart(given.id), undefined);
      if (cart === undefined) return null;
      if (!isThere(cart)) session.countGivenUpLook(store);
      else if (judgeCart(cart, visitorOf(ctx)) === 'delete') {
        session.forgetGivenUpCart(store);
        // A cart that stays behind at the store dies by itself.
        await unlessIll(ctx.commerce.deleteCart(cart.id), undefined);
      } else {
        session.keepCart(store, cart.id);
        return judged(ctx, cart);
      }
      return null;
    }
  }
}

/**
 * What becomes of the store's cart now that its customer is signed in (`ctx` is of that store). Nothing that goes wrong
 * undoes the sign-in: a cart that could not be asked for, or written, stays the session's and is judged at its next look.
 */
export async function takeCartAlong(ctx: RequestContext, customerId: number): Promise<CartOnSignIn> {
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
      ctx.session.giveUpCart(store, Date.now());
      return (await foundCart(ctx)) ? 'FOUND' : 'DROPPED';
    }
    const theirs = verdict === 'attach' ? await attached(ctx, id, customerId) : cart;
    const { cart: now, came } = await withOtherCart(ctx, theirs);
    if (verdict === 'attach' || came !== 'none') keepFacts(ctx, now, 'all');
    return cartOnSignIn(verdict, came);
  } catch (error) {
    if (sourceErrorOf(error)) return 'KEPT';
    throw error;
  }
}

/** A guest's cart becomes the customer's at the first look after the sign-in, when the sign-in itself could not see to it. */
async function attach(ctx: RequestContext, id: string, customerId: number): Promise<CartJson> {
  const { cart } = await withOtherCart(ctx, await attached(ctx, id, customerId));
  keepFacts(ctx, cart, 'all');
  return cart;
}

/** The cart takes the customer's prices: they are no change of the store's mind. */
async function attached(ctx: RequestContext, id: string, customerId: number): Promise<CartJson> {
  const write = (): Promise<CartJson> => ctx.commerce.updateCartCustomer(id, customerId);
  const cart = await reconciled(ctx, id, write, (now) => now?.customer_id === customerId);
  if (!cart) throw new Error(`The cart ${id} has an owner and is not there.`);
  return cart;
}

/** What the session knows of a cart: its id, what it holds, and the prices that the shopper saw. */
function keepFacts(ctx: RequestContext, cart: CartJson, touched: readonly number[] | 'all'): void {
  const store = ctx.scope.commerceRegion;
  ctx.session.keepCart(store, cart.id);
  rememberPrices(ctx, cart, touched);
  ctx.session.keepCartQuantities(store, quantitiesIn(cart));
  ctx.session.seeCartUnits(store, unitsIn(cart));
}

function rememberPrices(ctx: RequestContext, cart: CartJson, touched: readonly number[] | 'all'): void {
  const store = ctx.scope.commerceRegion;
  const lines = cart.line_items.physical_items;
  ctx.session.keepCartPrices(store, rememberedPrices(ctx.session.cartPrices(store), lines, touched));
}

function visitorOf({ scope, session }: RequestContext): CartVisitor {
  const { customerId, commerceRegion: store } = scope;
  // Named by the session and yet nobody's scope: the commerce service could not be asked (server/signInCheck.ts).
  const unprovenId = customerId === null ? (session.customers[store]?.id ?? null) : null;
  return { customerId, unprovenId };
}

/**
 * Keeps the id of a changed cart, what it holds, and the prices that the shopper saw; or forgets the cart that went with
 * its last line.
 *
 * @param touched ids of the variants that the change was about.
 * @param gesture name of the change (gestureName.ts).
 */
export async function settleCart(
  ctx: RequestContext,
  cart: CartJson | null,
  touched: readonly number[] = [],
  gesture: string | null = null,
): Promise<CartJson | null> {
  const store = ctx.scope.commerceRegion;
  if (cart) keepFacts(ctx, cart, touched);
  else ctx.session.dropCart(store);
  if (gesture !== null) ctx.session.noteGesture(gesture);
  await (cart ? keepCustomersCart(ctx, cart) : forgetCustomersCart(ctx));
  return cart;
}

/** Over all lines. */
export function unitsIn(cart: CartJson): number {
  return cart.line_items.physical_items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Null for a cart of more lines than a session remembers. */
function quantitiesIn(cart: CartJson): Record<string, number> | null {
  const lines = cart.line_items.physical_items;
  if (lines.length > mostRemembered) return null;
  const quantities: Record<string, number> = {};
  for (const { variant_id: id, quantity } of lines) quantities[id] = (quantities[id] ?? 0) + quantity;
  return quantities;
}

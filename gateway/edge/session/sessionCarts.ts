/** A session's carts: one per store, with facts about it, and recently abandoned ones. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { AbandonedCart } from '../../graph/cart/session/missingCart.rules.ts';
import type { KnownCart } from '../../graph/cart/session/repeatedChange.rules.ts';

const abandonedCart = z.object({
  id: z.string(),
  /** Milliseconds since 1970 when it was abandoned. */
  at: z.number(),
  /** How often it was checked since. */
  looks: z.number(),
}) satisfies z.ZodType<AbandonedCart>;

export const cartFields = {
  carts: z.record(z.string(), z.string()),
  /** Unit price of a variant when the shopper last added it: by store, by variant id. */
  cartPrices: z.record(z.string(), z.record(z.string(), z.number())).default({}),
  /** Units after the last change, of variants in `cartPrices` with more than one: by store, by variant id. */
  cartQuantities: z.record(z.string(), z.record(z.string(), z.number())).default({}),
  /** The last completed changes of carts (graph/cart/session/changeName.ts), oldest first. */
  gestures: z.array(z.string()).default([]),
  /** Milliseconds since 1970 when commerce first reported a cart missing: by store. */
  cartDoubts: z.record(z.string(), z.number()).default({}),
  /** Recently abandoned carts: by store. */
  givenUpCarts: z.record(z.string(), abandonedCart).default({}),
};
export type CartData = z.infer<z.ZodObject<typeof cartFields>>;

export const noCarts = {
  carts: {},
  cartPrices: {},
  cartQuantities: {},
  gestures: [],
  cartDoubts: {},
  givenUpCarts: {},
} satisfies CartData;

/** Currency units by variant id. */
type CartPrices = Readonly<Record<string, number>>;

/** Number of completed changes that a session remembers. */
const MAX_CHANGES = 8;

export abstract class SessionCarts {
  protected abstract readonly cartData: CartData;
  /** The state that the browser sent, which may be outdated; null without one. */
  protected abstract readonly sentCarts: CartData | null;
  protected abstract changeCarts(change: Partial<CartData>): void;

  readonly #recordedUnits = new Map<string, number>();

  /**
   * Units of the carts that this request read, by store. Not part of the session: they go into a cookie
   * (cartCountCookie.ts).
   */
  get recordedCartUnits(): ReadonlyMap<string, number> {
    return this.#recordedUnits;
  }

  recordCartUnits(store: string, units: number): void {
    this.#recordedUnits.set(store, units);
  }

  cartId(store: string): string | null {
    return this.cartData.carts[store] ?? null;
  }

  keepCart(store: string, id: string): void {
    this.clearCartMissing(store);
    this.forgetAbandonedCart(store);
    if (this.cartData.carts[store] === id) return;
    this.changeCarts({ carts: { ...this.cartData.carts, [store]: id } });
  }

  dropCart(store: string): void {
    this.clearCartMissing(store);
    if (!(store in this.cartData.carts)) return;
    const { carts, cartPrices, cartQuantities } = this.cartData;
    this.changeCarts({
      carts: without(carts, store),
      cartPrices: without(cartPrices, store),
      cartQuantities: without(cartQuantities, store),
    });
  }

  /** Milliseconds since 1970 when commerce first reported the cart missing; null while it exists. */
  cartMissingSince(store: string): number | null {
    return this.cartData.cartDoubts[store] ?? null;
  }

  markCartMissing(store: string, at: number): void {
    if (store in this.cartData.cartDoubts) return;
    this.changeCarts({ cartDoubts: { ...this.cartData.cartDoubts, [store]: at } });
  }

  /** The cart's existence is certain again, or it was removed. */
  clearCartMissing(store: string): void {
    if (!(store in this.cartData.cartDoubts)) return;
    this.changeCarts({ cartDoubts: without(this.cartData.cartDoubts, store) });
  }

  abandonedCart(store: string): AbandonedCart | null {
    return this.cartData.givenUpCarts[store] ?? null;
  }

  /** Abandons the cart, remembering its id. */
  abandonCart(store: string, at: number): void {
    const id = this.cartId(store);
    this.dropCart(store);
    if (id === null) return;
    this.changeCarts({ givenUpCarts: { ...this.cartData.givenUpCarts, [store]: { id, at, looks: 0 } } });
  }

  /** It was checked once more, and is still missing. */
  countAbandonedCartCheck(store: string): void {
    const given = this.abandonedCart(store);
    if (!given) return;
    const counted = { ...given, looks: given.looks + 1 };
    this.changeCarts({ givenUpCarts: { ...this.cartData.givenUpCarts, [store]: counted } });
  }

  forgetAbandonedCart(store: string): void {
    if (!(store in this.cartData.givenUpCarts)) return;
    this.changeCarts({ givenUpCarts: without(this.cartData.givenUpCarts, store) });
  }

  /** What each copy of the session knows of the store's cart: the newest copy, and the browser's. */
  knownCarts(store: string): KnownCart[] {
    const copies = this.sentCarts === null ? [this.cartData] : [this.cartData, this.sentCarts];
    return copies.map((copy) => ({ quantities: quantitiesIn(copy, store), changes: copy.gestures }));
  }

  keepCartQuantities(store: string, quantities: Readonly<Record<string, number>> | null): void {
    const { cartQuantities } = this.cartData;
    const several =
      quantities && Object.fromEntries(Object.entries(quantities).filter(([, units]) => units > 1));
    if (isDeepStrictEqual(several, cartQuantities[store] ?? null)) return;
    const others = without(cartQuantities, store);
    this.changeCarts({ cartQuantities: several ? { ...others, [store]: several } : others });
  }

  recordChange(change: string): void {
    if (this.cartData.gestures.includes(change)) return;
    this.changeCarts({ gestures: [...this.cartData.gestures, change].slice(-MAX_CHANGES) });
  }

  cartPrices(store: string): CartPrices {
    return this.cartData.cartPrices[store] ?? {};
  }

  keepCartPrices(store: string, prices: CartPrices): void {
    if (isDeepStrictEqual(prices, this.cartPrices(store))) return;
    this.changeCarts({ cartPrices: { ...this.cartData.cartPrices, [store]: { ...prices } } });
  }
}

/** Null when not recorded. */
function quantitiesIn(
  { carts, cartPrices, cartQuantities }: CartData,
  store: string,
): KnownCart['quantities'] {
  if (!(store in carts)) return {};
  const several = cartQuantities[store];
  if (!several) return null;
  return { ...Object.fromEntries(Object.keys(cartPrices[store] ?? {}).map((id) => [id, 1])), ...several };
}

export function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...rest } = record;
  return rest;
}

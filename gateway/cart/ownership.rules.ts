/** Whose cart is it (catalogue.md 4, Cart). */

export interface CartFacts {
  /** Empty when the lookup returned none. */
  id: string;
  /** Zero when nobody owns it. */
  customer_id: number;
}

/** Who asks for the cart. */
export interface CartVisitor {
  /** The session's customer at the cart's store, null for guests. */
  customerId: number | null;
  /** The customer that the session names while nobody can be asked whether the sign-in holds; else null. */
  unprovenId?: number | null;
}

/**
 * keep: it is the session's · attach: the session's customer takes it over · leave: it cannot be told now, so it is
 * neither shown nor touched · delete: it is not the session's, or it is none.
 */
export type CartVerdict = 'keep' | 'attach' | 'leave' | 'delete';

/**
 * Deleted when it has no id, when its owner differs from the session customer, or when the lookup returns no id.
 * `cart` is what the lookup of the session's cart id gave.
 */
export function judgeCart(
  cart: CartFacts | null,
  { customerId, unprovenId = null }: CartVisitor,
): CartVerdict {
  if (!cart || cart.id === '') return 'delete';
  if (cart.customer_id === 0) {
    // On login the cart is reassigned if it has no owner.
    return customerId === null ? 'keep' : 'attach';
  }
  if (cart.customer_id === customerId) return 'keep';
  return cart.customer_id === unprovenId ? 'leave' : 'delete';
}

/** What became of the session's cart when its customer signed in. */
export type CartOnSignIn = 'NONE' | 'KEPT' | 'REASSIGNED' | 'DROPPED' | 'FOUND' | 'MERGED' | 'PARTLY_MERGED';

/** @param came what came over from the cart that the customer had before. */
export function cartOnSignIn(
  verdict: Exclude<CartVerdict, 'delete'>,
  came: 'none' | 'whole' | 'part',
): CartOnSignIn {
  if (came !== 'none') return came === 'whole' ? 'MERGED' : 'PARTLY_MERGED';
  return verdict === 'attach' ? 'REASSIGNED' : 'KEPT';
}

/** Cart ownership (catalogue.md 4, Cart). */

export interface CartFacts {
  /** Empty when the lookup returned none. */
  id: string;
  /** Zero without an owner. */
  customer_id: number;
}

export interface CartVisitor {
  /** The session's customer at the cart's store, null for guests. */
  customerId: number | null;
  /** The session's customer while the sign-in cannot be verified; else null. */
  unverifiedId?: number | null;
}

/**
 * keep: it is the session's · attach: reassign it to the session's customer · leave: ownership cannot be verified now,
 * so it is neither shown nor changed · delete: it is missing or not the session's.
 */
export type CartVerdict = 'keep' | 'attach' | 'leave' | 'delete';

/**
 * Deleted when it has no id, when its owner differs from the session customer, or when the lookup returns no id. `cart`
 * is the result of looking up the session's cart id.
 */
export function judgeCart(
  cart: CartFacts | null,
  { customerId, unverifiedId = null }: CartVisitor,
): CartVerdict {
  if (!cart || cart.id === '') return 'delete';
  if (cart.customer_id === 0) {
    // On login the cart is reassigned if it has no owner.
    return customerId === null ? 'keep' : 'attach';
  }
  if (cart.customer_id === customerId) return 'keep';
  return cart.customer_id === unverifiedId ? 'leave' : 'delete';
}

/** Outcome for the session's cart at sign-in. */
export type CartOnSignIn = 'NONE' | 'KEPT' | 'REASSIGNED' | 'DROPPED' | 'FOUND' | 'MERGED' | 'PARTLY_MERGED';

/** @param came what was merged from the customer's earlier cart. */
export function cartOnSignIn(
  verdict: Exclude<CartVerdict, 'delete'>,
  merged: 'none' | 'whole' | 'part',
): CartOnSignIn {
  if (merged !== 'none') return merged === 'whole' ? 'MERGED' : 'PARTLY_MERGED';
  return verdict === 'attach' ? 'REASSIGNED' : 'KEPT';
}

/** Whose cart is it (catalogue.md 4, Cart). */

export interface CartFacts {
  /** Empty when the lookup returned none. */
  id: string;
  /** Zero when nobody owns it. */
  customer_id: number;
}

/**
 * keep: it is the session's · attach: the session's customer takes it over · delete: it is not, or it is none.
 * `cart` is what the lookup of the session's cart id gave; `customerId` the session's customer, null for guests.
 */
export type CartVerdict = 'keep' | 'attach' | 'delete';

/** Deleted when it has no id, when its owner differs from the session customer, or when the lookup returns no id. */
export function judgeCart(cart: CartFacts | null, customerId: number | null): CartVerdict {
  if (!cart || cart.id === '') return 'delete';
  if (customerId === null) return cart.customer_id === 0 ? 'keep' : 'delete';
  if (cart.customer_id === customerId) return 'keep';
  // On login the cart is reassigned if it has no owner.
  return cart.customer_id === 0 ? 'attach' : 'delete';
}

/**
 * After a write, the root field `cart` must lead to the cart that the answer holds. Relay merges records by id by
 * itself, but it cannot know that the shopper who had no cart has one now, or that the last line took the cart along:
 * that link is the one thing set by hand, here and nowhere else.
 */
import type { RecordSourceSelectorProxy } from 'relay-runtime';

type CartMutationField = 'addCartItem' | 'changeCartItem' | 'removeCartItem';

/** For `updater` of a mutation whose payload has a `cart`. A refusal without a cart leaves the link as it was. */
export function linkCart(store: RecordSourceSelectorProxy, field: CartMutationField): void {
  const answer = store.getRootField(field);
  // Undefined: this member of the union has no cart field. Null: there is no cart any more.
  const cart = answer?.getLinkedRecord('cart');
  if (cart) store.getRoot().setLinkedRecord(cart, 'cart');
  else if (cart === null) store.getRoot().setValue(null, 'cart');
  // Every product that a pro has looked at shows what the cart would bring the year's spend to: all of it is old now.
  if (store.getRoot().getLinkedRecord('viewer')?.getValue('isPro') === true) store.invalidateStore();
}

/**
 * After a mutation, links the root field `cart` to the cart in the response. Relay merges records by id, but cannot
 * know that the shopper has a new cart, or that removing the last line deleted it.
 */
import type { RecordSourceSelectorProxy } from 'relay-runtime';

type CartMutationField = 'addCartItem' | 'addCartItems' | 'changeCartItem' | 'removeCartItem';

/** For `updater` of a mutation whose payload has a `cart`. A refusal without a cart leaves the link as it was. */
export function linkCart(store: RecordSourceSelectorProxy, field: CartMutationField): void {
  const result = store.getRootField(field);
  // Undefined: this union member has no cart field. Null: there is no cart any more.
  const cart = result?.getLinkedRecord('cart');
  if (cart) store.getRoot().setLinkedRecord(cart, 'cart');
  else if (cart === null) store.getRoot().setValue(null, 'cart');
  // Pro prices' spend forecasts depend on the cart: invalidate those of all viewed products.
  if (store.getRoot().getLinkedRecord('viewer')?.getValue('isPro') === true) store.invalidateStore();
}

/**
 * What mutations that change the cart share: linking the new cart, and the outcome of an addition. Relay merges records
 * by id, but cannot know that the shopper has a new cart, or that removing the last line deleted it.
 */
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { beginCartWrite } from '../Cart/state/cartWrites.ts';

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

/** Refused: with the gateway's message. Failed: without a response, so it is unknown whether it was added. */
export type AddOutcome = { kind: 'added' } | { kind: 'refused'; message: string } | { kind: 'failed' };

/** Of the mutation's union. */
interface AddResult {
  readonly payload?: object | null | undefined;
  readonly refusal?: { readonly message: string } | null | undefined;
}

/** Begins a cart write; `complete` and `fail` end it and report the outcome. */
export function beginAdd(onOutcome: (outcome: AddOutcome) => void) {
  const end = beginCartWrite();
  const settle = (outcome: AddOutcome) => {
    end(outcome.kind === 'added');
    onOutcome(outcome);
  };
  return {
    complete(result: AddResult | null | undefined, errors: readonly unknown[] | null | undefined) {
      if (result?.payload) settle({ kind: 'added' });
      else if (result?.refusal && !errors?.length)
        settle({ kind: 'refused', message: result.refusal.message });
      else settle({ kind: 'failed' });
    },
    fail: () => settle({ kind: 'failed' }),
  };
}

/** Puts a variant into the cart. The badge counts it at once; the shop's answer corrects or takes it back. */
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import type { useAddCartItemMutation } from '#relay/useAddCartItemMutation.graphql.ts';
import { beginCartWrite } from '../Cart/cartWrites.ts';
import { keptCartCount } from '../Cart/keptCartCount.ts';
import { linkCart } from './linkCart.ts';

/** Refused: in the words of the shop. Failed: nothing came back, so nothing is known to be added. */
export type AddOutcome = { kind: 'added' } | { kind: 'refused'; message: string } | { kind: 'failed' };

/** An outcome and what it is about. */
export type VariantOutcome = AddOutcome & { variantId: string };

export interface AddCartItem {
  addCartItem: (variantId: string, quantity: number, onOutcome?: (outcome: AddOutcome) => void) => void;
  isAdding: boolean;
  /** Of the last attempt; null before the first and while one is under way. */
  outcome: VariantOutcome | null;
}

/** @param locale the URL prefix: it decides the market, and with it the cart. */
export function useAddCartItem(locale: string): AddCartItem {
  const [commit, isAdding] = useMutation<useAddCartItemMutation>(graphql`
    mutation useAddCartItemMutation($locale: String!, $input: AddCartItemInput!) @inContext(locale: $locale) {
      addCartItem(input: $input) {
        ... on AddCartItemPayload @alias(as: "payload") {
          cart {
            ...CartLines_cart
            ...CartSummary_cart
            ...useCartContents_cart
          }
          # A pro's meter on the product page counts what is in the cart.
          line {
            product {
              variants {
                spendMeter {
                  ...SpendMeter_meter
                }
              }
            }
          }
        }
        ... on Refusal @alias(as: "refusal") {
          message
        }
      }
    }
  `);
  const [outcome, setOutcome] = useState<VariantOutcome | null>(null);

  const addCartItem: AddCartItem['addCartItem'] = (variantId, quantity, onOutcome) => {
    const end = beginCartWrite();
    const settle = (next: AddOutcome) => {
      end(next.kind === 'added');
      setOutcome({ ...next, variantId });
      onOutcome?.(next);
    };
    setOutcome(null);
    commit({
      variables: { locale, input: { variantId, quantity } },
      optimisticUpdater: (store) => countAtOnce(store, quantity),
      updater: (store) => linkCart(store, 'addCartItem'),
      onCompleted: ({ addCartItem: result }, errors) => {
        if (result?.payload) settle({ kind: 'added' });
        else if (result?.refusal && !errors?.length)
          settle({ kind: 'refused', message: result.refusal.message });
        else settle({ kind: 'failed' });
      },
      onError: () => settle({ kind: 'failed' }),
    });
  };
  return { addCartItem, isAdding, outcome };
}

/** Only the count is foretold. Prices and totals are the shop's to say. */
function countAtOnce(store: RecordSourceSelectorProxy, quantity: number): void {
  const root = store.getRoot();
  const known = root.getLinkedRecord('cart');
  const cart = known ?? firstCart(store, known === undefined ? keptCount(root) : 0);
  const before = cart.getValue('totalQuantity');
  cart.setValue((typeof before === 'number' ? before : 0) + quantity, 'totalQuantity');
  root.setLinkedRecord(cart, 'cart');
}

/** Until the answer brings the real cart: one that knows its count, and that its lines are not there yet. */
function firstCart(store: RecordSourceSelectorProxy, count: number): RecordProxy {
  const id = 'client:firstCart';
  const cart = store.create(id, 'Cart');
  cart.setValue(id, 'id');
  cart.setValue(count, 'totalQuantity');
  cart.setLinkedRecords([], 'lines');
  return cart;
}

/** What the badge shows of a cart that nobody has asked for yet. */
function keptCount(root: RecordProxy): number {
  const store = root.getLinkedRecord('market')?.getValue('commerceRegion');
  return typeof store === 'string' ? keptCartCount(store) : 0;
}

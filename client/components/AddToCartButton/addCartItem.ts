/**
 * Adds a variant to the cart; loaded once a page is idle, or on press. The badge counts it optimistically; the response
 * corrects it, or a failure rolls it back.
 */
import { commitMutation, graphql } from 'react-relay/hooks.js';
import type { Environment, RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import type { addCartItemMutation } from '#relay/addCartItemMutation.graphql.ts';
import { cartCountCookie } from '../Cart/state/cartCountCookie.ts';
import { beginAdd, linkCart, type AddOutcome } from './linkCart.ts';

/** @param variables locale: the URL prefix, which decides the market, and with it the cart. */
export function addCartItem(
  environment: Environment,
  variables: addCartItemMutation['variables'],
  onOutcome: (outcome: AddOutcome) => void,
): void {
  const { complete, fail } = beginAdd(onOutcome);
  commitMutation<addCartItemMutation>(environment, {
    mutation: graphql`
      mutation addCartItemMutation($locale: Locale!, $input: AddCartItemInput!) @inContext(locale: $locale) {
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
    `,
    variables,
    optimisticUpdater: (store) => countAtOnce(store, variables.input.quantity ?? 1),
    updater: (store) => linkCart(store, 'addCartItem'),
    onCompleted: ({ addCartItem: result }, errors) => complete(result, errors),
    onError: fail,
  });
}

/** The optimistic response has the count only: prices and totals come from the gateway. */
function countAtOnce(store: RecordSourceSelectorProxy, quantity: number): void {
  const root = store.getRoot();
  const known = root.getLinkedRecord('cart');
  const cart = known ?? firstCart(store, known === undefined ? storedCount(root) : 0);
  const before = cart.getValue('totalQuantity');
  cart.setValue((typeof before === 'number' ? before : 0) + quantity, 'totalQuantity');
  root.setLinkedRecord(cart, 'cart');
}

/** Placeholder until the response contains the real cart: with a known count and no lines yet. */
function firstCart(store: RecordSourceSelectorProxy, count: number): RecordProxy {
  const id = 'client:firstCart';
  const cart = store.create(id, 'Cart');
  cart.setValue(id, 'id');
  cart.setValue(count, 'totalQuantity');
  cart.setLinkedRecords([], 'lines');
  return cart;
}

/** What the badge shows of a cart that is not loaded yet. */
function storedCount(root: RecordProxy): number {
  const store = root.getLinkedRecord('market')?.getValue('commerceRegion');
  return typeof store === 'string' ? cartCountCookie(store) : 0;
}

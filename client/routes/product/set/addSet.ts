/** Adds a set to the cart: all of its parts or none. Loaded with the set. */
import { commitMutation, graphql } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type { addSetMutation } from '#relay/addSetMutation.graphql.ts';
import { beginCartWrite } from '../../../components/Cart/state/cartWrites.ts';
import { linkCart } from '../../../components/AddToCartButton/linkCart.ts';

/** Refused: with the gateway's message, which names the part. Failed: without a response, so the cart is unknown. */
export type SetOutcome = { kind: 'added' } | { kind: 'refused'; message: string } | { kind: 'failed' };

export function addSet(
  environment: Environment,
  locale: string,
  variantIds: readonly string[],
  onOutcome: (outcome: SetOutcome) => void,
): void {
  const end = beginCartWrite();
  const settle = (outcome: SetOutcome) => {
    end(outcome.kind === 'added');
    onOutcome(outcome);
  };
  commitMutation<addSetMutation>(environment, {
    mutation: graphql`
      mutation addSetMutation($locale: Locale!, $input: AddCartItemsInput!) @inContext(locale: $locale) {
        addCartItems(input: $input) {
          ... on AddCartItemsPayload @alias(as: "payload") {
            cart {
              ...CartLines_cart
              ...CartSummary_cart
              ...useCartContents_cart
            }
            # A pro's meter on the product page counts what is in the cart.
            lines {
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
    variables: { locale, input: { items: variantIds.map((variantId) => ({ variantId, quantity: 1 })) } },
    updater: (store) => linkCart(store, 'addCartItems'),
    onCompleted: ({ addCartItems: result }, errors) => {
      if (result?.payload) settle({ kind: 'added' });
      else if (result?.refusal && !errors?.length)
        settle({ kind: 'refused', message: result.refusal.message });
      else settle({ kind: 'failed' });
    },
    onError: () => settle({ kind: 'failed' }),
  });
}

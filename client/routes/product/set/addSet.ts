/** Adds a set to the cart: all of its parts or none. Loaded with the set. */
import { commitMutation, graphql } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type { addSetMutation } from '#relay/addSetMutation.graphql.ts';
import { beginAdd, linkCart, type AddOutcome } from '../../../components/AddToCartButton/linkCart.ts';

export function addSet(
  environment: Environment,
  locale: string,
  variantIds: readonly string[],
  onOutcome: (outcome: AddOutcome) => void,
): void {
  const { complete, fail } = beginAdd(onOutcome);
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
    onCompleted: ({ addCartItems: result }, errors) => complete(result, errors),
    onError: fail,
  });
}

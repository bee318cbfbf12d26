/** Removes a line. `CartQueueStore` calls it, so that it never overtakes a change of the same line. */
import { commitMutation, graphql } from 'react-relay/hooks.js';
import type { removeCartItemMutation } from '#relay/removeCartItemMutation.graphql.ts';
import { linkCart } from '../../AddToCartButton/linkCart.ts';
import type { LineChange } from './changeCartItem.ts';

export function removeCartItem({ environment, locale, lineId, onOutcome }: LineChange): void {
  commitMutation<removeCartItemMutation>(environment, {
    mutation: graphql`
      mutation removeCartItemMutation($locale: Locale!, $input: RemoveCartItemInput!)
      @inContext(locale: $locale) {
        removeCartItem(input: $input) {
          ... on RemoveCartItemPayload {
            cart {
              ...CartLines_cart
              ...CartSummary_cart
              ...useCartContents_cart
            }
          }
          ... on CartLineGone {
            cart {
              ...CartLines_cart
              ...CartSummary_cart
              ...useCartContents_cart
            }
          }
        }
      }
    `,
    variables: { locale, input: { lineId } },
    updater: (store) => linkCart(store, 'removeCartItem'),
    // A line that is already gone counts as removed.
    onCompleted: ({ removeCartItem: result }, errors) =>
      onOutcome(errors?.length || !result ? { kind: 'failed' } : { kind: 'done' }),
    onError: () => onOutcome({ kind: 'failed' }),
  });
}

/** Takes a line out of the cart. `useCartQueue` calls it, so that it never overtakes a change of the same line. */
import { useMutation, graphql } from 'react-relay/hooks.js';
import type { useRemoveCartItemMutation } from '#relay/useRemoveCartItemMutation.graphql.ts';
import { linkCart } from '../../components/AddToCartButton/linkCart.ts';
import type { SendLine } from './useChangeCartItem.ts';

export function useRemoveCartItem(
  locale: string,
): (lineId: string, onOutcome: Parameters<SendLine>[2]) => void {
  const [commit] = useMutation<useRemoveCartItemMutation>(graphql`
    mutation useRemoveCartItemMutation($locale: String!, $input: RemoveCartItemInput!)
    @inContext(locale: $locale) {
      removeCartItem(input: $input) {
        ... on RemoveCartItemPayload {
          cart {
            ...CartBadge_cart
            ...CartLines_cart
            ...CartSummary_cart
          }
        }
        ... on CartLineGone {
          cart {
            ...CartBadge_cart
            ...CartLines_cart
            ...CartSummary_cart
          }
        }
      }
    }
  `);
  return (lineId, onOutcome) => {
    commit({
      variables: { locale, input: { lineId } },
      updater: (store) => linkCart(store, 'removeCartItem'),
      // A line that is gone already is what was wanted.
      onCompleted: ({ removeCartItem: result }, errors) =>
        onOutcome(errors?.length || !result ? { kind: 'failed' } : { kind: 'done' }),
      onError: () => onOutcome({ kind: 'failed' }),
    });
  };
}

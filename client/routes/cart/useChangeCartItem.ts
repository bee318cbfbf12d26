/** Asks the shop for another quantity of a line. `useCartQueue` decides when. */
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useChangeCartItemMutation } from '#relay/useChangeCartItemMutation.graphql.ts';
import { linkCart } from '../../components/AddToCartButton/linkCart.ts';
import type { LineOutcome } from '../../components/AddToCartButton/useRemoveCartItem.ts';

export type SendLine = (lineId: string, quantity: number, onOutcome: (outcome: LineOutcome) => void) => void;

export function useChangeCartItem(locale: string): SendLine {
  const [commit] = useMutation<useChangeCartItemMutation>(graphql`
    mutation useChangeCartItemMutation($locale: String!, $input: ChangeCartItemInput!)
    @inContext(locale: $locale) {
      changeCartItem(input: $input) {
        ... on ChangeCartItemPayload {
          cart {
            ...CartBadge_cart
            ...CartLines_cart
            ...CartSummary_cart
            ...useCartContents_cart
          }
        }
        ... on CartLineGone @alias(as: "gone") {
          message
          cart {
            ...CartBadge_cart
            ...CartLines_cart
            ...CartSummary_cart
            ...useCartContents_cart
          }
        }
        ... on Refusal @alias(as: "refusal") {
          message
        }
      }
    }
  `);
  return (lineId, quantity, onOutcome) => {
    commit({
      variables: { locale, input: { lineId, quantity } },
      updater: (store) => linkCart(store, 'changeCartItem'),
      onCompleted: ({ changeCartItem: result }, errors) => {
        if (errors?.length || !result) onOutcome({ kind: 'failed' });
        else if (result.gone) onOutcome({ kind: 'gone', message: result.gone.message });
        else if (result.refusal) onOutcome({ kind: 'refused', message: result.refusal.message });
        else onOutcome({ kind: 'done' });
      },
      onError: () => onOutcome({ kind: 'failed' }),
    });
  };
}

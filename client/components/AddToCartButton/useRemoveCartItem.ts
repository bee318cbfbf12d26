/** Takes a line out of the cart. It leaves at once; the shop's answer confirms it or brings it back. */
import { useMutation, graphql } from 'react-relay/hooks.js';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useRemoveCartItemMutation } from '#relay/useRemoveCartItemMutation.graphql.ts';
import { linkCart } from './linkCart.ts';

/** Refused: in the words of the shop. Gone: the line is not in the cart any more. Failed: nothing came back. */
export type LineOutcome =
  { kind: 'done' } | { kind: 'refused' | 'gone'; message: string } | { kind: 'failed' };

/** Who sends several wishes for one line lets none overtake another (the cart screen's `useCartQueue`). */
export function useRemoveCartItem(
  locale: string,
): (lineId: string, onOutcome: (outcome: LineOutcome) => void) => void {
  const [commit] = useMutation<useRemoveCartItemMutation>(graphql`
    mutation useRemoveCartItemMutation($locale: String!, $input: RemoveCartItemInput!)
    @inContext(locale: $locale) {
      removeCartItem(input: $input) {
        ... on RemoveCartItemPayload {
          cart {
            ...CartBadge_cart
            ...CartLines_cart
            ...CartSummary_cart
            ...useCartContents_cart
          }
        }
        ... on CartLineGone {
          cart {
            ...CartBadge_cart
            ...CartLines_cart
            ...CartSummary_cart
            ...useCartContents_cart
          }
        }
      }
    }
  `);
  return (lineId, onOutcome) => {
    commit({
      variables: { locale, input: { lineId } },
      optimisticUpdater: (store) => takeOutAtOnce(store, lineId),
      updater: (store) => linkCart(store, 'removeCartItem'),
      // A line that is gone already is what was wanted.
      onCompleted: ({ removeCartItem: result }, errors) =>
        onOutcome(errors?.length || !result ? { kind: 'failed' } : { kind: 'done' }),
      onError: () => onOutcome({ kind: 'failed' }),
    });
  };
}

/** Line and count are foretold; prices and totals are the shop's to say. */
function takeOutAtOnce(store: RecordSourceSelectorProxy, lineId: string): void {
  const cart = store.getRoot().getLinkedRecord('cart');
  const lines = cart?.getLinkedRecords('lines');
  const line = lines?.find((each) => each?.getDataID() === lineId);
  if (!cart || !lines || !line) return;
  const quantity = line.getValue('quantity');
  const total = cart.getValue('totalQuantity');
  if (typeof quantity === 'number' && typeof total === 'number')
    cart.setValue(total - quantity, 'totalQuantity');
  cart.setLinkedRecords(
    lines.filter((each) => each !== line),
    'lines',
  );
}

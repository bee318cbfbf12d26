/** Changes the quantity of a line. `CartQueueStore` decides when. */
import { commitMutation, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { changeCartItemMutation } from '#relay/changeCartItemMutation.graphql.ts';
import { linkCart } from '../../AddToCartButton/linkCart.ts';

/** Refused: with the gateway's message. Gone: the line no longer exists. Failed: without a response. */
export type LineOutcome =
  | { kind: 'done' }
  | { kind: 'refused' | 'gone'; message: string }
  | { kind: 'failed' };

export interface LineChange {
  readonly environment: IEnvironment;
  /** The URL prefix: it decides the market, and with it the cart. */
  readonly locale: string;
  readonly lineId: string;
  readonly onOutcome: (outcome: LineOutcome) => void;
}

export function changeCartItem(
  { environment, locale, lineId, onOutcome }: LineChange,
  quantity: number,
): void {
  commitMutation<changeCartItemMutation>(environment, {
    mutation: graphql`
      mutation changeCartItemMutation($locale: Locale!, $input: ChangeCartItemInput!)
      @inContext(locale: $locale) {
        changeCartItem(input: $input) {
          ... on ChangeCartItemPayload {
            cart {
              ...CartLines_cart
              ...CartSummary_cart
              ...useCartContents_cart
            }
          }
          ... on CartLineGone @alias(as: "gone") {
            message
            cart {
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
    `,
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
}

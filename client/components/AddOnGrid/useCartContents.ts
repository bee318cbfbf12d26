/** What lies in the cart, for whoever shows that it does: the cart decides, also after a reload. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCartContents_cart$key } from '#relay/useCartContents_cart.graphql.ts';

export interface CartContents {
  /** Id of the line that holds the variant; null when none does. */
  readonly lineOf: (variantId: string) => string | null;
  /** Is any variant of the product in the cart. */
  readonly holds: (productId: string) => boolean;
}

/** @param key null before there is a cart. */
export function useCartContents(key: useCartContents_cart$key | null): CartContents {
  const cart = useFragment(
    graphql`
      fragment useCartContents_cart on Cart {
        lines {
          id
          variantId
          product {
            id
          }
        }
      }
    `,
    key,
  );
  const lines = cart?.lines ?? [];
  return {
    lineOf: (variantId) => lines.find((line) => line.variantId === variantId)?.id ?? null,
    holds: (productId) => lines.some((line) => line.product?.id === productId),
  };
}

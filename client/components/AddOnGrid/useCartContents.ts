/** Contents of a cart that a query or mutation returned. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCartContents_cart$key } from '#relay/useCartContents_cart.graphql.ts';
import { cartContents, type CartContents } from './cartContents.rules.ts';

/** @param key null while there is no cart. */
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
  return cartContents(
    lines.map(({ id, variantId, product }) => ({ id, variantId, productId: product?.id ?? null })),
  );
}

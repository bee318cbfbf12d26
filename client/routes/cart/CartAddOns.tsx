/**
 * Add-ons for the cart's products. The list is fixed for the visit, so that an added one can be removed again in place;
 * the next visit refetches.
 */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { CartAddOnsQuery } from '#relay/CartAddOnsQuery.graphql.ts';
import { useCartContents } from '../../components/AddOnGrid/useCartContents.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { AddOnGrid } from './lateParts.ts';

export function CartAddOns({ query }: { query: PreloadedQuery<CartAddOnsQuery> }) {
  const { lang } = useRouteMatch();
  const { cart } = usePreloadedQuery<CartAddOnsQuery>(
    graphql`
      query CartAddOnsQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        cart {
          addOns {
            # Of the late part.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...AddOnGrid_grid
          }
          ...useCartContents_cart
        }
      }
    `,
    query,
  );
  const contents = useCartContents(cart ?? null);
  if (!cart?.addOns) return null;
  return <AddOnGrid grid={cart.addOns} contents={contents} locale={lang} />;
}

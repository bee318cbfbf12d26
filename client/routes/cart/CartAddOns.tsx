/**
 * What goes with what lies in the cart. It stays as it is while the shopper is here, so that what was just added can be
 * taken out where it was; the next visit asks again.
 */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { CartAddOnsQuery } from '#relay/CartAddOnsQuery.graphql.ts';
import { AddOnGrid } from '../../components/AddOnGrid/AddOnGrid.tsx';
import { useCartContents } from '../../components/AddOnGrid/useCartContents.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';

export function CartAddOns({ query }: { query: PreloadedQuery<CartAddOnsQuery> }) {
  const { lang } = useRouteMatch();
  const { cart } = usePreloadedQuery<CartAddOnsQuery>(
    graphql`
      query CartAddOnsQuery($locale: String!) @inContext(locale: $locale) @preloadable {
        cart {
          addOns {
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

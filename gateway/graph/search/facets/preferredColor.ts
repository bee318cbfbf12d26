/** Preferred colour of a tile in a filtered listing. */
import { whenKnown, type Awaitable } from '../../../sources/transport/awaitable.ts';
import type { FacetChoice } from '../../catalog/products/productList.rules.ts';
import type { ProductModel } from '../../catalog/products/productModel.ts';
import { withFallback } from '../../sourceErrors.ts';
import { included } from './facets.rules.ts';
import { preferredColor } from './preferredColor.rules.ts';

/** Null without a colour filter; the colour groups take one cached content call. */
export function preferredColorOf(
  { ctx, entry }: ProductModel,
  choices: readonly FacetChoice[],
): Awaitable<string | null> {
  const chosen = included(choices)
    .filter(({ facet }) => facet === 'color')
    .flatMap(({ values }) => values ?? []);
  if (chosen.length === 0) return null;
  const labels = entry.color_images.map(({ color }) => color);
  return whenKnown(withFallback(ctx.delivery.colorGroups(), []), (groups) =>
    preferredColor({ labels, chosen, groups }),
  );
}

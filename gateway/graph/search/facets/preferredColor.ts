/** Preferred colour of a tile in a filtered listing. */
import type { FacetChoice } from '../../catalog/products/productList.rules.ts';
import type { ProductModel } from '../../catalog/products/productModel.ts';
import { withFallback } from '../../sourceErrors.ts';
import { included } from './facets.rules.ts';
import { preferredColor } from './preferredColor.rules.ts';

/** Null without a colour filter; the colour groups take one cached content call. */
export async function preferredColorOf(
  { ctx, entry }: ProductModel,
  choices: readonly FacetChoice[],
): Promise<string | null> {
  const chosen = included(choices)
    .filter(({ facet }) => facet === 'color')
    .flatMap(({ values }) => values ?? []);
  if (chosen.length === 0) return null;
  return preferredColor({
    labels: entry.color_images.map(({ color }) => color),
    chosen,
    groups: await withFallback(ctx.delivery.colorGroups(), []),
  });
}

/** The colour that a tile of a narrowed listing shows, in words of the product. */
import type { ProductModel } from '../catalog/productModel.ts';
import { unlessIll } from '../sourceErrors.ts';
import { wanted, type FacetChoice } from './facets.rules.ts';
import { preferredColor } from './preferredColor.rules.ts';

/** Null when the list is not narrowed by colour; the colour groups are one kept call of the content service. */
export async function preferredColorOf(
  { ctx, entry }: ProductModel,
  choices: readonly FacetChoice[],
): Promise<string | null> {
  const chosen = wanted(choices)
    .filter(({ facet }) => facet === 'color')
    .flatMap(({ values }) => values ?? []);
  if (chosen.length === 0) return null;
  return preferredColor({
    labels: entry.color_images.map(({ color }) => color),
    chosen,
    groups: await unlessIll(ctx.delivery.colorGroups(), []),
  });
}

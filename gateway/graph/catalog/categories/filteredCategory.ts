/** The category that `ProductFilter.category` names. */
import type { RequestContext } from '../../context.ts';

/** No entry and no document has it. */
export const NO_CATEGORY = 'no such category';

/** Its uid; null without a filter by category, `NO_CATEGORY` when none has the handle. */
export async function filteredCategory(
  filter: { category?: string | null | undefined } | null | undefined,
  ctx: RequestContext,
): Promise<string | null> {
  const handle = filter?.category ?? null;
  if (handle === null) return null;
  return (await ctx.delivery.categoryByUrl(`/${handle}`))?.uid ?? NO_CATEGORY;
}

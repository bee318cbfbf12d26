/** `Query.bestsellers`: the store counts what sells, content decides what of it is shown. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { badInput, withFallback } from '../../sourceErrors.ts';
import { filteredCategory } from '../categories/filteredCategory.ts';
import { Product } from './product.ts';
import { gridProductsByPlatformId, type ProductModel } from './productModel.ts';

/** As many as a row of small pictures shows on the widest screens. */
const DEFAULT_FIRST = 5;
const MAX_FIRST = 12;
/** The store's list is cut here, whatever the category: one call to the content service finds them all. */
const RANKED = 100;

interface BestsellersArgs {
  first: number;
  /** Handle; null: any. */
  category: string | null;
}

async function bestsellersOf(
  { first, category }: BestsellersArgs,
  ctx: RequestContext,
): Promise<ProductModel[]> {
  if (!marketFlags(ctx.scope).hasShop) return [];
  const [ids, uid] = await Promise.all([
    withFallback(ctx.commerce.bestsellers(RANKED), []),
    filteredCategory({ category }, ctx),
  ]);
  return gridProductsByPlatformId(ids, ctx, {
    first,
    where: ({ entry }) => uid === null || entry.categories.some((one) => one.uid === uid),
  });
}

builder.queryField('bestsellers', (t) =>
  t.field({
    type: [Product],
    description: `Products that this market’s store has sold most units of, best first, by the store’s count of at most an hour ago (in an outage of commerce of a day); only those shown in this market’s grids. Empty where nothing was sold yet, in markets without a shop, and while commerce is down and no count is kept. An error when the content service is down.`,
    args: {
      first: t.arg.int({
        defaultValue: DEFAULT_FIRST,
        description: `Maximum number, 1 to ${MAX_FIRST}.`,
      }),
      category: t.arg.string({
        description: `Handle of a category that they are in, such as \`skis\`; absent: any. Of the store’s ${RANKED} bestsellers, so a small category may have fewer than requested. Empty for an unknown one.`,
      }),
    },
    complexity: ({ first }) => ({ field: 10, multiplier: Math.min(first ?? DEFAULT_FIRST, MAX_FIRST) }),
    resolve: (_root, { first, category }, ctx) => {
      const size = first ?? DEFAULT_FIRST;
      if (size < 1 || size > MAX_FIRST)
        throw badInput(`bestsellers(first:) must be between 1 and ${MAX_FIRST}.`);
      return bestsellersOf({ first: size, category: category ?? null }, ctx);
    },
  }),
);

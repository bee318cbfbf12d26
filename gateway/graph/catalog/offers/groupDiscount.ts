/** Discount rules of the viewer's customer group. */
import type { RequestContext } from '../../context.ts';
import type { ProductJson } from '../../../sources/commerce/products.ts';
import { groupProductPrices, type DiscountRule } from './groupDiscount.rules.ts';
import type { ProductPrices } from './price.rules.ts';
import { guestGroup, viewerGroup } from './viewerGroup.ts';

/** None without a group. Fails like `viewerGroup`, so that another group's price is never shown instead. */
export async function groupRules(ctx: RequestContext): Promise<readonly DiscountRule[]> {
  return (await viewerGroup(ctx))?.discount_rules ?? [];
}

/** The rules of the store's guest group, whoever is signed in. None when the store has no guest group. */
export async function guestRules(ctx: RequestContext): Promise<readonly DiscountRule[]> {
  return (await guestGroup(ctx))?.discount_rules ?? [];
}

export async function productPricesFor(ctx: RequestContext, product: ProductJson): Promise<ProductPrices> {
  return groupProductPrices(await groupRules(ctx), product);
}

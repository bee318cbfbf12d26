/** What the viewer's customer group pays less. The rules are the group's, the same for all its members. */
import type { RequestContext } from '../context.ts';
import type { ProductJson } from '../sources/commerce/wire.ts';
import { groupProductPrices, type DiscountRule } from './groupDiscount.rules.ts';
import type { ProductPrices } from './price.rules.ts';
import { guestGroup, viewerGroup } from './viewerGroup.ts';

/** None without a group. Fails as `viewerGroup` does: a price that some other group pays is never shown in its place. */
export async function groupRules(ctx: RequestContext): Promise<readonly DiscountRule[]> {
  return (await viewerGroup(ctx))?.discount_rules ?? [];
}

/** The rules of the store's guests, whoever is signed in. None where the store has no group for them. */
export async function guestRules(ctx: RequestContext): Promise<readonly DiscountRule[]> {
  return (await guestGroup(ctx))?.discount_rules ?? [];
}

export async function productPricesFor(ctx: RequestContext, product: ProductJson): Promise<ProductPrices> {
  return groupProductPrices(await groupRules(ctx), product);
}

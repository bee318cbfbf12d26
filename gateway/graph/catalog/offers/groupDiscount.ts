/** Discount rules of the viewer's customer group, in minor units of the store's currency. */
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { storeCurrency } from '../../region/markets/billing.rules.ts';
import type { CustomerGroupJson } from '../../../sources/commerce/customerGroups.ts';
import type { ProductJson } from '../../../sources/commerce/products.ts';
import { exactProduct, exactRules, platformPrices, type PlatformPrices } from './exactPrices.rules.ts';
import { groupProductPrices, type DiscountRule } from './groupDiscount.rules.ts';
import { guestGroup, viewerGroup } from './viewerGroup.ts';

/** None without a group. Fails like `viewerGroup`, so that another group's price is never shown instead. */
export const groupRules = memoizePerContext(async (ctx) => rulesOf(ctx, await viewerGroup(ctx)));

/** The rules of the store's guest group, whoever is signed in. None when the store has no guest group. */
export const guestRules = memoizePerContext(async (ctx) => rulesOf(ctx, await guestGroup(ctx)));

function rulesOf({ scope }: RequestContext, group: CustomerGroupJson | null): readonly DiscountRule[] {
  return exactRules(group?.discount_rules ?? [], storeCurrency(scope.commerceRegion));
}

/** The viewer's prices in the platform's own shape. */
export async function productPricesFor(ctx: RequestContext, product: ProductJson): Promise<PlatformPrices> {
  const currency = storeCurrency(ctx.scope.commerceRegion);
  return platformPrices(groupProductPrices(await groupRules(ctx), exactProduct(product, currency)), currency);
}

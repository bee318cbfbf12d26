/** Discount rules of the viewer's customer group, in minor units of the store's currency. */
import { whenKnown } from '../../../sources/transport/awaitable.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { storeCurrency } from '../../region/markets/billing.rules.ts';
import type { CustomerGroupJson } from '../../../sources/commerce/customerGroups.ts';
import type { ProductJson } from '../../../sources/commerce/products.ts';
import { exactProduct, exactRules, platformPrices, type PlatformPrices } from './exactPrices.rules.ts';
import { groupProductPrices, type DiscountRule } from './groupDiscount.rules.ts';
import { guestGroup, viewerGroup } from './viewerGroup.ts';

/** None without a group. Fails like `viewerGroup`, so that another group's price is never shown instead. */
export const groupRules = memoizePerContext((ctx) =>
  whenKnown(viewerGroup(ctx), (group) => rulesOf(ctx, group)),
);

/** The rules of the store's guest group, whoever is signed in. None when the store has no guest group. */
export const guestRules = memoizePerContext((ctx) =>
  whenKnown(guestGroup(ctx), (group) => rulesOf(ctx, group)),
);

function rulesOf({ scope }: RequestContext, group: CustomerGroupJson | null): readonly DiscountRule[] {
  return exactRules(group?.discount_rules ?? [], storeCurrency(scope.commerceRegion));
}

/** The viewer's prices in the platform's own shape. */
export async function productPricesFor(ctx: RequestContext, product: ProductJson): Promise<PlatformPrices> {
  const currency = storeCurrency(ctx.scope.commerceRegion);
  return platformPrices(groupProductPrices(await groupRules(ctx), exactProduct(product, currency)), currency);
}

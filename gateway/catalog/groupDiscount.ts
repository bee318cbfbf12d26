/** What the viewer's customer group pays less. The rules are the group's, the same for all its members. */
import type { RequestContext } from '../context.ts';
import { oncePerContext } from '../oncePerContext.ts';
import { SourceError } from '../sources/errors.ts';
import type { ProductJson } from '../sources/commerce/wire.ts';
import { groupProductPrices, type DiscountRule } from './groupDiscount.rules.ts';
import type { ProductPrices } from './price.rules.ts';

const signInCheck = { source: 'commerce', call: 'validateSession' } as const;

/**
 * None for guests, and for customers without group. Asked once a request, and only for who is signed in. Fails when
 * commerce is ill, also when it cannot be asked whether a sign-in holds: a price that some other group pays is never
 * shown in place of the viewer's.
 */
export const groupRules = oncePerContext(async (ctx): Promise<readonly DiscountRule[]> => {
  const { customerGroup, commerceRegion: store } = ctx.scope;
  if (store in ctx.session.customers && ctx.session.customer(store) === null)
    throw new SourceError('SOURCE_UNAVAILABLE', signInCheck, 'nobody knows whose prices hold');
  if (!customerGroup) return [];
  const group = await ctx.commerce.customerGroup(customerGroup);
  return group?.discount_rules ?? [];
});

export async function productPricesFor(ctx: RequestContext, product: ProductJson): Promise<ProductPrices> {
  return groupProductPrices(await groupRules(ctx), product);
}

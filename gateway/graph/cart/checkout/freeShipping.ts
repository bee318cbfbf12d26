/** Free shipping: `Market.freeShippingFrom` and the progress of a cart. */
import { builder } from '../../builder.ts';
import { viewerGroupId } from '../../catalog/offers/viewerGroup.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { definePlaceholder } from '../../content/text/placeholders.ts';
import { Market, marketCurrency, marketFlags } from '../../region/markets/market.ts';
import { formattedMoney, Money, storeMoney, type MoneyModel } from '../../region/formats/money.ts';
import {
  bandsOf,
  freeBands,
  freeShippingThreshold,
  isHiddenFrom,
  paidBands,
  zonesOf,
  type Progress,
  type ShippingOffer,
} from './freeShipping.rules.ts';

const none: ShippingOffer = { bands: [], free: [] };

/** From the zones of the market's country. Fails with a source error when commerce or spend is unavailable. */
export const shippingOffer = memoizePerContext(async (ctx: RequestContext): Promise<ShippingOffer> => {
  const { scope } = ctx;
  if (!marketFlags(scope).hasShop) return none;
  const [isExcluded, zones] = await Promise.all([isViewerExcluded(ctx), ctx.commerce.shippingZones()]);
  const lists = await Promise.all(
    zonesOf(zones, scope.country).map(({ id }) => ctx.commerce.shippingMethods(id)),
  );
  const bands = bandsOf(lists.flat(), marketCurrency(scope));
  return isExcluded ? { bands: paidBands(bands), free: [] } : { bands, free: freeBands(bands) };
});

/** Only groups can be excluded, so viewers without one need no settings. */
async function isViewerExcluded(ctx: RequestContext): Promise<boolean> {
  const group = await viewerGroupId(ctx);
  return (
    group !== null && isHiddenFrom(await ctx.spend.shippingMethodSettings(ctx.scope.commerceRegion), group)
  );
}

export interface FreeShippingModel extends Progress {
  ctx: RequestContext;
  currency: string;
}

export const FreeShippingProgress = builder.objectRef<FreeShippingModel>('FreeShippingProgress').implement({
  description: 'Progress of a cart towards free shipping.',
  fields: (t) => ({
    threshold: t.field({
      type: Money,
      description: 'Subtotal from which shipping is free.',
      resolve: ({ ctx, threshold, currency }) => storeMoney(ctx, threshold, currency),
    }),
    remaining: t.field({
      type: Money,
      description: 'Amount still missing; zero once reached.',
      resolve: ({ ctx, remaining, currency }) => storeMoney(ctx, remaining, currency),
    }),
    fraction: t.exposeFloat('fraction', {
      description: 'The subtotal as a fraction of the threshold: 0 to 1, and 1 once reached.',
    }),
    isReached: t.exposeBoolean('isReached', { description: 'True when shipping is free.' }),
  }),
});

builder.objectField(Market, 'freeShippingThreshold', (t) =>
  t.field({
    type: Money,
    nullable: true,
    description:
      'Subtotal from which shipping is free: the lowest offer of the zones that ship to the country. Null when there is none, when the group of the customer, or of guests, is excluded, or with an error when commerce or the shipping settings are unavailable.',
    complexity: 5,
    resolve: freeShippingFrom,
  }),
);

async function freeShippingFrom(ctx: RequestContext): Promise<MoneyModel | null> {
  const threshold = freeShippingThreshold((await shippingOffer(ctx)).free);
  return threshold === null ? null : storeMoney(ctx, threshold, marketCurrency(ctx.scope));
}

// Editors' sentences name the sum that the store has, so that they cannot contradict the cart.
definePlaceholder('freeShippingFrom', async (ctx) => {
  const sum = await freeShippingFrom(ctx);
  return sum && formattedMoney(sum);
});

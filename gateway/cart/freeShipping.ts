/** Free shipping, on the market and on the cart. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { Market, marketCurrency, marketFlags } from '../region/market.ts';
import { Money, storeMoney } from '../region/money.ts';
import { freeShippingThreshold, isHiddenFrom, zonesOf, type Progress } from './freeShipping.rules.ts';

/** Currency units; null when there is no offer. Fails with a source error when commerce or spend is ill. */
export async function thresholdOf(ctx: RequestContext): Promise<number | null> {
  const { scope } = ctx;
  if (!marketFlags(scope).hasShop) return null;
  const [settings, zones] = await Promise.all([
    // Only groups can be hidden from the offer: for a guest nobody has to ask.
    scope.customerGroup === null ? null : ctx.spend.shippingMethodSettings(scope.commerceRegion),
    ctx.commerce.shippingZones(),
  ]);
  if (settings && isHiddenFrom(settings, scope.customerGroup)) return null;
  const methods = await Promise.all(
    zonesOf(zones, scope.country).map(({ id }) => ctx.commerce.shippingMethods(id)),
  );
  return freeShippingThreshold(methods.flat());
}

export interface FreeShippingModel extends Progress {
  ctx: RequestContext;
  currency: string;
}

export const FreeShippingProgress = builder.objectRef<FreeShippingModel>('FreeShippingProgress').implement({
  description: 'How far a cart is from free shipping.',
  fields: (t) => ({
    threshold: t.field({
      type: Money,
      description: 'Subtotal from which shipping is free.',
      resolve: ({ ctx, threshold, currency }) => storeMoney(ctx, threshold, currency),
    }),
    remaining: t.field({
      type: Money,
      description: 'What is missing; zero once reached.',
      resolve: ({ ctx, remaining, currency }) => storeMoney(ctx, remaining, currency),
    }),
    isReached: t.exposeBoolean('isReached', { description: 'True when shipping is free.' }),
  }),
});

builder.objectField(Market, 'freeShippingThreshold', (t) =>
  t.field({
    type: Money,
    nullable: true,
    description:
      'Shipping is free from this subtotal: the lowest offer of the zones that ship to the country. Null when there is none, when the customer’s group is excluded, or with an error when commerce is down.',
    complexity: 5,
    resolve: async (ctx) => {
      const threshold = await thresholdOf(ctx);
      return threshold === null ? null : storeMoney(ctx, threshold, marketCurrency(ctx.scope));
    },
  }),
);

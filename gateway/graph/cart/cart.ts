import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { joinMarketId, loadInMarkets } from '../region/markets/marketId.ts';
import { marketFlags } from '../region/markets/market.ts';
import { withFallback } from '../sourceErrors.ts';
import { Money, storeAmount, storeMoney } from '../region/formats/money.ts';
import type { CartJson } from '../../sources/commerce/carts.ts';
import { minorUnits, type MinorUnits } from '../../sources/transport/minorUnits.rules.ts';
import { CartLine, linesOf, savingOf } from './lines/cartLine.ts';
import { FreeShippingProgress, shippingOffer } from './checkout/freeShipping.ts';
import { freeShippingProgress, lowestCost } from './checkout/freeShipping.rules.ts';
import { sessionCart, unitsIn } from './session/sessionCart.ts';

export interface CartModel {
  ctx: RequestContext;
  cart: CartJson;
}

export function cartOf(ctx: RequestContext, cart: CartJson): CartModel;
export function cartOf(ctx: RequestContext, cart: CartJson | null): CartModel | null;
export function cartOf(ctx: RequestContext, cart: CartJson | null): CartModel | null {
  return cart && { ctx, cart };
}

async function cartByKey(id: string, ctx: RequestContext): Promise<CartModel | null> {
  const cart = await sessionCart(ctx);
  return cart?.id === id ? cartOf(ctx, cart) : null;
}

/** In minor units of its currency. */
function subtotalOf({ cart_amount: amount, currency }: CartJson): MinorUnits {
  return minorUnits(amount, currency.code);
}

const cartRef = builder.objectRef<CartModel>('Cart');
export const Cart = builder.node(cartRef, {
  description:
    'The session’s cart in this market’s store. From commerce; private to the session and never cached.',
  id: { resolve: ({ ctx, cart }) => joinMarketId(ctx.locale, cart.id) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, cartByKey),
  fields: (t) => ({
    lines: t.field({
      type: [CartLine],
      description: 'Its lines, oldest first.',
      resolve: ({ ctx, cart }) => linesOf(ctx, cart),
    }),
    totalQuantity: t.int({
      description: 'Total units of all lines.',
      resolve: ({ cart }) => unitsIn(cart),
    }),
    baseAmount: t.field({
      type: Money,
      description: 'Before discounts.',
      resolve: ({ ctx, cart }) => storeAmount(ctx, cart.base_amount, cart.currency.code),
    }),
    subtotal: t.field({
      type: Money,
      description: 'Current total of the lines, without shipping; taxes only where prices include them.',
      resolve: ({ ctx, cart }) => storeMoney(ctx, subtotalOf(cart), cart.currency.code),
    }),
    proSaving: t.field({
      type: Money,
      nullable: true,
      description:
        'What a pro saves on all lines against what guests pay. Null for everybody else, when it is nothing, and when commerce or content is unavailable.',
      resolve: async ({ ctx, cart }) => {
        if (!marketFlags(ctx.scope).isPro) return null;
        const savings = await withFallback(Promise.all(linesOf(ctx, cart).map(savingOf)), []);
        const sum = savings.reduce((all, one) => all + one, 0);
        return sum > 0 ? storeMoney(ctx, sum, cart.currency.code) : null;
      },
    }),
    freeShipping: t.field({
      type: FreeShippingProgress,
      nullable: true,
      description:
        'Progress towards free shipping. Null when there is no such offer for this country and the viewer’s group, or with an error when its sources are down.',
      resolve: async ({ ctx, cart }) => {
        const progress = freeShippingProgress((await shippingOffer(ctx)).free, subtotalOf(cart));
        return progress && { ctx, currency: cart.currency.code, ...progress };
      },
    }),
    shippingEstimate: t.field({
      type: Money,
      nullable: true,
      description:
        'Shipping cost to the country at this subtotal: the lowest matching band of its zones, zero when free. Null when none matches or the cost is unknown before checkout, or with an error when its sources are down.',
      resolve: async ({ ctx, cart }) => {
        const cost = lowestCost((await shippingOffer(ctx)).bands, subtotalOf(cart));
        return cost === null ? null : storeMoney(ctx, cost, cart.currency.code);
      },
    }),
  }),
});

builder.queryField('cart', (t) =>
  t.field({
    type: Cart,
    nullable: true,
    description:
      'The session’s cart. Null before anything was added and where there is no shop; null with an error when commerce is down, in which case the session keeps its cart.',
    complexity: 5,
    resolve: async (_root, _args, ctx) => cartOf(ctx, await sessionCart(ctx)),
  }),
);

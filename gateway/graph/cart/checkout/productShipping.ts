/** `Product.shipping`: what shipping costs when the product is ordered alone. */
import { builder } from '../../builder.ts';
import { priceOf } from '../../catalog/offers/productPrice.ts';
import { Product } from '../../catalog/products/product.ts';
import type { RequestContext } from '../../context.ts';
import { marketCurrency } from '../../region/markets/market.ts';
import { Money, storeMoney } from '../../region/formats/money.ts';
import { withFallback } from '../../sourceErrors.ts';
import { shippingOffer } from './freeShipping.ts';
import { shippingAlone, type ShippingAlone } from './freeShipping.rules.ts';

interface ShippingModel extends ShippingAlone {
  ctx: RequestContext;
}

const ProductShipping = builder.objectRef<ShippingModel>('ProductShipping').implement({
  description:
    'Shipping of a product that is ordered alone, to the market’s country, for the viewer’s group.',
  fields: (t) => ({
    cost: t.field({
      type: Money,
      nullable: true,
      description:
        'The lowest cost at the product’s lowest price; zero when it ships free. Null when unknown.',
      resolve: ({ ctx, cost }) => (cost === null ? null : storeMoney(ctx, cost, marketCurrency(ctx.scope))),
    }),
    freeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'Subtotal from which shipping is free; null when there is no such offer.',
      resolve: ({ ctx, freeFrom }) =>
        freeFrom === null ? null : storeMoney(ctx, freeFrom, marketCurrency(ctx.scope)),
    }),
    isFree: t.exposeBoolean('isFree', { description: 'True when the product alone ships free.' }),
  }),
});

builder.objectField(Product, 'shipping', (t) =>
  t.field({
    type: ProductShipping,
    nullable: true,
    description:
      'What shipping costs when it is ordered alone. Null where there is no shop, without a price and when the store has no rates; also when commerce or the shipping settings are unavailable.',
    complexity: 5,
    resolve: async (product) => {
      const { ctx } = product;
      const [price, offer] = await withFallback(Promise.all([priceOf(product), shippingOffer(ctx)]), [
        null,
        null,
      ] as const);
      const shipping = price && offer && shippingAlone(offer, price.verdict.current);
      return shipping && { ...shipping, ctx };
    },
  }),
);

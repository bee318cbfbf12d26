/** Public prices for structured data, independent of the viewer: never a group's price. */
import { builder } from '../../builder.ts';
import { contentPath } from '../../content/navigation/link.rules.ts';
import { Product } from '../products/product.ts';
import { ProductPrice, publicPriceOf } from './productPrice.ts';
import { Variant } from '../variants/variant.ts';
import { choiceQuery } from '../variants/variant.rules.ts';

builder.objectFields(Product, (t) => ({
  publicPrice: t.field({
    type: ProductPrice,
    nullable: true,
    description:
      'Like `price`, but for the store’s guest group, whoever is signed in. Null with an error when the commerce service is down, and null when no price is known in this market.',
    resolve: publicPriceOf,
  }),
}));

builder.objectFields(Variant, (t) => ({
  path: t.field({
    type: 'URLPath',
    description: 'Path of the product’s page with this variant chosen.',
    resolve: ({ product: { ctx, entry }, variant }) =>
      contentPath(ctx.locale, 'product', entry.url, choiceQuery(variant.option_values)),
  }),
  publicPrice: t.field({
    type: ProductPrice,
    nullable: true,
    description:
      'Like `price`, but for guests, whoever is signed in. Null when this market has no shop, and null with an error when the commerce service is down.',
    resolve: publicPriceOf,
  }),
}));

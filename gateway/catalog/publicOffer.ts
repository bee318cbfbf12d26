/**
 * What everybody is offered, whoever asks: the facts that search engines repeat to strangers. A group's price never
 * gets here.
 */
import { builder } from '../builder.ts';
import { contentPath } from '../content/link.rules.ts';
import { Product } from './product.ts';
import { ProductPrice, publicPriceOf } from './productPrice.ts';
import { Variant } from './variant.ts';
import { choiceQuery } from './variant.rules.ts';

builder.objectFields(Product, (t) => ({
  publicPrice: t.field({
    type: ProductPrice,
    nullable: true,
    description:
      'As `price`, of a guest, by the rules of the store’s group for guests: the same whoever is signed in. Null with an error when the commerce service is down, and null when no price is known in this market.',
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
      'As `price`, of a guest: the same whoever is signed in. Null when this market has no shop, and null with an error when the commerce service is down.',
    resolve: publicPriceOf,
  }),
}));

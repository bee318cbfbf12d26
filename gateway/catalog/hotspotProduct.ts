/** What the catalogue adds to a hotspot: the product behind it, with what it costs and what is left of it now. */
import { builder } from '../builder.ts';
import { Hotspot } from '../content/hotspot.ts';
import { Product } from './product.ts';
import { productByUid } from './productModel.ts';

builder.objectField(Hotspot, 'product', (t) =>
  t.field({
    type: Product,
    nullable: true,
    description:
      'The product of a product spot; null for the others. Known with the spot itself; the prices and stock of all spots come by one batched commerce call.',
    resolve: ({ ctx, productUid }) => (productUid === null ? null : productByUid(productUid, ctx)),
  }),
);

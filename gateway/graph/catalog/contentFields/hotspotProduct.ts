/** `Hotspot.product`. */
import { builder } from '../../builder.ts';
import { Hotspot } from '../../content/pages/hotspot.ts';
import { Product } from '../products/product.ts';
import { productByUid } from '../products/productModel.ts';

builder.objectField(Hotspot, 'product', (t) =>
  t.field({
    type: Product,
    nullable: true,
    description:
      'The product of a product hotspot; null for others. Loaded with the hotspot; prices and stock of all hotspots take one batched commerce call.',
    resolve: ({ ctx, productUid }) => (productUid === null ? null : productByUid(productUid, ctx)),
  }),
);

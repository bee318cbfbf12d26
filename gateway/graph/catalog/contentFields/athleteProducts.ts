/** `Athlete.products`. */
import { builder } from '../../builder.ts';
import { Athlete } from '../../content/team/athlete.ts';
import { Product } from '../products/product.ts';
import { gridProducts } from '../products/productModel.ts';

/** As many as one page shows. */
const MAX_PRODUCTS = 8;

builder.objectField(Athlete, 'products', (t) =>
  t.field({
    type: [Product],
    description: `Products they use, in the editors’ order: only those shown in grids here, at most ${MAX_PRODUCTS}.`,
    complexity: { field: 5, multiplier: MAX_PRODUCTS },
    resolve: ({ ctx, entry }) =>
      gridProducts(
        entry.favourite_products.slice(0, MAX_PRODUCTS).map(({ uid }) => uid),
        ctx,
      ),
  }),
);

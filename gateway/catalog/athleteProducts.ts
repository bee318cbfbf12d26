/** `Athlete.products`: what somebody of the team rides. */
import { builder } from '../builder.ts';
import { Athlete } from '../content/athlete.ts';
import { Product } from './product.ts';
import { gridProducts } from './productModel.ts';

/** As many as one page shows. */
const MOST_PRODUCTS = 8;

builder.objectField(Athlete, 'products', (t) =>
  t.field({
    type: [Product],
    description: `What they ride, in the editors’ order: only what may stand in grids here, at most ${MOST_PRODUCTS}.`,
    complexity: { field: 5, multiplier: MOST_PRODUCTS },
    resolve: ({ ctx, entry }) =>
      gridProducts(
        entry.favourite_products.slice(0, MOST_PRODUCTS).map(({ uid }) => uid),
        ctx,
      ),
  }),
);

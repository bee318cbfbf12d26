/** What the catalogue adds to posts of the blog: the products that they are about. */
import { builder } from '../builder.ts';
import { BlogPost } from '../content/blogPost.ts';
import { Product } from './product.ts';
import { gridProducts } from './productModel.ts';

/** Most editors name two or three; more would be a catalogue. */
const MOST_PRODUCTS = 8;

builder.objectField(BlogPost, 'relatedProducts', (t) =>
  t.field({
    type: [Product],
    description: `The products that the editors named, in their order, at most ${MOST_PRODUCTS}. Only what may stand in grids here.`,
    complexity: { field: 5, multiplier: MOST_PRODUCTS },
    resolve: ({ ctx, entry }) =>
      gridProducts(
        entry.related_products.slice(0, MOST_PRODUCTS).map(({ uid }) => uid),
        ctx,
      ),
  }),
);

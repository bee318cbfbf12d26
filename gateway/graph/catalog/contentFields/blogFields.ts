/** Catalogue fields of blog posts: their products. */
import { builder } from '../../builder.ts';
import { BlogPost } from '../../content/blog/blogPost.ts';
import { Product } from '../products/product.ts';
import { gridProducts } from '../products/productModel.ts';

/** Editors usually choose two or three. */
const MAX_PRODUCTS = 8;

builder.objectField(BlogPost, 'relatedProducts', (t) =>
  t.field({
    type: [Product],
    description: `The editors’ products, in their order, at most ${MAX_PRODUCTS}. Only those shown in grids here.`,
    complexity: { field: 5, multiplier: MAX_PRODUCTS },
    resolve: ({ ctx, entry }) =>
      gridProducts(
        entry.related_products.slice(0, MAX_PRODUCTS).map(({ uid }) => uid),
        ctx,
      ),
  }),
);

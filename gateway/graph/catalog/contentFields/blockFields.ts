/** Catalogue fields of page blocks: product and category tiles. */
import { builder } from '../../builder.ts';
import { CategoryGroupBlock, ProductGridBlock } from '../../content/pages/pageBlocks.ts';
import { withFallback } from '../../sourceErrors.ts';
import { CategoryTile, categoryTiles } from '../categories/categoryTile.ts';
import { Product } from '../products/product.ts';
import { gridProducts } from '../products/productModel.ts';

/** Maximum tiles of a grid filled from a category. */
const FILLED_COUNT = 8;

builder.objectField(CategoryGroupBlock, 'categories', (t) =>
  t.field({
    type: [CategoryTile],
    description: 'The categories, in the editors’ order; those that this region does not show are left out.',
    resolve: ({ ctx, categories }) => categoryTiles(categories, ctx),
  }),
);

const GridLayout = builder.enumType('GridLayout', {
  description: 'Layout of tiles; each has its own image sizes (catalogue.md 9).',
  values: {
    GRID: { description: 'The tiles wrap into rows.' },
    SLIDER: { description: 'The tiles form a slider.' },
  },
});

builder.objectField(ProductGridBlock, 'products', (t) =>
  t.field({
    type: [Product],
    description:
      'The editors’ choice, then products of the block’s category in the editors’ order. Only products shown in grids here.',
    args: {
      layout: t.arg({
        type: GridLayout,
        description:
          'Returns items only when the block has this layout, so that an operation can request both layouts’ images and get one. Any layout when absent.',
      }),
    },
    complexity: { field: 5, multiplier: FILLED_COUNT },
    resolve: async ({ ctx, isSlider, productUids, categoryUid }, { layout }) => {
      if (layout && (layout === 'SLIDER') !== isSlider) return [];
      const filling = categoryUid
        ? await withFallback(
            ctx.delivery.productsWhere({
              categoryUids: [categoryUid],
              excludeUids: productUids,
              limit: FILLED_COUNT,
            }),
            [],
          )
        : [];
      const room = Math.max(0, FILLED_COUNT - productUids.length);
      return gridProducts([...productUids, ...filling.slice(0, room).map(({ uid }) => uid)], ctx);
    },
  }),
);

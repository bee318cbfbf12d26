/** What the catalogue adds to the blocks of a managed page: tiles of products and categories. */
import { builder } from '../builder.ts';
import { CategoryGroupBlock, ProductGridBlock } from '../content/pageBlocks.ts';
import { unlessIll } from '../sourceErrors.ts';
import { CategoryTile, categoryTiles } from './categoryTile.ts';
import { Product } from './product.ts';
import { gridProducts } from './productModel.ts';

/** A grid that is filled from a category shows at most so many. */
const FILLED_COUNT = 8;

builder.objectField(CategoryGroupBlock, 'categories', (t) =>
  t.field({
    type: [CategoryTile],
    description: 'The categories, in the editors’ order; those that this region does not show are left out.',
    resolve: ({ ctx, categories }) => categoryTiles(categories, ctx),
  }),
);

const GridLayout = builder.enumType('GridLayout', {
  description: 'How tiles stand: pictures of each have sizes of their own (catalogue.md 9).',
  values: {
    GRID: { description: 'The tiles wrap into rows.' },
    SLIDER: { description: 'The tiles slide in one row.' },
  },
});

builder.objectField(ProductGridBlock, 'products', (t) =>
  t.field({
    type: [Product],
    description:
      'The editors’ choice, then products of the block’s category in the editors’ order. Only what may stand in grids here.',
    args: {
      layout: t.arg({
        type: GridLayout,
        description:
          'Only when the block has this layout, else none: so that an operation can ask for the pictures of either layout and gets one. Whatever the layout when absent.',
      }),
    },
    complexity: { field: 5, multiplier: FILLED_COUNT },
    resolve: async ({ ctx, isSlider, productUids, categoryUid }, { layout }) => {
      if (layout && (layout === 'SLIDER') !== isSlider) return [];
      const filling = categoryUid
        ? await unlessIll(
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

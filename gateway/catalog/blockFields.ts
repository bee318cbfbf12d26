/** What the catalogue adds to the blocks of a managed page: tiles of products and categories. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { CategoryGroupBlock, ProductGridBlock, type CategoryGroupBlockModel } from '../content/pageBlocks.ts';
import { Image, imageAt, type ImageModel } from '../media/image.ts';
import { unlessIll } from '../sourceErrors.ts';
import { Category, categoryTitle, shownCategory, type CategoryModel } from './category.ts';
import { Product } from './product.ts';
import { gridProducts } from './productModel.ts';

/** A grid that is filled from a category shows at most so many. */
const FILLED_COUNT = 8;

interface CategoryTileModel {
  category: CategoryModel;
  title: string;
  image: ImageModel | null;
}

const CategoryTile = builder.objectRef<CategoryTileModel>('CategoryTile').implement({
  description: 'A category in a group, with the picture it has there.',
  fields: (t) => ({
    category: t.expose('category', { type: Category, description: 'The category.' }),
    title: t.exposeString('title', {
      description: 'Title in the group; the category’s own when the editors wrote no other.',
    }),
    image: t.expose('image', {
      type: Image,
      nullable: true,
      description: 'Picture in the group, else the category’s banner; null when there is neither.',
    }),
  }),
});

type GroupItem = CategoryGroupBlockModel['categories'][number];

async function tileOf(
  { category, clp_display_title, image }: GroupItem,
  ctx: RequestContext,
): Promise<CategoryTileModel | null> {
  const [reference] = category;
  if (!reference) return null;
  // Pages bring whole categories along; a bare reference is read, batched with its neighbours.
  const entry = 'regions' in reference ? reference : await ctx.delivery.categoryByUid(reference.uid);
  const shown = shownCategory(entry, ctx);
  if (!shown) return null;
  const title = clp_display_title || categoryTitle(shown.entry);
  return { category: shown, title, image: imageAt(image, title) ?? imageAt(shown.entry.banner, title) };
}

builder.objectField(CategoryGroupBlock, 'categories', (t) =>
  t.field({
    type: [CategoryTile],
    description: 'The categories, in the editors’ order; those that this region does not show are left out.',
    resolve: async ({ ctx, categories }) => {
      const tiles = await Promise.all(categories.map((item) => tileOf(item, ctx)));
      return tiles.filter((tile) => tile !== null);
    },
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

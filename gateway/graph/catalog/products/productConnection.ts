/** `Query.products`: every product of a market, for partners that export the catalogue or keep a copy in step. */
import { builder, MAX_NODES } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { badInput } from '../../sourceErrors.ts';
import type { ProductsPage, RegionProductsWhere } from '../../../sources/delivery/products.ts';
import { cursorOf, keysetPage, keysetPageInfo, type KeysetPage } from '../keyset.rules.ts';
import { Product } from './product.ts';
import { placeOf, type ProductModel } from './productModel.ts';
import { isShownInGrids } from './published.rules.ts';

const DEFAULT_FIRST = 24;

interface ConnectionModel {
  ctx: RequestContext;
  page: KeysetPage;
  /** Null where nothing can match, as the category does not exist. */
  where: RegionProductsWhere | null;
  read: ProductsPage;
}

const ProductEdge = builder.objectRef<ProductModel>('ProductEdge').implement({
  description: 'One product of a list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Names the product, for `after`. Valid also when other products are added or removed.',
      resolve: ({ entry }) => cursorOf(entry.uid),
    }),
    node: t.field({ type: Product, description: 'The product.', resolve: (product) => product }),
  }),
});

const ProductConnection = builder.objectRef<ConnectionModel>('ProductConnection').implement({
  description: 'One page of a list of products.',
  fields: (t) => ({
    edges: t.field({
      type: [ProductEdge],
      // Already counted by the connection's own multiplier.
      complexity: { field: 1, multiplier: 1 },
      description:
        'The products. Fewer than requested where an entry lacks a title, an address or a product of the shop: such entries are shown nowhere.',
      resolve: ({ ctx, read }): ProductModel[] =>
        read.entries
          .filter((entry) => isShownInGrids(entry, placeOf(ctx)))
          .map((entry) => ({ kind: 'product', ctx, entry })),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description:
        'Where this page stands in the whole list. Read on while `hasNextPage` is true, also after a page without edges.',
      resolve: ({ page, read: { entries, rest } }) => keysetPageInfo(page, entries, rest > 0),
    }),
    totalCount: t.int({
      description:
        'Entries in the whole list, incomplete ones included. Costs another call to the content service after the first page.',
      resolve: ({ ctx, page, where, read }) =>
        page.after === null || where === null
          ? read.entries.length + read.rest
          : ctx.delivery.productCount(where),
    }),
  }),
});

builder.queryField('products', (t) =>
  t.field({
    type: ProductConnection,
    description: `All products that list this market’s region, in the order of their uids, which never change: a walk meets each product that stays exactly once, whatever is added or removed meanwhile, and has no limit. ${DEFAULT_FIRST} a page when \`first\` is not given. One call to the content service a page, and for prices and stock one to commerce for each 50 products. For a shopper’s order, facets or words use \`Category.products\` and \`search\`.`,
    args: {
      first: t.arg.int({ description: `Products of the page: 1 to ${MAX_NODES}.` }),
      after: t.arg.string({ description: 'Products after this cursor.' }),
      category: t.arg.string({
        description:
          'Only products of this category and those below it, by its path among categories, such as `skis/all-mountain`. Nothing when there is no such category.',
      }),
      updatedSince: t.arg({
        type: 'DateTime',
        description:
          'Only products whose content was published at this moment or later. Prices and stock change without it.',
      }),
    },
    complexity: ({ first }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(first ?? DEFAULT_FIRST, MAX_NODES)),
    }),
    resolve: async (_root, args, ctx): Promise<ConnectionModel> => {
      const page = keysetPage(args, { default: DEFAULT_FIRST, max: MAX_NODES });
      if (typeof page === 'string') throw badInput(`products: ${page}`);
      const { category: path = null, updatedSince = null } = args;
      const category = path === null ? null : await ctx.delivery.categoryByUrl(`/${path}`);
      if (path !== null && category === null)
        return { ctx, page, where: null, read: { entries: [], rest: 0 } };
      const where = { categoryUid: category?.uid ?? null, updatedSince };
      return { ctx, page, where, read: await ctx.delivery.productsAfter(page, where) };
    },
  }),
);

/** `Query.products`: every product of a market, for partners that export the catalogue or keep a copy in step. */
import { builder, MAX_NODES } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { badInput } from '../../sourceErrors.ts';
import { cursorOf, uidOfCursor } from '../keysetCursor.rules.ts';
import { Product } from './product.ts';
import { placeOf, type ProductModel } from './productModel.ts';
import { isShownInGrids } from './published.rules.ts';

const DEFAULT_FIRST = 24;

interface Selection {
  /** Url of a category with its leading slash; null: of all. */
  categoryUrl: string | null;
  /** ISO 8601; null: whenever they were changed. */
  updatedSince: string | null;
}

interface ConnectionModel {
  ctx: RequestContext;
  selection: Selection;
  products: ProductModel[];
  /** Uids of the first and last entry that was read; null when there was none. */
  ends: { first: string; last: string } | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
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
      resolve: ({ products }) => products,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description:
        'Where this page stands in the whole list. Read on while `hasNextPage` is true, also after a page without edges.',
      resolve: ({ ends, hasNextPage, hasPreviousPage }) => ({
        hasNextPage,
        hasPreviousPage,
        startCursor: ends && cursorOf(ends.first),
        endCursor: ends && cursorOf(ends.last),
      }),
    }),
    totalCount: t.int({
      description:
        'Entries in the whole list, incomplete ones included. Costs a call to the content service.',
      resolve: async ({ ctx, selection }) => {
        const where = await filterOf(selection, ctx);
        return where === null ? 0 : ctx.delivery.productCount(where);
      },
    }),
  }),
});

/** Null when the category does not exist. */
async function filterOf({ categoryUrl, updatedSince }: Selection, ctx: RequestContext) {
  const category = categoryUrl === null ? null : await ctx.delivery.categoryByUrl(categoryUrl);
  if (categoryUrl !== null && category === null) return null;
  return { categoryUid: category?.uid ?? null, updatedSince };
}

builder.queryField('products', (t) =>
  t.field({
    type: ProductConnection,
    description: `All products that list this market’s region, in the order of their uids, which never change: a walk meets each product that stays exactly once, whatever is added or removed meanwhile, and has no limit. ${DEFAULT_FIRST} a page when \`first\` is not given. One call to the content service a page, and one to commerce for prices and stock. For a shopper’s order, facets or words use \`Category.products\` and \`search\`.`,
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
      const first = args.first ?? DEFAULT_FIRST;
      if (first < 1 || first > MAX_NODES)
        throw badInput(`products: first must be from 1 to ${MAX_NODES}, not ${first}.`);
      const cursor = args.after ?? null;
      const after = cursor === null ? null : uidOfCursor(cursor);
      if (cursor !== null && after === null) throw badInput('products: after is not a cursor of this list.');
      const selection: Selection = {
        categoryUrl: typeof args.category === 'string' ? `/${args.category}` : null,
        updatedSince: args.updatedSince ?? null,
      };
      const hasPreviousPage = after !== null;
      const where = await filterOf(selection, ctx);
      if (where === null)
        return { ctx, selection, products: [], ends: null, hasNextPage: false, hasPreviousPage };
      const { entries, rest } = await ctx.delivery.productsAfter(after, first, where);
      const place = placeOf(ctx);
      const [start, end] = [entries[0], entries.at(-1)];
      return {
        ctx,
        selection,
        products: entries
          .filter((entry) => isShownInGrids(entry, place))
          .map((entry) => ({ kind: 'product', ctx, entry })),
        ends: start && end ? { first: start.uid, last: end.uid } : null,
        hasNextPage: rest > 0,
        hasPreviousPage,
      };
    },
  }),
);

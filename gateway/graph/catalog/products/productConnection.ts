/** `Query.products`: every product of a market, for partners that export the catalogue or keep a copy in step. */
import { builder, MAX_NODES } from '../../builder.ts';
import { badInput } from '../../sourceErrors.ts';
import type { PageInfoShape } from '@pothos/plugin-relay';
import type { RequestContext } from '../../context.ts';
import type { ProductEntryJson, RegionProductsWhere } from '../../../sources/delivery/products.ts';
import { filteredCategory } from '../categories/filteredCategory.ts';
import {
  cursorOf,
  keysetPage,
  keysetPageInfo,
  updateCursorOf,
  updatesPage,
  type KeysetArgs,
} from '../keyset.rules.ts';
import { checkedSort, choicesFault, emptyChoiceHint, titlePrefixFault } from './productList.rules.ts';
import { choicesOf, ProductFilter, ProductSort } from './productListInput.ts';
import { Product } from './product.ts';
import { placeOf, type ProductModel } from './productModel.ts';
import { isShownInGrids } from './published.rules.ts';

const DEFAULT_FIRST = 24;

export interface ProductEdgeModel {
  product: ProductModel;
  cursor: string;
}

/** One page of `Query.products`, or of a list by the search service, which adds what it counted. */
export interface ProductConnectionModel {
  edges: readonly ProductEdgeModel[];
  pageInfo: PageInfoShape;
  totalCount: () => number | Promise<number>;
}

export const ProductEdge = builder.objectRef<ProductEdgeModel>('ProductEdge').implement({
  description: 'One product of a list.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description:
        'Cursor of the product, for `after`. In `Query.products` it names the product and stays valid when others are added or removed; in `Category.products` it is a position, valid for the same sort and filters.',
    }),
    node: t.expose('product', { type: Product, description: 'The product.' }),
  }),
});

export const ProductConnection = builder.objectRef<ProductConnectionModel>('ProductConnection').implement({
  description:
    'One page of a list of products: of `Query.products`, from the content service, or of `Category.products`, from the search service and, while that is down, from the content service in the editors’ order, neither filtered nor sorted.',
  fields: (t) => ({
    edges: t.field({
      type: [ProductEdge],
      // Already counted by the connection's own multiplier.
      complexity: { field: 1, multiplier: 1 },
      description:
        'The products. Fewer than requested at the end of the list, where the sources disagree about what is sold here, and where an entry lacks a title, an address or a product of the shop: such entries are shown nowhere.',
      resolve: ({ edges }) => edges,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description:
        'Where this page stands in the whole list. Read on while `hasNextPage` is true, also after a page without edges.',
      resolve: ({ pageInfo }) => pageInfo,
    }),
    totalCount: t.int({
      description:
        'Products in the whole filtered list. In `Query.products` incomplete entries count, and after the first page it costs another call to the content service.',
      resolve: ({ totalCount }) => totalCount(),
    }),
  }),
});

const size = { default: DEFAULT_FIRST, max: MAX_NODES };
/** What the content service can filter by. */
const offeredFacets = ['color'];
const offeredSorts = ['UID', 'UPDATED_AT_ASC', 'UPDATED_AT_DESC'] as const;

type WalkArgs = KeysetArgs & { sort: (typeof offeredSorts)[number] };

/** One page of entries, with the cursor of each. */
async function entriesOf({ sort, ...args }: WalkArgs, where: RegionProductsWhere, ctx: RequestContext) {
  if (sort === 'UID') {
    const page = valid(keysetPage(args, size));
    const read = await ctx.delivery.productsAfter(page, where);
    return { page, ...read, cursorOf: ({ uid }: ProductEntryJson) => cursorOf(uid) };
  }
  const page = valid(updatesPage(args, size));
  const isDescending = sort === 'UPDATED_AT_DESC';
  return {
    page,
    ...(await ctx.delivery.productsByUpdate({ ...page, isDescending }, where)),
    cursorOf: updateCursorOf,
  };
}

function valid<Value>(value: Value | string): Value {
  if (typeof value === 'string') throw badInput(`products: ${value}`);
  return value;
}

builder.queryField('products', (t) =>
  t.field({
    type: ProductConnection,
    description: `All products that list this market’s region. By their uids, which never change, a walk meets each product that stays exactly once, whatever is added or removed meanwhile, and has no limit. ${DEFAULT_FIRST} a page when \`first\` is not given. One call to the content service a page (two or three by \`UPDATED_AT\`), and for prices and stock one to commerce for each 50 products. For a shopper’s order, facets or words use \`Category.products\` and \`search\`.`,
    args: {
      first: t.arg.int({ description: `Products of the page: 1 to ${MAX_NODES}.` }),
      after: t.arg.string({ description: 'Products after this cursor, which is of the same order.' }),
      filter: t.arg({ type: ProductFilter, description: 'Only products that match.' }),
      sort: t.arg({
        type: ProductSort,
        description: `Order: ${offeredSorts.join(', ')}; the first by default.`,
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
    resolve: async (_root, { filter, sort, updatedSince, ...args }, ctx): Promise<ProductConnectionModel> => {
      const choices = choicesOf(filter);
      const fault = choicesFault(choices, offeredFacets) ?? titlePrefixFault(filter?.titlePrefix);
      if (fault !== null) throw badInput(`products: ${fault}`);
      for (const choice of choices) {
        // Colors have no ends: only values narrow.
        const hint = emptyChoiceHint({ facet: choice.facet, values: choice.values });
        if (hint !== null) ctx.hint(hint);
      }
      const where = {
        categoryUid: await filteredCategory(filter, ctx),
        updatedSince: updatedSince ?? null,
        colorGroups: choices
          .map(({ type, values }) => ({ type: type ?? 'any', values: values ?? [] }))
          .filter(({ values }) => values.length > 0),
        isNew: filter?.isNew ?? null,
        titlePrefix: filter?.titlePrefix ?? null,
      };
      const walk = await entriesOf({ ...args, ...valid(checkedSort(sort, offeredSorts)) }, where, ctx);
      const { page, entries, rest } = walk;
      const place = placeOf(ctx);
      return {
        edges: entries
          .filter((entry) => isShownInGrids(entry, place))
          .map((entry) => ({ product: { kind: 'product', ctx, entry }, cursor: walk.cursorOf(entry) })),
        pageInfo: keysetPageInfo(page, entries.map(walk.cursorOf), rest > 0),
        totalCount: () => (page.after === null ? entries.length + rest : ctx.delivery.productCount(where)),
      };
    },
  }),
);

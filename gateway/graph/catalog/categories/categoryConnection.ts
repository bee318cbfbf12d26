/** `Query.categories`: every category of a market, for partners that copy the tree. */
import { builder, MAX_NODES } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { badInput } from '../../sourceErrors.ts';
import type { CategoryEntryJson } from '../../../sources/delivery/categories.ts';
import { cursorOf, keysetPage, keysetPageInfo, type KeysetPage } from '../keyset.rules.ts';
import { Category, type CategoryModel } from './category.ts';

interface ConnectionModel {
  ctx: RequestContext;
  page: KeysetPage;
  /** Of the page. */
  entries: readonly CategoryEntryJson[];
  totalCount: number;
  hasNextPage: boolean;
}

const CategoryEdge = builder.objectRef<CategoryModel>('CategoryEdge').implement({
  description: 'One category of a list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Names the category, for `after`. Valid also when others are added or removed.',
      resolve: ({ entry }) => cursorOf(entry.uid),
    }),
    node: t.field({ type: Category, description: 'The category.', resolve: (category) => category }),
  }),
});

const CategoryConnection = builder.objectRef<ConnectionModel>('CategoryConnection').implement({
  description: 'One page of a list of categories.',
  fields: (t) => ({
    edges: t.field({
      type: [CategoryEdge],
      // Already counted by the connection's own multiplier.
      complexity: { field: 1, multiplier: 1 },
      description: 'The categories.',
      resolve: ({ ctx, entries }) => entries.map((entry) => ({ ctx, entry })),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where this page stands in the whole list.',
      resolve: ({ page, entries, hasNextPage }) =>
        keysetPageInfo(
          page,
          entries.map(({ uid }) => cursorOf(uid)),
          hasNextPage,
        ),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'Categories in the whole list.' }),
  }),
});

builder.queryField('categories', (t) =>
  t.field({
    type: CategoryConnection,
    description: `All categories that list this market’s region, in the order of their uids. ${MAX_NODES} a page when \`first\` is not given. From the content service, which is asked for the whole tree, 100 a call; cached.`,
    args: {
      first: t.arg.int({ description: `Categories of the page: 1 to ${MAX_NODES}.` }),
      after: t.arg.string({ description: 'Categories after this cursor.' }),
      rootsOnly: t.arg.boolean({
        defaultValue: false,
        description: 'Only the categories at the top of the tree.',
      }),
    },
    complexity: ({ first }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(first ?? MAX_NODES, MAX_NODES)),
    }),
    resolve: async (_root, args, ctx): Promise<ConnectionModel> => {
      const page = keysetPage(args, { default: MAX_NODES, max: MAX_NODES });
      if (typeof page === 'string') throw badInput(`categories: ${page}`);
      const { first, after } = page;
      const all = (await ctx.delivery.categories())
        .filter(({ parent }) => !args.rootsOnly || parent.length === 0)
        .toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
      const rest = after === null ? all : all.filter(({ uid }) => uid > after);
      const entries = rest.slice(0, first);
      return { ctx, page, entries, totalCount: all.length, hasNextPage: rest.length > first };
    },
  }),
);

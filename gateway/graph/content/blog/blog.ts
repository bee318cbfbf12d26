/** The blog of a market. It has no entry of its own, so its title and description are display texts. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { BlogCategory } from './blogCategory.ts';
import { BlogListing } from './blogListing.ts';
import { blogPath, blogTitle, shownCategories, shownListItems } from './blogModel.ts';
import { Seo } from '../pages/seo.ts';
import { words } from '../wording/words.ts';

/** One blog per market. */
const KEY = 'blog';

const Blog = builder.node(builder.objectRef<{ ctx: RequestContext }>('Blog'), {
  description: 'The blog of a market. From the content service; public.',
  interfaces: [BlogListing],
  id: { resolve: ({ ctx }) => joinMarketId(ctx.locale, KEY) },
  loadMany: (ids, ctx) =>
    loadInMarkets(ids, ctx, (key, market) => Promise.resolve(key === KEY ? { ctx: market } : null)),
  fields: (t) => ({
    title: t.string({
      description: 'What it is called, in the language of the request.',
      resolve: ({ ctx }) => blogTitle(ctx),
    }),
    description: t.string({
      description: 'What it is about, in a sentence or two without markup.',
      resolve: ({ ctx }) => words(ctx, 'blog.description'),
    }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of its page.',
      resolve: ({ ctx }) => blogPath(ctx.locale),
    }),
    alternates: t.field({
      type: [Alternate],
      description:
        'The blog in every offered locale, for search engines; `x-default` last. Asks no upstream.',
      resolve: ({ ctx }) => alternatesOf(ctx.markets, () => true, blogPath),
    }),
    seo: t.field({
      type: Seo,
      description: 'What search engines and shared links are told.',
      resolve: async ({ ctx }) => ({
        title: await blogTitle(ctx),
        description: await words(ctx, 'blog.description'),
        image: null,
      }),
    }),
    categories: t.field({
      type: [BlogCategory],
      description: 'Its categories that have posts in this region, in the editors’ order.',
      resolve: async ({ ctx }) => {
        const [categories, items] = await Promise.all([shownCategories(ctx), shownListItems(ctx)]);
        const filled = new Set(items.map(({ category }) => category[0]?.uid));
        return categories.filter(({ entry }) => filled.has(entry.uid));
      },
    }),
  }),
});

builder.queryField('blog', (t) =>
  t.field({
    type: Blog,
    nullable: true,
    description: 'The blog of this market. Null only with an error, when the content service is down.',
    complexity: 5,
    resolve: async (_root, _args, ctx) => {
      // Fails at the root field when the posts cannot be loaded.
      await shownListItems(ctx);
      return { ctx };
    },
  }),
);

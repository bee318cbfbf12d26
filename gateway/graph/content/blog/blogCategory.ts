/** Blog categories, and the category fields of a post. */
import { builder } from '../../builder.ts';
import { languageField } from '../text/entryLanguage.ts';
import { unknownHandle } from '../../handleHint.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import {
  blogCategoryByHandle,
  blogCategoryCrumb,
  blogCrumb,
  blogHandle,
  shownCategories,
  type BlogCategoryModel,
  type BlogPostModel,
} from './blogModel.ts';
import { BlogListing } from './blogListing.ts';
import { BlogPost } from './blogPost.ts';
import { Breadcrumb } from '../navigation/breadcrumb.ts';
import { contentPath } from '../navigation/link.rules.ts';
import { plainText, sanitizedHtml } from '../text/sanitizedHtml.ts';
import { Seo } from '../pages/seo.ts';

const categoryRef = builder.objectRef<BlogCategoryModel>('BlogCategory');
export const BlogCategory = builder.node(categoryRef, {
  description: 'A category of the blog. From the content service; public.',
  interfaces: [BlogListing],
  id: { resolve: ({ ctx, entry }) => joinMarketId(ctx.locale, blogHandle(entry)) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, blogCategoryByHandle),
  fields: (t) => ({
    handle: t.string({
      description: 'Last segment of its address, as `blogCategory(handle:)` takes it.',
      resolve: ({ entry }) => blogHandle(entry),
    }),
    title: t.string({ description: 'The title.', resolve: ({ entry }) => entry.title }),
    description: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Words below the title; null when there are none.',
      resolve: ({ entry }) => sanitizedHtml(entry.description),
    }),
    textLanguage: t.string(languageField('the description', 'description')),
    path: t.field({
      type: 'URLPath',
      description: 'Path of the category’s page.',
      resolve: (category) => blogCategoryCrumb(category).path,
    }),
    alternates: t.field({
      type: [Alternate],
      description:
        'The category in every offered locale where guests see it, for search engines; `x-default` last, if it is shown in the default locale. Asks no upstream.',
      resolve: ({ ctx, entry }) =>
        alternatesOf(
          ctx.markets,
          (region) => isShownIn(entry.regions, region),
          (locale) => contentPath(locale, 'blog_category', entry.url),
        ),
    }),
    seo: t.field({
      type: Seo,
      description: 'What search engines and shared links are told: its title and its description.',
      resolve: ({ entry }) => ({
        title: entry.title,
        description: plainText(entry.description),
        image: null,
      }),
    }),
    breadcrumbs: t.field({
      type: [Breadcrumb],
      description: 'From the blog down to this category.',
      resolve: async (category) => [await blogCrumb(category.ctx), blogCategoryCrumb(category)],
    }),
  }),
});

async function categoryOf({ ctx, entry }: BlogPostModel): Promise<BlogCategoryModel | null> {
  const uid = entry.category[0]?.uid;
  if (uid === undefined) return null;
  return (await shownCategories(ctx)).find((category) => category.entry.uid === uid) ?? null;
}

builder.objectFields(BlogPost, (t) => ({
  category: t.field({
    type: BlogCategory,
    nullable: true,
    description:
      'What it is filed under; null when it is not filed, or its category is not shown in this region. Costs one kept call, however many posts ask.',
    resolve: categoryOf,
  }),
  breadcrumbs: t.field({
    type: [Breadcrumb],
    description: 'From the blog down to the post’s category, the post itself left out.',
    resolve: async (post) => {
      const category = await categoryOf(post);
      return [await blogCrumb(post.ctx), ...(category ? [blogCategoryCrumb(category)] : [])];
    },
  }),
}));

builder.queryField('blogCategory', (t) =>
  t.field({
    type: BlogCategory,
    nullable: true,
    description:
      'A category of the blog by the last segment of its address. Null when there is none in this region, or with an error when the content service is down.',
    args: { handle: t.arg.string({ required: true, description: 'Such as `workshop`.' }) },
    complexity: 5,
    resolve: async (_root, { handle }, ctx) =>
      (await blogCategoryByHandle(handle, ctx)) ?? unknownHandle(ctx, handle),
  }),
);

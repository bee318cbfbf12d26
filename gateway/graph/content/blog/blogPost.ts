/** Blog posts. blogCategory.ts adds their category, the catalogue adds their products. */
import { builder } from '../../builder.ts';
import { languageField } from '../text/entryLanguage.ts';
import { unknownHandle } from '../../handleHint.ts';
import { Image, imageAt } from '../../media/image.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { CalendarDate, calendarDateOf } from '../../region/formats/calendarDate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { badInput } from '../../sourceErrors.ts';
import type { BlogPostEntryJson } from '../../../sources/delivery/blog.ts';
import {
  blogHandle,
  blogPostByHandle,
  blogPostsAt,
  shownListItems,
  type BlogPostModel,
} from './blogModel.ts';
import { readNext } from './blogPosts.rules.ts';
import { blogBodyText, BlogSection, blogSections } from './blogSections.ts';
import { contentPath } from '../navigation/link.rules.ts';
import { readingMinutes } from './readingTime.rules.ts';
import { plainText } from '../text/sanitizedHtml.ts';
import { Seo } from '../pages/seo.ts';

/** Aspect ratios of the header picture. */
const frame = { mobile: 4 / 3, desktop: 21 / 9 };

/** Number of posts suggested to read next: default and maximum. */
const NEXT_COUNT = 3;
const MAX_NEXT = 12;

const BlogAuthor = builder.objectRef<NonNullable<BlogPostEntryJson['author']>>('BlogAuthor').implement({
  description: 'Who wrote a post.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    role: t.string({
      nullable: true,
      description: 'What they do here; null when the post does not say.',
      resolve: ({ role }) => role || null,
    }),
  }),
});

const postRef = builder.objectRef<BlogPostModel>('BlogPost');
export const BlogPost = builder.node(postRef, {
  description: 'A post of the blog. From the content service; public.',
  id: { resolve: ({ ctx, entry }) => joinMarketId(ctx.locale, blogHandle(entry)) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, blogPostByHandle),
  fields: (t) => ({
    handle: t.string({
      description: 'Last segment of its address, as `blogPost(handle:)` takes it.',
      resolve: ({ entry }) => blogHandle(entry),
    }),
    title: t.string({ description: 'The title.', resolve: ({ entry }) => entry.title }),
    language: t.string(languageField('title and summary', 'summary')),
    bodyLanguage: t.string(languageField('the post itself', 'body')),
    summary: t.string({
      nullable: true,
      description: 'One or two sentences without markup; null when the editors wrote none.',
      resolve: ({ entry }) => plainText(entry.summary, Infinity),
    }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of the post’s page.',
      resolve: ({ ctx, entry }) => contentPath(ctx.locale, 'blog_post', entry.url),
    }),
    alternates: t.field({
      type: [Alternate],
      description:
        'The post in every offered locale where guests see it, for search engines; `x-default` last, if it is shown in the default locale. Asks no upstream.',
      resolve: ({ ctx, entry }) =>
        alternatesOf(
          ctx.markets,
          (region) => isShownIn(entry.regions, region),
          (locale) => contentPath(locale, 'blog_post', entry.url),
        ),
    }),
    seo: t.field({
      type: Seo,
      description:
        'What search engines and shared links are told: the post’s own title, summary and picture where the editors wrote nothing else.',
      resolve: ({ entry }) => ({
        title: entry.seo_meta?.seo_title || entry.title,
        description: entry.seo_meta?.seo_description || plainText(entry.summary),
        image: imageAt(entry.seo_meta?.og_image ?? null, entry.title) ?? imageAt(entry.picture, entry.title),
      }),
    }),
    publishedAt: t.field({
      type: CalendarDate,
      nullable: true,
      description: 'The day it is dated; null when the editors gave it no date. Days begin in UTC.',
      resolve: ({ ctx, entry }) => calendarDateOf(ctx, new Date(entry.published_at), null),
    }),
    author: t.field({
      type: BlogAuthor,
      nullable: true,
      description: 'Who wrote it; null when the post does not say.',
      resolve: ({ entry }) => (entry.author?.name ? entry.author : null),
    }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: 'Its picture, for the size `BANNER` across its head; null when the editors chose none.',
      resolve: ({ entry }) => imageAt(entry.picture, '', { aspect: frame }),
    }),
    body: t.field({
      type: [BlogSection],
      description: 'The post itself, section by section; empty when nothing is written yet.',
      resolve: ({ entry }) => blogSections(entry),
    }),
    readingMinutes: t.int({
      nullable: true,
      description:
        'Whole minutes that reading it takes, the last one begun; null when there is nothing to read.',
      resolve: ({ entry }) => readingMinutes(blogBodyText(entry)),
    }),
    readNext: t.field({
      type: [postRef],
      description:
        'What to read after it: its category’s older posts, round to its latest, then the others in the same way. Costs at most two kept calls.',
      args: {
        first: t.arg.int({ defaultValue: NEXT_COUNT, description: `How many: 1 to ${MAX_NEXT}.` }),
      },
      complexity: ({ first }) => ({ field: 5, multiplier: Math.min(first ?? NEXT_COUNT, MAX_NEXT) }),
      resolve: async ({ ctx, entry }, { first }) => {
        const count = first ?? NEXT_COUNT;
        if (count < 1 || count > MAX_NEXT) throw badInput(`readNext: first is 1 to ${MAX_NEXT}.`);
        return blogPostsAt(readNext(await shownListItems(ctx), entry.uid, count), ctx);
      },
    }),
  }),
});

builder.queryField('blogPost', (t) =>
  t.field({
    type: BlogPost,
    nullable: true,
    description:
      'A post by the last segment of its address. Null when there is none in this region, or with an error when the content service is down.',
    args: {
      handle: t.arg.string({ required: true, description: 'Such as `four-hundred-tonnes`.' }),
    },
    complexity: 5,
    resolve: async (_root, { handle }, ctx) =>
      (await blogPostByHandle(handle, ctx)) ?? unknownHandle(ctx, handle),
  }),
);

/** The blog: posts and their categories. */
import { z } from 'zod';
import {
  group,
  html,
  list,
  moment,
  picture,
  references,
  seoMeta,
  system,
  text,
} from './entries/entryFields.ts';
import { entriesCall } from './entries/entriesCall.ts';
import type { EntryReader } from './entries/entryReader.ts';
import { once, paged } from './entries/paging.ts';

/** One section of a post: exactly one key is set; a section of an unknown kind reads as `{}`. */
const blogSection = z.object({
  text: z.object({ html }).optional(),
  picture: z.object({ picture, caption: text }).optional(),
  quote: z.object({ words: text, source: text }).optional(),
});
export type BlogSectionJson = z.output<typeof blogSection>;

const blogPostEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/four-hundred-tonnes`. */
  url: text,
  /** Content regions that see it; empty means everywhere. */
  regions: list(z.string()),
  /** ISO 8601; empty when the editors gave no date. */
  published_at: moment,
  author: group({ name: text, role: text }),
  category: references('blog_category'),
  summary: text,
  picture,
  body: list(blogSection),
  related_products: references('product'),
  seo_meta: seoMeta,
});
export type BlogPostEntryJson = z.output<typeof blogPostEntry>;

export const blogPosts = {
  contentType: 'blog_post',
  entry: blogPostEntry,
  translated: ['summary', 'body'],
};

/** The fields that lists of posts need. */
const blogListItem = blogPostEntry.pick({
  uid: true,
  url: true,
  regions: true,
  published_at: true,
  category: true,
});
export type BlogListItemJson = z.output<typeof blogListItem>;

const blogCategoryEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/workshop`. */
  url: text,
  description: html,
  regions: list(z.string()),
});
export type BlogCategoryEntryJson = z.output<typeof blogCategoryEntry>;

export const blogCategories = {
  contentType: 'blog_category',
  entry: blogCategoryEntry,
  translated: ['description'],
};

const getBlogPosts = entriesCall('getBlogPosts', blogPosts);

/** About 20 KB per 100 posts. */
export const getBlogListItems = entriesCall(
  'getBlogListItems',
  { contentType: 'blog_post', entry: blogListItem },
  { only: ['uid', 'url', 'regions', 'published_at', 'category'] },
);

const getBlogCategories = entriesCall('getBlogCategories', blogCategories);

export function blogReads({ ask, complete, loaderBy }: EntryReader) {
  const byUid = loaderBy(getBlogPosts, 'uid');
  const byUrl = loaderBy(getBlogPosts, 'url');
  return {
    blogPostByUid: (uid: string) => byUid.load(uid),
    /** By the entry's url with its leading slash: `/four-hundred-tonnes`. */
    blogPostByUrl: (url: string) => byUrl.load(url),
    /**
     * List fields of every post, whatever region it is for, latest first: 100 posts a call, cached for all markets of a
     * language. Lists, counts and neighbours of all categories are computed from it.
     */
    blogListItems: once(async () => {
      const items = await paged((page) => ask(getBlogListItems, { desc: 'published_at', ...page }));
      // A post published between two calls shifts the rest: the last post of a page comes again.
      return [...new Map(items.map((item) => [item.uid, item])).values()];
    }),
    /** In the editors' order. */
    blogCategories: once(async () =>
      complete(
        getBlogCategories,
        await paged((page) => ask(getBlogCategories, { asc: 'sort_order', ...page })),
      ),
    ),
  };
}

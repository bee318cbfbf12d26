/** The blog: posts and the categories that they are filed under. */
import { z } from 'zod';
import { group, list, picture, reference, seoMeta, system, text } from './wire/wireFields.ts';
import { entriesCall } from './calls/entriesCall.ts';
import type { EntryReader } from './reads/entryReader.ts';
import { wordFields } from './fallback.ts';
import { once, paged } from './calls/paging.ts';

/** One section of a post: exactly one key is set; a kind of section that is not known here reads as `{}`. */
const blogSection = z.object({
  text: z.object({ html: text }).optional(),
  picture: z.object({ picture, caption: text }).optional(),
  quote: z.object({ words: text, source: text }).optional(),
});
export type BlogSectionJson = z.output<typeof blogSection>;

export const blogPostEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/four-hundred-tonnes`. */
  url: text,
  /** Content regions that see it; empty means everywhere. */
  regions: list(z.string()),
  /** ISO 8601; empty when the editors gave no date. */
  published_at: text,
  author: group({ name: text, role: text }),
  category: list(reference),
  summary: text,
  picture,
  body: list(blogSection),
  related_products: list(reference),
  seo_meta: seoMeta,
});
export type BlogPostEntryJson = z.output<typeof blogPostEntry>;

/** What it takes to put every post in its place. */
const blogPlace = blogPostEntry.pick({
  uid: true,
  url: true,
  regions: true,
  published_at: true,
  category: true,
});
export type BlogPlaceJson = z.output<typeof blogPlace>;

export const blogCategoryEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/workshop`. */
  url: text,
  /** HTML. */
  description: text,
  regions: list(z.string()),
});
export type BlogCategoryEntryJson = z.output<typeof blogCategoryEntry>;

const getBlogPosts = entriesCall('getBlogPosts', 'blog_post', { entry: blogPostEntry });

/** The few fields that say where a post stands in a list: 100 of them are some 20 KB. */
export const getBlogPlaces = entriesCall('getBlogPlaces', 'blog_post', {
  entry: blogPlace,
  only: ['uid', 'url', 'regions', 'published_at', 'category'],
});

const getBlogCategories = entriesCall('getBlogCategories', 'blog_category', {
  entry: blogCategoryEntry,
});

/** As all reads of entries: whatever an entry's `regions` say; the domain judges. */
export function blogReads({ ask, complete, loaderBy }: EntryReader) {
  const byUid = loaderBy(getBlogPosts, wordFields.blog_post, 'uid', (entry) => entry.uid);
  const byUrl = loaderBy(getBlogPosts, wordFields.blog_post, 'url', (entry) => entry.url);
  return {
    blogPostByUid: (uid: string) => byUid.load(uid),
    /** By the entry's url with its leading slash: `/four-hundred-tonnes`. */
    blogPostByUrl: (url: string) => byUrl.load(url),
    /**
     * The place of every post, whatever region it is for: the vendor's pages of 100, one after the other, latest first.
     * Kept for all markets of a language, so lists, counts and neighbours of all categories cost nothing beyond it.
     */
    blogPlaces: once(async () => {
      const places = await paged((page) => ask(getBlogPlaces, { desc: 'published_at', ...page }));
      // A post published between two pages moves the others on by one: the last of a page comes again.
      return [...new Map(places.map((place) => [place.uid, place])).values()];
    }),
    /** In the editors' order. One kept call. */
    blogCategories: once(async () =>
      complete(
        getBlogCategories,
        wordFields.blog_category,
        await paged((page) => ask(getBlogCategories, { asc: 'sort_order', ...page })),
      ),
    ),
  };
}

export type BlogReads = ReturnType<typeof blogReads>;

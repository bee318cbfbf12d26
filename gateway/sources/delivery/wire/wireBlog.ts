/** Entries of the blog as received: posts and the categories that they are filed under. */
import { z } from 'zod';
import { group, list, picture, reference, seoMeta, system, text } from './wireFields.ts';

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
export const blogPlace = blogPostEntry.pick({
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

/** Reads of the blog's entries. */
import { entriesCall } from './entriesCall.ts';
import { blogCategoryEntry, blogPlace, blogPostEntry } from '../wire/wireBlog.ts';

export const getBlogPosts = entriesCall('getBlogPosts', 'blog_post', { entry: blogPostEntry });

/** The few fields that say where a post stands in a list: 100 of them are some 20 KB. */
export const getBlogPlaces = entriesCall('getBlogPlaces', 'blog_post', {
  entry: blogPlace,
  only: ['uid', 'url', 'regions', 'published_at', 'category'],
});

export const getBlogCategories = entriesCall('getBlogCategories', 'blog_category', {
  entry: blogCategoryEntry,
});

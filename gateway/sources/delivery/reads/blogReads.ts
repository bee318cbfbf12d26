/** The blog for one request. */
import * as calls from '../calls/blogCalls.ts';
import type { EntryReader } from './entryReader.ts';
import { wordFields } from '../fallback.ts';
import { once, paged } from '../calls/paging.ts';
import type { BlogCategoryEntryJson, BlogPlaceJson, BlogPostEntryJson } from '../wire/wireBlog.ts';

/** As all reads of entries: whatever an entry's `regions` say; the domain judges. */
export interface BlogReads {
  blogPostByUid(uid: string): Promise<BlogPostEntryJson | null>;
  /** By the entry's url with its leading slash: `/four-hundred-tonnes`. */
  blogPostByUrl(url: string): Promise<BlogPostEntryJson | null>;
  /**
   * The place of every post, whatever region it is for: the vendor's pages of 100, one after the other, latest first.
   * Kept for all markets of a language, so lists, counts and neighbours of all categories cost nothing beyond it.
   */
  blogPlaces(): Promise<readonly BlogPlaceJson[]>;
  /** In the editors' order. One kept call. */
  blogCategories(): Promise<readonly BlogCategoryEntryJson[]>;
}

export function blogReads({ ask, complete, loaderBy }: EntryReader): BlogReads {
  const byUid = loaderBy(calls.getBlogPosts, wordFields.blog_post, 'uid', (entry) => entry.uid);
  const byUrl = loaderBy(calls.getBlogPosts, wordFields.blog_post, 'url', (entry) => entry.url);
  return {
    blogPostByUid: (uid) => byUid.load(uid),
    blogPostByUrl: (url) => byUrl.load(url),
    blogPlaces: once(async () => {
      const places = await paged((page) => ask(calls.getBlogPlaces, { desc: 'published_at', ...page }));
      // A post published between two pages moves the others on by one: the last of a page comes again.
      return [...new Map(places.map((place) => [place.uid, place])).values()];
    }),
    blogCategories: once(async () =>
      complete(
        calls.getBlogCategories,
        wordFields.blog_category,
        await paged((page) => ask(calls.getBlogCategories, { asc: 'sort_order', ...page })),
      ),
    ),
  };
}

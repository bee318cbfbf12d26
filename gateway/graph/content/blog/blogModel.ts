/** Loads the blog's posts and categories for one market. */
import type { Awaitable } from '../../../sources/transport/awaitable.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import type {
  BlogCategoryEntryJson,
  BlogListItemJson,
  BlogPostEntryJson,
} from '../../../sources/delivery/blog.ts';
import { inOrder } from './blogPosts.rules.ts';
import type { BreadcrumbModel } from '../navigation/breadcrumb.ts';
import { contentPath, localePath } from '../navigation/link.rules.ts';
import { words } from '../wording/words.ts';

export interface BlogPostModel {
  ctx: RequestContext;
  entry: BlogPostEntryJson;
}

export interface BlogCategoryModel {
  ctx: RequestContext;
  entry: BlogCategoryEntryJson;
}

/** Address without its leading slash: the key of `blogPost(handle:)` and `blogCategory(handle:)`. */
export function blogHandle({ url }: { url: string }): string {
  return url.replace(/^\//, '');
}

/** An entry without an address has no page and is not listed. */
function isShown({ url, regions }: { url: string; regions: string[] }, ctx: RequestContext): boolean {
  return url !== '' && isShownIn(regions, ctx.scope.contentRegion);
}

/** All posts of the region as sort keys, in order. */
export const shownListItems = memoizePerContext<BlogListItemJson[]>(async (ctx) =>
  inOrder((await ctx.delivery.blogListItems()).filter((item) => isShown(item, ctx))),
);

/** Categories of the region, in the editors' order. */
export const shownCategories = memoizePerContext<BlogCategoryModel[]>(async (ctx) =>
  (await ctx.delivery.blogCategories())
    .filter((entry) => isShown(entry, ctx))
    .map((entry) => ({ ctx, entry })),
);

export async function blogPostByHandle(handle: string, ctx: RequestContext): Promise<BlogPostModel | null> {
  const entry = await ctx.delivery.blogPostByUrl(`/${handle}`);
  return entry && isShown(entry, ctx) ? { ctx, entry } : null;
}

/** Loads the posts in one batch, in the given order; those withdrawn in the meantime are left out. */
export async function blogPostsAt(
  items: readonly Pick<BlogListItemJson, 'uid'>[],
  ctx: RequestContext,
): Promise<BlogPostModel[]> {
  const entries = await Promise.all(items.map(({ uid }) => ctx.delivery.blogPostByUid(uid)));
  return entries.flatMap((entry) => (entry && isShown(entry, ctx) ? [{ ctx, entry }] : []));
}

export async function blogCategoryByHandle(
  handle: string,
  ctx: RequestContext,
): Promise<BlogCategoryModel | null> {
  return (await shownCategories(ctx)).find(({ entry }) => blogHandle(entry) === handle) ?? null;
}

export function blogPath(locale: string): string {
  return localePath(locale, '/blog');
}

export function blogTitle(ctx: RequestContext): Awaitable<string> {
  return words(ctx, 'blog.title');
}

export async function blogCrumb(ctx: RequestContext): Promise<BreadcrumbModel> {
  return { title: await blogTitle(ctx), path: blogPath(ctx.locale) };
}

export function blogCategoryCrumb({ ctx, entry }: BlogCategoryModel): BreadcrumbModel {
  return { title: entry.title, path: contentPath(ctx.locale, 'blog_category', entry.url) };
}

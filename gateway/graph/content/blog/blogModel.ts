/** Posts and categories of the blog in one market, and how they are read. */
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import type {
  BlogCategoryEntryJson,
  BlogPlaceJson,
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

/** The address without its leading slash, as `blogPost(uid:)` and `blogCategory(uid:)` take it. */
export function blogKey({ url }: { url: string }): string {
  return url.replace(/^\//, '');
}

/** An entry without an address has no page, and so is not shown. */
function isShown({ url, regions }: { url: string; regions: string[] }, ctx: RequestContext): boolean {
  return url !== '' && isShownIn(regions, ctx.scope.contentRegion);
}

/** Places of all posts of this region, in order. */
export const shownPlaces = memoizePerContext<BlogPlaceJson[]>(async (ctx) =>
  inOrder((await ctx.delivery.blogPlaces()).filter((place) => isShown(place, ctx))),
);

/** Categories of this region, in the editors' order. */
export const shownCategories = memoizePerContext<BlogCategoryModel[]>(async (ctx) =>
  (await ctx.delivery.blogCategories())
    .filter((entry) => isShown(entry, ctx))
    .map((entry) => ({ ctx, entry })),
);

export async function blogPostByKey(uid: string, ctx: RequestContext): Promise<BlogPostModel | null> {
  const entry = await ctx.delivery.blogPostByUrl(`/${uid}`);
  return entry && isShown(entry, ctx) ? { ctx, entry } : null;
}

/** In the order of the places; one that was withdrawn meanwhile is left out. Batched. */
export async function blogPostsAt(
  places: readonly Pick<BlogPlaceJson, 'uid'>[],
  ctx: RequestContext,
): Promise<BlogPostModel[]> {
  const entries = await Promise.all(places.map(({ uid }) => ctx.delivery.blogPostByUid(uid)));
  return entries.flatMap((entry) => (entry && isShown(entry, ctx) ? [{ ctx, entry }] : []));
}

export async function blogCategoryByKey(uid: string, ctx: RequestContext): Promise<BlogCategoryModel | null> {
  return (await shownCategories(ctx)).find(({ entry }) => blogKey(entry) === uid) ?? null;
}

export function blogPath(locale: string): string {
  return localePath(locale, '/blog');
}

export function blogTitle(ctx: RequestContext): Promise<string> {
  return words(ctx, 'blog.title');
}

export async function blogCrumb(ctx: RequestContext): Promise<BreadcrumbModel> {
  return { title: await blogTitle(ctx), path: blogPath(ctx.locale) };
}

export function blogCategoryCrumb({ ctx, entry }: BlogCategoryModel): BreadcrumbModel {
  return { title: entry.title, path: contentPath(ctx.locale, 'blog_category', entry.url) };
}

/** `Category`: titles and order from content; search adds the products. */
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { builder } from '../../builder.ts';
import { languageField } from '../../content/text/entryLanguage.ts';
import type { RequestContext } from '../../context.ts';
import { unknownHandle } from '../../handleHint.ts';
import { Breadcrumb, type BreadcrumbModel } from '../../content/navigation/breadcrumb.ts';
import { childrenOf, lineageOf } from '../../content/navigation/categoryTree.rules.ts';
import { contentPath } from '../../content/navigation/link.rules.ts';
import { richText } from '../../content/text/richText.ts';
import { plainText } from '../../content/text/sanitizedHtml.ts';
import { Seo } from '../../content/pages/seo.ts';
import { Image, imageAt } from '../../media/image.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { CategoryEntryJson } from '../../../sources/delivery/categories.ts';

export interface CategoryModel {
  ctx: RequestContext;
  entry: CategoryEntryJson;
}

/** `/skis/all-mountain` as `skis/all-mountain`. */
function handleOf(entry: CategoryEntryJson): string {
  return entry.url.replace(/^\//, '');
}

export function categoryTitle(entry: Pick<CategoryEntryJson, 'title' | 'display_title'>): string {
  return entry.display_title || entry.title;
}

function categoryPath(ctx: RequestContext, entry: Pick<CategoryEntryJson, 'url'>): string {
  return contentPath(ctx.locale, 'product_category', entry.url);
}

/** Breadcrumbs from the top category down to this one. One cached call per region. */
export async function breadcrumbsTo(uid: string, ctx: RequestContext): Promise<BreadcrumbModel[]> {
  const all = await withFallback(ctx.delivery.categories(), []);
  return lineageOf(all, uid).map((entry) => breadcrumbOf(entry, ctx));
}

export function breadcrumbOf(entry: CategoryEntryJson, ctx: RequestContext): BreadcrumbModel {
  return { title: categoryTitle(entry), path: categoryPath(ctx, entry) };
}

export async function categoryByHandle(handle: string, ctx: RequestContext): Promise<CategoryModel | null> {
  return shownCategory(await ctx.delivery.categoryByUrl(`/${handle}`), ctx);
}

export function shownCategory(entry: CategoryEntryJson | null, ctx: RequestContext): CategoryModel | null {
  return entry && isShownIn(entry.regions, ctx.scope.contentRegion) ? { ctx, entry } : null;
}

const categoryRef = builder.objectRef<CategoryModel>('Category');
export const Category = builder.node(categoryRef, {
  description: 'A category of products. From the content service; public.',
  id: { resolve: ({ ctx, entry }) => joinMarketId(ctx.locale, handleOf(entry)) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, categoryByHandle),
  fields: (t) => ({
    handle: t.string({
      description:
        'Its path among categories, such as `skis/all-mountain/wide`, as `category(handle:)` takes it.',
      resolve: ({ entry }) => handleOf(entry),
    }),
    contentUid: t.string({
      description:
        'Uid of its content entry, such as `category_skis`, as `automatedRelatedProductIds(categoryId:)` takes it. It never changes, and it is not the handle.',
      resolve: ({ entry }) => entry.uid,
    }),
    title: t.string({ description: 'Short title, for lists.', resolve: ({ entry }) => entry.title }),
    displayTitle: t.string({
      description: 'Title on the category’s page; falls back to the short title.',
      resolve: ({ entry }) => categoryTitle(entry),
    }),
    description: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Text below the title; null when there is none.',
      resolve: ({ ctx, entry }) => richText(ctx, entry.description, { topHeading: 2, holder: entry }),
    }),
    textLanguage: t.string(languageField('the description', 'description')),
    path: t.field({
      type: 'URLPath',
      description: 'Path of the category’s page.',
      resolve: ({ ctx, entry }) => categoryPath(ctx, entry),
    }),
    alternates: t.field({
      type: [Alternate],
      description:
        'The category in every offered locale where guests see it, for search engines; `x-default` last, if it is shown in the default locale. Makes no upstream call.',
      resolve: ({ ctx, entry }) =>
        alternatesOf(
          ctx.markets,
          (region) => isShownIn(entry.regions, region),
          (locale) => contentPath(locale, 'product_category', entry.url),
        ),
    }),
    seo: t.field({
      type: Seo,
      description: 'Metadata for search engines: title, description and banner of the category.',
      resolve: ({ entry }) => ({
        title: categoryTitle(entry),
        description: plainText(entry.description),
        image: imageAt(entry.banner, categoryTitle(entry)),
      }),
    }),
    banner: t.field({
      type: Image,
      nullable: true,
      description: 'Banner of the category; null when the editors chose none.',
      resolve: ({ entry }) => imageAt(entry.banner, ''),
    }),
    breadcrumbs: t.field({
      type: [Breadcrumb],
      description: 'From the top category down to this one.',
      resolve: ({ ctx, entry }) => breadcrumbsTo(entry.uid, ctx),
    }),
    parent: t.field({
      type: categoryRef,
      nullable: true,
      description: 'The category above; null at the top, or when it is not shown in this region.',
      resolve: async ({ ctx, entry }) => {
        const above = lineageOf(await withFallback(ctx.delivery.categories(), []), entry.uid).at(-2);
        return above ? { ctx, entry: above } : null;
      },
    }),
    children: t.field({
      type: [categoryRef],
      description: 'Direct sub-categories shown in this region, in the editors’ order.',
      resolve: async ({ ctx, entry }) =>
        childrenOf(await withFallback(ctx.delivery.categories(), []), entry.uid).map((child) => ({
          ctx,
          entry: child,
        })),
    }),
  }),
});

builder.queryField('category', (t) =>
  t.field({
    type: Category,
    nullable: true,
    description:
      'A category by its path. Null when there is none in this market, or with an error when the content service is down.',
    args: {
      handle: t.arg.string({
        required: true,
        description: 'Path among categories, such as `skis/all-mountain/wide`.',
      }),
    },
    complexity: 5,
    resolve: async (_root, { handle }, ctx) =>
      (await categoryByHandle(handle, ctx)) ?? unknownHandle(ctx, handle),
  }),
);

/** `WithdrawnProduct`: returned by `Query.product` for a product that is no longer sold. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { Link } from '../../content/navigation/link.ts';
import { localePath } from '../../content/navigation/link.rules.ts';
import { richText } from '../../content/text/richText.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import type { ErrorPageEntryJson } from '../../../sources/delivery/errorPage.ts';
import { gridProducts, productHandle, productRef, type ProductModel } from './productModel.ts';
import { RELATED_COUNT } from '../related/related.rules.ts';
import { pickAutomated } from '../related/relatedPicks.ts';

export interface WithdrawnModel {
  kind: 'withdrawn';
  ctx: RequestContext;
  page: ErrorPageEntryJson;
  product: ErrorPageEntryJson['products'][number];
}

/** Null when there never was such a product here. */
export async function withdrawnByHandle(handle: string, ctx: RequestContext): Promise<WithdrawnModel | null> {
  const page = await ctx.delivery.errorPage();
  const product = page?.products.find(
    ({ url, regions }) => productHandle(url) === handle && isShownIn(regions, ctx.scope.contentRegion),
  );
  return page && product ? { kind: 'withdrawn', ctx, page, product } : null;
}

/**
 * Recommendations by the error page's rule: from its categories that the withdrawn product was in, or from all of them
 * when it was in none.
 */
async function alternativesOf({ ctx, page, product }: WithdrawnModel): Promise<ProductModel[]> {
  const all = page.automated_related_products.map(({ uid }) => uid);
  const own = new Set(product.categories.map(({ uid }) => uid));
  const shared = all.filter((uid) => own.has(uid));
  const categoryUids = shared.length > 0 ? shared : all;
  const { uid: subject } = product;
  const wish = { categoryUids, exclude: [subject], size: RELATED_COUNT, subject, seed: null };
  return gridProducts(await pickAutomated(wish, ctx), ctx);
}

export const WithdrawnProduct = builder.objectRef<WithdrawnModel>('WithdrawnProduct').implement({
  description:
    'A product that is no longer sold: its page answers 410 with alternatives. From the content service’s error page.',
  fields: (t) => ({
    handle: t.string({
      description: 'The last segment of its URL.',
      resolve: ({ product }) => productHandle(product.url),
    }),
    title: t.string({ description: 'Its former name.', resolve: ({ product }) => product.title }),
    alternatives: t.field({
      type: [productRef],
      nullable: true,
      description:
        'Recommendations by the automated rule, the same all day for everybody. Null with an error when they could not be fetched.',
      complexity: { field: 10, multiplier: RELATED_COUNT },
      resolve: alternativesOf,
    }),
    header: t.string({
      description: 'Heading of the page.',
      resolve: ({ page }) => page.product_recommendation_page?.header || page.header,
    }),
    productHeader: t.string({
      nullable: true,
      description: 'Heading of the recommendations; null when there is none.',
      resolve: ({ page }) => page.product_header || null,
    }),
    message: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Text below the heading; null when there is none.',
      resolve: ({ ctx, page }) =>
        richText(ctx, page.product_recommendation_page?.main_content ?? page.main_content, {
          topHeading: 2,
          holder: page,
        }),
    }),
    link: t.field({
      type: Link,
      description: 'Text of the link to the home page, written by the editors.',
      resolve: ({ ctx, page }) => ({
        text: page.link_text,
        href: localePath(ctx.locale, '/'),
        isExternal: false,
        opensNewTab: false,
      }),
    }),
  }),
});

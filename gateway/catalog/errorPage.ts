/** `errorPage` of catalogue.md 7.4, names as shipped. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { Banner, bannersOf } from '../content/banner.ts';
import { sanitizedHtml } from '../content/sanitizedHtml.ts';
import { isShownIn } from '../region/region.rules.ts';
import type { ErrorPageEntryJson } from '../sources/delivery/wire.ts';
import { bcRegionArg, explicitMarket, localeArg } from './explicitMarket.ts';
import type { PlatformId } from './published.rules.ts';
import { RelatedProduct } from './relatedProducts.ts';

interface ErrorPageModel {
  market: RequestContext;
  page: ErrorPageEntryJson;
}

const PlatformCategory = builder.objectRef<PlatformId>('PlatformCategory').implement({
  description: 'The id of a category in one store.',
  fields: (t) => ({
    region: t.exposeString('region', { description: 'The store: us, ca or eu_region_1.' }),
    id: t.expose('id', { type: 'PlatformId', description: 'The store’s id of the category.' }),
  }),
});

const RelatedCategory = builder
  .objectRef<ErrorPageEntryJson['automated_related_products'][number]>('RelatedCategory')
  .implement({
    description: 'A category that recommendations are picked from.',
    fields: (t) => ({
      uid: t.exposeString('uid', { description: 'Uid of the content entry.' }),
      cat_ids_bc: t.expose('cat_ids_bc', { type: [PlatformCategory], description: 'Its ids, one a store.' }),
    }),
  });

const RecommendationPage = builder
  .objectRef<NonNullable<ErrorPageEntryJson['product_recommendation_page']>>('RecommendationPage')
  .implement({
    description: 'Words of the page for products that are not sold any more.',
    fields: (t) => ({
      header: t.exposeString('header', { description: 'Words above the page; empty when there are none.' }),
      main_content: t.field({
        type: 'HTML',
        nullable: true,
        description: 'Words below the header; null when there are none.',
        resolve: (page) => sanitizedHtml(page.main_content),
      }),
    }),
  });

const ErrorPage = builder.objectRef<ErrorPageModel>('ErrorPage').implement({
  description:
    'What editors prepared for addresses that lead nowhere and for products that are not sold any more (catalogue.md 3).',
  fields: (t) => ({
    title: t.string({ description: 'Title among editors.', resolve: ({ page }) => page.title }),
    regions: t.stringList({
      description: 'Content regions that it is made for; empty when it is for all of them.',
      resolve: ({ page }) => [...page.regions],
    }),
    header: t.string({
      description: 'Words above the page; empty when there are none.',
      resolve: ({ page }) => page.header,
    }),
    main_content: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Words below the header; null when there are none.',
      resolve: ({ page }) => sanitizedHtml(page.main_content),
    }),
    link_text: t.string({
      description: 'Words of the way home; empty when there are none.',
      resolve: ({ page }) => page.link_text,
    }),
    product_header: t.string({
      nullable: true,
      description: 'Words above recommended products; null when there are none.',
      resolve: ({ page }) => page.product_header || null,
    }),
    banner: t.field({
      type: Banner,
      nullable: true,
      description: 'Banner of the page; null when none is published.',
      resolve: ({ market, page }) => bannersOf(page.banner, market.locale)[0] ?? null,
    }),
    product_recommendation_page: t.field({
      type: RecommendationPage,
      nullable: true,
      description: 'Words for products that are not sold any more; null when the editors wrote none.',
      resolve: ({ page }) => page.product_recommendation_page,
    }),
    automated_related_products: t.field({
      type: [RelatedCategory],
      description: 'Categories that recommendations are picked from.',
      resolve: ({ page }) => [...page.automated_related_products],
    }),
    products: t.field({
      type: [RelatedProduct],
      description: 'Products that are not sold any more, of this content region.',
      resolve: ({ market, page }) =>
        page.products
          .filter(({ regions }) => isShownIn(regions, market.scope.contentRegion))
          .map((entry) => ({
            market,
            entry: { ...entry, categories: [...entry.categories] },
            includeVariants: false,
          })),
    }),
  }),
});

builder.queryField('errorPage', (t) =>
  t.field({
    type: ErrorPage,
    nullable: true,
    description:
      'The managed error page (catalogue.md 7.4). Null when none is published, or with an error when the content service is down: then the page shows its basic message only.',
    args: {
      locale: t.arg.string({ required: true, description: localeArg }),
      bcRegion: t.arg.string({ required: true, description: bcRegionArg }),
    },
    complexity: 5,
    resolve: async (_root, { locale, bcRegion }, ctx) => {
      const market = explicitMarket(ctx, { locale, bcRegion });
      const page = await market.delivery.errorPage();
      return page && { market, page };
    },
  }),
);

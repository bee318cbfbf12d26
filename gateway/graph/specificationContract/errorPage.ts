/** `errorPage` of catalogue.md 7.4, names as shipped. */
import { builder } from '../builder.ts';
import { contract } from './contract.rules.ts';
import type { RequestContext } from '../context.ts';
import { Banner, bannersOf } from '../content/pages/banner.ts';
import { sanitizedHtml } from '../content/text/sanitizedHtml.ts';
import { isShownIn } from '../region/markets/region.rules.ts';
import type { ErrorPageEntryJson } from '../../sources/delivery/errorPage.ts';
import { bcRegionArg, explicitMarket, localeArg } from './explicitMarket.ts';
import type { PlatformId } from '../catalog/products/published.rules.ts';
import { RelatedProduct } from './relatedProducts.ts';

interface ErrorPageModel {
  market: RequestContext;
  page: ErrorPageEntryJson;
}

const PlatformCategory = builder.objectRef<PlatformId>('PlatformCategory').implement({
  description: contract('The id of a category in one store.'),
  fields: (t) => ({
    region: t.exposeString('region', { description: 'The store: us, ca or eu_region_1.' }),
    id: t.expose('id', { type: 'PlatformId', description: 'The store’s id of the category.' }),
  }),
});

const RelatedCategory = builder
  .objectRef<ErrorPageEntryJson['automated_related_products'][number]>('RelatedCategory')
  .implement({
    description: contract('A category for recommendations.'),
    fields: (t) => ({
      uid: t.exposeString('uid', { description: 'Uid of the content entry.' }),
      cat_ids_bc: t.expose('cat_ids_bc', {
        type: [PlatformCategory],
        description: 'Its ids, one per store.',
      }),
    }),
  });

const RecommendationPage = builder
  .objectRef<NonNullable<ErrorPageEntryJson['product_recommendation_page']>>('RecommendationPage')
  .implement({
    description: contract('Texts of the page for withdrawn products.'),
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
  description: contract('The managed page for unknown URLs and withdrawn products (catalogue.md 3).'),
  fields: (t) => ({
    title: t.string({ description: 'Internal title.', resolve: ({ page }) => page.title }),
    regions: t.stringList({
      description: 'Content regions it is for; empty means all.',
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
      description: 'Text of the link to the home page; empty when there is none.',
      resolve: ({ page }) => page.link_text,
    }),
    product_header: t.string({
      nullable: true,
      description: 'Heading of the recommended products; null when there is none.',
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
      description: 'Texts for withdrawn products; null when there are none.',
      resolve: ({ page }) => page.product_recommendation_page,
    }),
    automated_related_products: t.field({
      type: [RelatedCategory],
      description: 'Categories for recommendations.',
      resolve: ({ page }) => [...page.automated_related_products],
    }),
    products: t.field({
      type: [RelatedProduct],
      description: 'Withdrawn products of this content region.',
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
    description: contract(
      'The managed error page (catalogue.md 7.4). Null when none is published, or with an error when the content service is down: then the page shows its basic message only.',
    ),
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

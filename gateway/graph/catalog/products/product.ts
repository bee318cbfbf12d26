/** `Product`, its content fields and its queries. Fields that commerce pays for are in ../offers/productOffer.ts. */
import { builder, MAX_NODES } from '../../builder.ts';
import { attributeTitle, attributeValue } from '../../content/wording/attributeWords.ts';
import { Breadcrumb, type BreadcrumbModel } from '../../content/navigation/breadcrumb.ts';
import { otherLineagesOf, primaryOf } from '../../content/navigation/categoryTree.rules.ts';
import { contentPath } from '../../content/navigation/link.rules.ts';
import { richText } from '../../content/text/richText.ts';
import { languageField } from '../../content/text/entryLanguage.ts';
import { plainText } from '../../content/text/sanitizedHtml.ts';
import { Seo } from '../../content/pages/seo.ts';
import { seoDescription } from '../../content/pages/seoDescription.rules.ts';
import { words } from '../../content/wording/words.ts';
import { Image, imageAt } from '../../media/image.ts';
import { unknownHandle } from '../../handleHint.ts';
import { GalleryItem } from '../../media/video.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { badInput, withFallback } from '../../sourceErrors.ts';
import { attributeSettings } from './attributeSettings.ts';
import { breadcrumbOf, breadcrumbsTo, Category, shownCategory } from '../categories/category.ts';
import { Offer } from '../offers/offer.ts';
import {
  displayTitleOf,
  gridProductsByHandle,
  productByHandle,
  productByUid,
  productHandle,
  productPath,
  productRef,
  type ProductModel,
} from './productModel.ts';
import { galleryOf, pictureOf } from './productPictures.ts';
import { relatedTo } from '../related/relatedPicks.ts';
import { RELATED_COUNT } from '../related/related.rules.ts';
import { listedSpecifications, sizeTable, type SizeTable as SizeTableModel } from './specifications.rules.ts';
import { Swatch, swatchesOf } from '../variants/swatch.ts';
import { ofColor } from '../variants/variant.rules.ts';
import { WithdrawnProduct, withdrawnByHandle, type WithdrawnModel } from './withdrawnProduct.ts';

const Specification = builder.objectRef<{ title: string; value: string }>('Specification').implement({
  description: 'One line of a product’s specifications.',
  fields: (t) => ({
    title: t.exposeString('title', {
      description: 'Title, such as `Waist`; in the request’s language where translated.',
    }),
    value: t.exposeString('value', {
      description: 'The value with its unit; in the request’s language where translated.',
    }),
  }),
});

const SizeRow = builder.objectRef<SizeTableModel['rows'][number]>('SizeRow').implement({
  description: 'One size of a size table.',
  fields: (t) => ({
    size: t.exposeString('size', { description: 'Label of the size, such as `178`.' }),
    values: t.exposeStringList('values', { description: 'One text per column; empty when unknown.' }),
  }),
});

const SizeTable = builder.objectRef<SizeTableModel>('SizeTable').implement({
  description: 'Size-dependent specifications.',
  fields: (t) => ({
    sizeTitle: t.exposeString('sizeTitle', { description: 'What the sizes are, such as `Length`.' }),
    columns: t.exposeStringList('columns', {
      description: 'Titles of the columns, without the size itself.',
    }),
    rows: t.expose('rows', {
      type: [SizeRow],
      description: 'One row per size: in the editors’ order, else from the smallest.',
    }),
  }),
});

/** As many recently viewed products as a browser stores. */
const MAX_PRODUCTS = 12;

const BreadcrumbTrail = builder.objectRef<{ crumbs: BreadcrumbModel[] }>('BreadcrumbTrail').implement({
  description: 'Breadcrumbs from a top category down to one of its categories.',
  fields: (t) => ({
    crumbs: t.expose('crumbs', {
      type: [Breadcrumb],
      description: 'From the top category down; never empty.',
    }),
  }),
});

const color = 'Label of a colour, in any case; the first colour when absent or unknown.';
const galleryColor =
  'Label of a colour, in any case; when absent or unknown the one that is selected initially, as the first of `swatches`.';

export const Product = builder.node(productRef, {
  description:
    'A product as shown in this market. Texts and images come from the content service, prices and stock from commerce.',
  id: { resolve: ({ ctx, entry }) => joinMarketId(ctx.locale, entry.uid) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, productByUid),
  interfaces: [Offer],
  fields: (t) => ({
    handle: t.string({
      description:
        'The last segment of its URL, such as `lodestar-98`, as `product(handle:)` takes it. Editors can change it.',
      resolve: ({ entry }) => productHandle(entry.url),
    }),
    contentUid: t.string({
      description:
        'Uid of its content entry, such as `product_lodestar_98`, as `relatedProducts(uids:)` takes it. It never changes, and it is not the handle.',
      resolve: ({ entry }) => entry.uid,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When its content was last changed, as `products(updatedSince:)` compares it; null when the content service does not say.',
      resolve: ({ entry }) => entry.updated_at || null,
    }),
    title: t.string({ description: 'Name of the product.', resolve: ({ entry }) => entry.title }),
    displayTitle: t.string({
      description: 'Title on tiles and the product page; falls back to the name.',
      resolve: ({ entry }) => displayTitleOf(entry),
    }),
    tagline: t.string({
      nullable: true,
      description: 'One sentence; null when there is none.',
      resolve: ({ entry }) => entry.tagline || null,
    }),
    textLanguage: t.string(languageField('tagline and description', 'tagline', 'description')),
    description: t.field({
      type: 'HTML',
      nullable: true,
      description: 'The long text; null when there is none.',
      resolve: ({ ctx, entry }) => richText(ctx, entry.description, { topHeading: 2, holder: entry }),
    }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of the product’s page.',
      resolve: (product) => productPath(product),
    }),
    alternates: t.field({
      type: [Alternate],
      description:
        'The product in every offered locale where guests see it, for search engines; `x-default` last, if it is shown in the default locale. Empty for what only pros see. Makes no upstream call.',
      resolve: ({ ctx, entry }) =>
        alternatesOf(
          ctx.markets,
          (region) => isShownIn(entry.regions, region),
          (locale) => contentPath(locale, 'product', entry.url),
        ),
    }),
    seo: t.field({
      type: Seo,
      description: 'Metadata for search engines; falls back to title, tagline and front image.',
      resolve: ({ entry }) => ({
        title: entry.seo_meta?.seo_title || displayTitleOf(entry),
        description: seoDescription([
          entry.seo_meta?.seo_description,
          entry.tagline,
          plainText(entry.description),
        ]),
        image:
          imageAt(entry.seo_meta?.og_image ?? null, displayTitleOf(entry), { isPackshot: true }) ??
          pictureOf(entry, null),
      }),
    }),
    breadcrumbs: t.field({
      type: [Breadcrumb],
      description: 'From the top category down to the primary category; empty when none is shown here.',
      resolve: async ({ ctx, entry }) => {
        const all = await withFallback(ctx.delivery.categories(), []);
        const primary = primaryOf(
          all,
          entry.categories.map(({ uid }) => uid),
        );
        return primary ? breadcrumbsTo(primary.uid, ctx) : [];
      },
    }),
    otherBreadcrumbs: t.field({
      type: [BreadcrumbTrail],
      description:
        'Breadcrumbs through the product’s other categories: one for each that `breadcrumbs` does not contain. For shoppers who came from there.',
      resolve: async ({ ctx, entry }) => {
        const all = await withFallback(ctx.delivery.categories(), []);
        const uids = entry.categories.map(({ uid }) => uid);
        const primary = primaryOf(all, uids);
        return primary
          ? otherLineagesOf(all, primary.uid, uids).map((line) => ({
              crumbs: line.map((category) => breadcrumbOf(category, ctx)),
            }))
          : [];
      },
    }),
    category: t.field({
      type: Category,
      nullable: true,
      description: 'The primary category: the last breadcrumb. Null when none is shown in this region.',
      resolve: async ({ ctx, entry }) =>
        shownCategory(
          primaryOf(
            await ctx.delivery.categories(),
            entry.categories.map(({ uid }) => uid),
          ),
          ctx,
        ),
    }),
    swatches: t.field({
      type: [Swatch],
      description:
        'Colours with their images, the initially selected one first: the editors’ first that can be bought, else their first. Labels and images from content, hex colours from commerce or, without it, from the colour groups. Empty when there is only one colour.',
      // A typical count: the few products with nine are offset by those with one.
      complexity: { field: 1, multiplier: 4 },
      resolve: swatchesOf,
    }),
    image: t.field({
      type: Image,
      description: 'Front picture.',
      args: { color: t.arg.string({ description: color }) },
      resolve: ({ entry }, { color }) => pictureOf(entry, color),
    }),
    gallery: t.field({
      type: [GalleryItem],
      description:
        'Images and videos in one colour, in the order of the image set; nested sets are flattened in place. Only the front image when there is no set or the image service is down; empty without any image. Costs one upstream call; two when no colour is named and the first one is sold out.',
      args: { color: t.arg.string({ description: galleryColor }) },
      complexity: { field: 5, multiplier: 8 },
      resolve: async (product, { color }) => {
        const { ctx, entry } = product;
        if (ofColor(entry.color_images, color)) return galleryOf(entry, color, ctx);
        // In parallel: the first colour is nearly always the one that is selected.
        const [first, swatches] = await Promise.all([galleryOf(entry, null, ctx), swatchesOf(product)]);
        const selected = swatches[0]?.label;
        const isFirst = ofColor(entry.color_images, selected) === (entry.color_images[0] ?? null);
        return selected === undefined || isFirst ? first : galleryOf(entry, selected, ctx);
      },
    }),
    specifications: t.field({
      type: [Specification],
      description: 'Size-independent specifications, in the editors’ order, without hidden attributes.',
      resolve: async ({ ctx, entry }) => {
        const { hidden, titles } = await attributeSettings(ctx);
        const { language } = ctx.scope;
        return Promise.all(
          listedSpecifications(entry.specs, hidden, titles, language).map(async ({ title, value }) => ({
            title: await attributeTitle(ctx, title),
            value: await attributeValue(ctx, title, value),
          })),
        );
      },
    }),
    sizeTable: t.field({
      type: SizeTable,
      nullable: true,
      description: 'Size-dependent specifications; null when there are none.',
      resolve: async ({ ctx, entry }) => {
        const { hidden, titles, sortings } = await attributeSettings(ctx);
        const { size_specs: sizes, size_title: sizeTitle } = entry;
        const table = sizeTable(sizes, sizeTitle, hidden, titles, sortings, ctx.scope.language);
        return (
          table && {
            ...table,
            sizeTitle: await attributeTitle(ctx, table.sizeTitle),
            columns: await Promise.all(table.columns.map((column) => attributeTitle(ctx, column))),
          }
        );
      },
    }),
    related: t.field({
      type: [productRef],
      description:
        'Related products: the editors’ choice first, then automated picks from its categories. May be fewer than requested.',
      args: {
        first: t.arg.int({
          defaultValue: RELATED_COUNT,
          description: 'Maximum number, 1 to 24. The grid below a product requests 4.',
        }),
        seed: t.arg.int({
          description:
            'Random seed of the automated picks, such as one per visit: the same seed gives the same picks. Null: the same for everyone all day.',
        }),
      },
      complexity: ({ first }) => ({ field: 10, multiplier: Math.min(first ?? RELATED_COUNT, MAX_NODES) }),
      resolve: (product, { first, seed }) => {
        const size = first ?? RELATED_COUNT;
        if (size < 1 || size > 24) throw badInput('related(first:) must be between 1 and 24.');
        return relatedTo(product, size, seed ?? null);
      },
    }),
    relatedHeading: t.string({
      description:
        'Heading of the related products: the editors’ text for “Related Products”, in the request’s language.',
      resolve: ({ ctx }) => words(ctx, 'Related Products'),
    }),
  }),
});

const ProductResult = builder.unionType('ProductResult', {
  description: 'Result of resolving a product URL.',
  types: [Product, WithdrawnProduct],
  resolveType: (result) => (result.kind === 'product' ? Product : WithdrawnProduct),
});

builder.queryField('product', (t) =>
  t.field({
    type: ProductResult,
    nullable: true,
    description:
      'A product by the last segment of its URL. Null when there never was one here (404), or with an error when the content service is down.',
    args: {
      handle: t.arg.string({
        required: true,
        description: 'Last URL segment, such as `lodestar-98`.',
      }),
    },
    complexity: 5,
    resolve: async (_root, { handle }, ctx): Promise<ProductModel | WithdrawnModel | null> =>
      (await productByHandle(handle, ctx)) ??
      (await withdrawnByHandle(handle, ctx)) ??
      unknownHandle(ctx, handle),
  }),
);

builder.queryField('productsByHandle', (t) =>
  t.field({
    type: [Product],
    description: `Products by the last segments of their URLs, in the order given, each once. Left out: products not shown in this market’s grids, withdrawn and unknown ones. At most ${MAX_PRODUCTS}. An error when the content service is down.`,
    args: {
      handles: t.arg.stringList({
        required: true,
        description: 'Last URL segments, such as `lodestar-98`.',
      }),
    },
    complexity: ({ handles }) => ({ field: 5, multiplier: Math.min(handles.length, MAX_PRODUCTS) }),
    resolve: (_root, { handles }, ctx) => {
      if (handles.length > MAX_PRODUCTS)
        throw badInput(`productsByHandle accepts at most ${MAX_PRODUCTS} handles.`);
      return gridProductsByHandle(handles, ctx);
    },
  }),
);

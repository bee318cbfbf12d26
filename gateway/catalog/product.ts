/** Products as content describes them. Commerce's half is in productOffer.ts; withdrawn ones are in withdrawnProduct.ts. */
import { builder, MOST_NODES } from '../builder.ts';
import { attributeTitle, attributeValue } from '../content/attributeWords.ts';
import { Breadcrumb } from '../content/breadcrumb.ts';
import { primaryOf } from '../content/categoryTree.rules.ts';
import { richText } from '../content/richText.ts';
import { plainText } from '../content/sanitizedHtml.ts';
import { Seo } from '../content/seo.ts';
import { seoDescription } from '../content/seoDescription.rules.ts';
import { words } from '../content/words.ts';
import { Image, imageAt } from '../media/image.ts';
import { GalleryItem } from '../media/video.ts';
import { joinMarketId, loadInMarkets } from '../region/marketId.ts';
import { badInput, unlessIll } from '../sourceErrors.ts';
import { attributeSettings } from './attributeSettings.ts';
import { breadcrumbsTo, Category, shownCategory } from './category.ts';
import { Offer } from './offer.ts';
import { displayTitleOf, productByUid, productKey, productPath, type ProductModel } from './productModel.ts';
import { galleryOf, pictureOf } from './productPictures.ts';
import { relatedTo } from './relatedPicks.ts';
import { RELATED_COUNT } from './related.rules.ts';
import {
  shownSpecifications,
  sizeTable,
  withUnit,
  type SizeTable as SizeTableModel,
} from './specifications.rules.ts';
import { Swatch, swatchesOf } from './swatch.ts';

const Specification = builder.objectRef<{ title: string; value: string }>('Specification').implement({
  description: 'One line of a product’s specifications.',
  fields: (t) => ({
    title: t.exposeString('title', {
      description:
        'What is specified, such as `Waist`; in the request’s language where the editors wrote it.',
    }),
    value: t.exposeString('value', {
      description: 'The value with its unit; in the request’s language where the editors wrote it.',
    }),
  }),
});

const SizeRow = builder.objectRef<SizeTableModel['rows'][number]>('SizeRow').implement({
  description: 'One size of a size table.',
  fields: (t) => ({
    size: t.exposeString('size', { description: 'Label of the size, such as `178`.' }),
    values: t.exposeStringList('values', { description: 'One text a column; empty where nothing is known.' }),
  }),
});

const SizeTable = builder.objectRef<SizeTableModel>('SizeTable').implement({
  description: 'What differs from size to size.',
  fields: (t) => ({
    sizeTitle: t.exposeString('sizeTitle', { description: 'What the sizes are, such as `Length`.' }),
    columns: t.exposeStringList('columns', {
      description: 'Titles of the specifications, one a column; the size itself is none of them.',
    }),
    rows: t.expose('rows', { type: [SizeRow], description: 'One row a size, in the editors’ order.' }),
  }),
});

const color = 'Label of a colour, in any case; the first colour when absent or unknown.';

const productRef = builder.objectRef<ProductModel>('Product');
export const Product = builder.node(productRef, {
  description:
    'A product as this market shows it. Words and pictures come from the content service, what depends on price and stock from commerce.',
  id: { resolve: ({ ctx, entry }) => joinMarketId(ctx.locale, entry.uid) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, productByUid),
  interfaces: [Offer],
  fields: (t) => ({
    uid: t.string({
      description: 'The last segment of its address, as `product(uid:)` takes it.',
      resolve: ({ entry }) => productKey(entry.url),
    }),
    title: t.string({ description: 'Name of the product.', resolve: ({ entry }) => entry.title }),
    displayTitle: t.string({
      description: 'Title on tiles and above the product page; the name when the editors wrote no other.',
      resolve: ({ entry }) => displayTitleOf(entry),
    }),
    tagline: t.string({
      nullable: true,
      description: 'One sentence; null when there is none.',
      resolve: ({ entry }) => entry.tagline || null,
    }),
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
    seo: t.field({
      type: Seo,
      description:
        'What search engines are told; title, tagline and front picture where the editors wrote nothing.',
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
      description:
        'From the top category down to the one the product is filed under; empty when none is shown here.',
      resolve: async ({ ctx, entry }) => {
        const all = await unlessIll(ctx.delivery.categories(), []);
        const primary = primaryOf(
          all,
          entry.categories.map(({ uid }) => uid),
        );
        return primary ? breadcrumbsTo(primary.uid, ctx) : [];
      },
    }),
    category: t.field({
      type: Category,
      nullable: true,
      description:
        'The category it is filed under: the last breadcrumb. Null when none is shown in this region.',
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
        'Colours, each with its picture, the one that is selected at first in front. Labels and pictures from content, colours from commerce or, without it, from the colour groups. Empty when there is one colour only.',
      // What most products have; the few with nine are made up for by those with one.
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
        'Pictures and videos in one colour, in the order of the image set; sets within it are laid out in place. The front picture alone when there is no set or the image service is down; empty when there is no picture at all. Costs one upstream call.',
      args: { color: t.arg.string({ description: color }) },
      complexity: { field: 5, multiplier: 8 },
      resolve: ({ ctx, entry }, { color }) => galleryOf(entry, color, ctx),
    }),
    specifications: t.field({
      type: [Specification],
      description: 'What holds for every size, in the editors’ order; hidden attributes are left out.',
      resolve: async ({ ctx, entry }) => {
        const { hidden, titles } = await attributeSettings(ctx);
        const { language } = ctx.scope;
        const shown = shownSpecifications(entry.specs, hidden, titles).map((spec) =>
          withUnit(spec, language),
        );
        return Promise.all(
          shown.map(async ({ title, value }) => ({
            title: await attributeTitle(ctx, title),
            value: await attributeValue(ctx, title, value),
          })),
        );
      },
    }),
    sizeTable: t.field({
      type: SizeTable,
      nullable: true,
      description: 'What differs by size; null when nothing does.',
      resolve: async ({ ctx, entry }) => {
        const { hidden, titles, sortings } = await attributeSettings(ctx);
        const sizes = entry.size_specs.map(({ size, specs }) => ({
          size,
          specs: specs.map((spec) => withUnit(spec, ctx.scope.language)),
        }));
        const table = sizeTable(entry.size_title, sizes, hidden, titles, sortings);
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
        'What stands beside it: the editors’ choice first, then automated picks from its categories. Fewer than asked when there are fewer.',
      args: {
        first: t.arg.int({
          defaultValue: RELATED_COUNT,
          description: 'At most so many, 1 to 24. A grid below a product asks for 4.',
        }),
        seed: t.arg.int({
          description:
            'What automated picks are drawn by, such as a visit’s: with the same number they are the same. Null: the same all day for everybody.',
        }),
      },
      complexity: ({ first }) => ({ field: 10, multiplier: Math.min(first ?? RELATED_COUNT, MOST_NODES) }),
      resolve: (product, { first, seed }) => {
        const size = first ?? RELATED_COUNT;
        if (size < 1 || size > 24) throw badInput('related(first:) gives 1 to 24 products.');
        return relatedTo(product, size, seed ?? null);
      },
    }),
    relatedHeading: t.string({
      description:
        'Words above the related products: the editors’ text for “Related Products”, in the request’s language.',
      resolve: ({ ctx }) => words(ctx, 'Related Products'),
    }),
  }),
});

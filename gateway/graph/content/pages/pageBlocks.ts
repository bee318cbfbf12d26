/** Blocks of a managed page. The catalogue adds its own fields to them. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { CategoryGroupEntryJson } from '../../../sources/delivery/categories.ts';
import type { PageBlockJson, PageEntryJson } from '../../../sources/delivery/pages.ts';
import { autoplayDelay, BANNER_SLIDER_DELAY_MS, type GroupLayout } from './blockStyle.rules.ts';
import { editTag } from '../preview/editTag.rules.ts';
import { Banner, bannersOf, type BannerModel } from './banner.ts';
import { CategoryGroupLayout, groupLayoutOf } from './categoryGroupLayout.ts';
import { Link } from '../navigation/link.ts';
import { linkTarget, type LinkTarget } from '../navigation/link.rules.ts';
import { richText } from '../text/richText.ts';
import { noHtml, sanitizedHtml } from '../text/sanitizedHtml.ts';

interface PlacedBlock {
  key: string;
  /** Edit tag within its page; null outside of preview. */
  editTag: string | null;
}

export interface BannerBlockModel extends PlacedBlock {
  kind: 'banner';
  banner: BannerModel;
}

export interface BannerSliderBlockModel extends PlacedBlock {
  kind: 'banners';
  banners: BannerModel[];
}

export interface ProductGridBlockModel extends PlacedBlock {
  kind: 'grid';
  ctx: RequestContext;
  heading: string;
  isSlider: boolean;
  autoplayDelay: number | null;
  more: LinkTarget | null;
  /** Content uids of hand-picked products, and the category that fills up the rest; loaded by the catalogue. */
  productUids: string[];
  categoryUid: string | null;
}

export interface CategoryGroupBlockModel extends PlacedBlock {
  kind: 'categories';
  ctx: RequestContext;
  heading: string;
  layout: GroupLayout;
  categories: CategoryGroupEntryJson['categories'];
}

export interface TextBlockModel extends PlacedBlock {
  kind: 'text';
  ctx: RequestContext;
  page: PageEntryJson;
  markup: string;
  /** 2 when a block above already has the page's h1. */
  topHeading: 1 | 2;
}

export type PageBlockModel =
  | BannerBlockModel
  | BannerSliderBlockModel
  | ProductGridBlockModel
  | CategoryGroupBlockModel
  | TextBlockModel;

/** Blocks in the editors' order, after the page's own banner; unpublished and empty ones are left out. */
export function blocksOf(
  page: PageEntryJson,
  contentType: 'page' | 'landing_page',
  ctx: RequestContext,
): PageBlockModel[] {
  const tag = (...field: (string | number)[]): string | null =>
    editTag(ctx, { contentType, uid: page.uid }, ...field);
  const openings = [
    { banners: page.generic_page?.banner ?? [], editTag: tag('generic_page', 'banner') },
    { banners: page.landing_page?.banner?.banner ?? [], editTag: tag('landing_page', 'banner', 'banner') },
  ].flatMap(({ banners, editTag }) =>
    bannersOf(banners, ctx.locale).map((banner) => ({ kind: 'banner' as const, banner, editTag })),
  );
  const blocks = [
    ...openings.map((opening, index): BannerBlockModel => ({
      ...opening,
      key: `${page.uid}.opening.${index}`,
    })),
    ...page.blocks.flatMap((block, index) =>
      blockOf(block, { key: `${page.uid}.${index}`, editTag: tag('blocks', index) }, ctx, page),
    ),
  ];
  return withOneHeading(blocks);
}

/** The first h1 is the page's; a text block below it starts one level lower. */
function withOneHeading(blocks: readonly PageBlockModel[]): PageBlockModel[] {
  let hasHeading = false;
  return blocks.map((block) => {
    const placed: PageBlockModel = block.kind === 'text' && hasHeading ? { ...block, topHeading: 2 } : block;
    const html =
      block.kind === 'banner' ? block.banner.contentHtml : block.kind === 'text' ? block.markup : '';
    hasHeading ||= /<h1[\s>]/i.test(html);
    return placed;
  });
}

function blockOf(
  block: PageBlockJson,
  place: PlacedBlock,
  ctx: RequestContext,
  page: PageEntryJson,
): PageBlockModel[] {
  if (block.banner) {
    const banners = bannersOf(block.banner.banner, ctx.locale);
    if (block.banner.slider && banners.length > 1) return [sliderOf(banners, place)];
    return banners.map((banner, index) => ({ kind: 'banner', ...partOf(place, index), banner }));
  }
  if (block.product_grid) {
    const { heading, slider, autoplay, products, category, more } = block.product_grid;
    return [
      {
        kind: 'grid',
        ...place,
        ctx,
        heading,
        isSlider: slider,
        autoplayDelay: autoplayDelay(slider, autoplay),
        more: more ? linkTarget(more, ctx.locale) : null,
        productUids: products.map(({ uid }) => uid),
        categoryUid: category[0]?.uid ?? null,
      },
    ];
  }
  if (block.category_group) {
    return block.category_group.category_group.map((group, index) => ({
      kind: 'categories',
      ...partOf(place, index),
      ctx,
      heading: group.title,
      layout: groupLayoutOf(group, ctx),
      categories: group.categories,
    }));
  }
  const markup = block.text?.html ?? '';
  const shows = sanitizedHtml(markup) !== null || /<[^>]+data-sys-|<img/.test(markup);
  return shows ? [{ kind: 'text', ...place, ctx, page, markup, topHeading: 1 }] : [];
}

/** Place of one of several items within a block. */
function partOf({ key, editTag }: PlacedBlock, index: number): PlacedBlock {
  return { key: `${key}.${index}`, editTag };
}

/** All slides use the first one's aspect ratio, so that the height does not change between slides. */
function sliderOf(banners: readonly BannerModel[], place: PlacedBlock): BannerSliderBlockModel {
  const [first] = banners;
  return {
    kind: 'banners',
    ...place,
    banners: banners.map((banner) => ({
      ...banner,
      aspect: first?.aspect ?? banner.aspect,
      isCopyBeside: false,
    })),
  };
}

const key = 'Place of the block on its page: stays while the editors change the block itself.';

export const BannerBlock = builder.objectRef<BannerBlockModel>('BannerBlock').implement({
  description: 'A banner on a page. Unpublished ones are left out.',
  fields: (t) => ({
    key: t.exposeID('key', { description: key }),
    banner: t.expose('banner', { type: Banner, description: 'The banner.' }),
  }),
});

export const BannerSliderBlock = builder.objectRef<BannerSliderBlockModel>('BannerSliderBlock').implement({
  description:
    'Several banners on a page, one at a time, in a loop. A slider of which only one banner is published comes as a `BannerBlock`.',
  fields: (t) => ({
    key: t.exposeID('key', { description: key }),
    banners: t.expose('banners', {
      type: [Banner],
      description:
        'The banners, two or more. All have the proportions of the first, so that nothing moves below them.',
      complexity: { field: 1, multiplier: 3 },
    }),
    bannerDelay: t.int({
      description: 'Milliseconds that each banner stands before the next one comes by itself.',
      resolve: () => BANNER_SLIDER_DELAY_MS,
    }),
  }),
});

export const ProductGridBlock = builder.objectRef<ProductGridBlockModel>('ProductGridBlock').implement({
  description: 'Product tiles on a page, as a grid or a slider.',
  fields: (t) => ({
    key: t.exposeID('key', { description: key }),
    heading: t.exposeString('heading', { description: 'Words above the tiles; empty when there are none.' }),
    isSlider: t.exposeBoolean('isSlider', { description: 'True when the tiles slide instead of wrapping.' }),
    autoplayDelay: t.exposeInt('autoplayDelay', {
      nullable: true,
      description:
        'Milliseconds that each step stands before the row moves on by itself; null when it only moves for the shopper, and for grids.',
    }),
    more: t.expose('more', {
      type: Link,
      nullable: true,
      description: 'Link to all of them; null when there is none.',
    }),
  }),
});

export const CategoryGroupBlock = builder.objectRef<CategoryGroupBlockModel>('CategoryGroupBlock').implement({
  description: 'A group of categories on a page, each with a picture.',
  fields: (t) => ({
    key: t.exposeID('key', { description: key }),
    heading: t.exposeString('heading', { description: 'Words above the group; empty when there are none.' }),
    layout: t.expose('layout', {
      type: CategoryGroupLayout,
      description: 'How the categories stand, as the editors tagged the group.',
    }),
  }),
});

export const TextBlock = builder.objectRef<TextBlockModel>('TextBlock').implement({
  description: 'Running text on a page.',
  fields: (t) => ({
    key: t.exposeID('key', { description: key }),
    html: t.field({
      type: 'HTML',
      description:
        'The text, its links and what it embeds resolved. Empty only where all of it was embedded and is gone. Pictures cost a call of the image service each.',
      resolve: async ({ ctx, page, markup, topHeading }) =>
        (await richText(ctx, markup, { topHeading, holder: page })) ?? noHtml,
    }),
  }),
});

export const PageBlock = builder.unionType('PageBlock', {
  description: 'One block of a managed page.',
  types: [BannerBlock, BannerSliderBlock, ProductGridBlock, CategoryGroupBlock, TextBlock],
  resolveType: (block) => {
    switch (block.kind) {
      case 'banner':
        return BannerBlock;
      case 'banners':
        return BannerSliderBlock;
      case 'grid':
        return ProductGridBlock;
      case 'categories':
        return CategoryGroupBlock;
      case 'text':
        return TextBlock;
    }
  },
});

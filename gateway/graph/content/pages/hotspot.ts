/** Hotspots on a banner's picture: position per crop, content and link (catalogue.md 3, 4, 5). */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { pointInCrop, type Point } from '../../media/crop.rules.ts';
import { factsOf, Image, imageOf, type ImageModel } from '../../media/image.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { HotspotJson } from '../../../sources/delivery/banners.ts';
import { backgroundOf, Banner, bannerEntry, type BannerModel } from './banner.ts';
import { editTag } from '../preview/editTag.rules.ts';
import {
  ctaWords,
  hotspotColors,
  hotspotKind,
  hotspotLink,
  hotspotPoint,
  hotspotContent,
  inReadingOrder,
  type HotspotColors as HotspotColorsModel,
  type HotspotKind,
  type HotspotContent,
} from './hotspot.rules.ts';
import { Link } from '../navigation/link.ts';
import type { LinkTarget } from '../navigation/link.rules.ts';
import { plainText } from '../text/sanitizedHtml.ts';
import { words } from '../wording/words.ts';

export interface HotspotModel {
  key: string;
  /** The market that it is shown in. */
  ctx: RequestContext;
  kind: HotspotKind;
  title: string;
  description: string | null;
  image: ImageModel | null;
  link: LinkTarget | null;
  colors: HotspotColorsModel | null;
  /** Content uid of the product behind it, loaded by the catalogue. */
  productUid: string | null;
  selector: string | null;
  /** Edit tag within its banner; null outside of preview. */
  editTag: string | null;
  point: Point;
  mobile: Point;
  desktop: Point;
}

/** A hotspot with kind and position; its content is not loaded yet. */
interface PlacedSpot {
  key: string;
  kind: HotspotKind;
  point: Point;
  spot: HotspotJson;
  editTag: string | null;
}

/** Content from the entry behind a hotspot, with a picture that only entries have. */
interface LinkedContent extends HotspotContent {
  image: ImageModel | null;
}

/**
 * A banner without an aspect ratio is 300 px high and as wide as the window (catalogue.md 9); these are the ratios at
 * 480 and 1440 px.
 */
const DEFAULT_RATIOS = { mobile: 480 / 300, desktop: 1440 / 300 };

async function hotspotsOf(banner: BannerModel, asked: RequestContext): Promise<HotspotModel[]> {
  // A page loaded by node id belongs to its own market, not to the operation's.
  const ctx = asked.inMarket(banner.locale) ?? asked;
  const placed = banner.hotspots.flatMap((spot, index): PlacedSpot[] => {
    const kind = hotspotKind(spot.dataType);
    const point = hotspotPoint(spot.points);
    const tag = editTag(ctx, bannerEntry(banner), 'background', 'hotspots', index);
    return kind && point ? [{ key: `${banner.key}.${index}`, kind, point, spot, editTag: tag }] : [];
  });
  // Positions are meaningless in a video.
  if (placed.length === 0 || banner.background.isVideo) return [];
  const [picture, ...spots] = await Promise.all([
    pictureOf(banner, ctx),
    ...placed.map((one) => hotspotOf(one, ctx)),
  ]);
  return inReadingOrder(
    spots
      .filter((spot) => spot !== null)
      .map((spot) => ({
        ...spot,
        mobile: pointInCrop(spot.point, picture, banner.aspect.mobile ?? DEFAULT_RATIOS.mobile),
        desktop: pointInCrop(spot.point, picture, banner.aspect.desktop ?? DEFAULT_RATIOS.desktop),
      })),
  );
}

async function pictureOf(banner: BannerModel, ctx: RequestContext) {
  const background = await backgroundOf(banner, ctx);
  return background.kind === 'image' ? factsOf(background, ctx) : { width: null, height: null, poi: null };
}

/** Requires a type and a title; a product or page that this region does not show gives no link. */
async function hotspotOf(
  { key, kind, point, spot, editTag }: PlacedSpot,
  ctx: RequestContext,
): Promise<Omit<HotspotModel, 'mobile' | 'desktop'> | null> {
  const behind =
    kind === 'PRODUCT'
      ? await productBehind(spot, ctx)
      : kind === 'PAGE'
        ? await pageBehind(spot, ctx)
        : null;
  if (kind !== 'MANUAL' && !behind) return null;
  const says = hotspotContent(spot, kind, behind, plain);
  if (says.title === '') return null;
  const cta = spot.ctaCopy.trim() || (await words(ctx, ctaWords(kind)));
  return {
    key,
    ctx,
    kind,
    title: says.title,
    description: says.description || null,
    image: behind?.image ?? (says.ampId ? imageOf(says.ampId, '') : null),
    link: hotspotLink(kind, says.href, cta, ctx.locale),
    colors: hotspotColors(spot.fontColor, spot.backgroundColor),
    productUid: kind === 'PRODUCT' ? spot.product : null,
    selector: ctx.scope.preview && spot.selector !== '' ? spot.selector : null,
    editTag,
    point,
  };
}

async function productBehind({ product }: HotspotJson, ctx: RequestContext): Promise<LinkedContent | null> {
  const entry = product === '' ? null : await ctx.delivery.productByUid(product);
  if (!entry || entry.url === '' || !isShownIn(entry.regions, ctx.scope.contentRegion)) return null;
  const ampId = entry.image?.amplience_id ?? '';
  return {
    title: entry.display_title || entry.title,
    description: entry.tagline || (plainText(entry.description) ?? ''),
    href: entry.url,
    ampId,
    image: ampId === '' ? null : imageOf(ampId, '', { isPackshot: true }),
  };
}

async function pageBehind({ page }: HotspotJson, ctx: RequestContext): Promise<LinkedContent | null> {
  const entry = page === '' ? null : await ctx.delivery.pageByUid(page);
  if (!entry || entry.url === '' || !isShownIn(entry.regions, ctx.scope.contentRegion)) return null;
  const [opening] = [...(entry.generic_page?.banner ?? []), ...(entry.landing_page?.banner?.banner ?? [])];
  const ownPicture =
    opening?.background?.type.toLowerCase() === 'video' ? '' : opening?.background?.amplience_id;
  const ampId = entry.seo_meta?.og_image?.amplience_id || ownPicture || '';
  return {
    title: entry.seo_meta?.seo_title || entry.title,
    description: entry.seo_meta?.seo_description ?? '',
    href: entry.url,
    ampId,
    image: ampId === '' ? null : imageOf(ampId, ''),
  };
}

function plain(markup: string): string {
  return plainText(markup, Infinity) ?? '';
}

const HotspotPoint = builder.objectRef<Point>('HotspotPoint').implement({
  description: 'A place on a picture, in fractions of its sides.',
  fields: (t) => ({
    x: t.exposeFloat('x', {
      description: 'From the left edge, 0 to 1; beyond that where a crop has cut the place away.',
    }),
    y: t.exposeFloat('y', {
      description: 'From the top edge, 0 to 1; beyond that where a crop has cut the place away.',
    }),
  }),
});

const HotspotColors = builder.objectRef<HotspotColorsModel>('HotspotColors').implement({
  description: 'Colours that the editors chose for one spot; they can be read upon each other.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Of the words, as `#rrggbb`.' }),
    background: t.exposeString('background', { description: 'Behind the words, as `#rrggbb`.' }),
  }),
});

const HotspotKindRef = builder.enumType('HotspotKind', {
  description: 'What a spot tells of.',
  values: {
    PRODUCT: { description: 'A product of the catalogue.' },
    PAGE: { description: 'A managed page.' },
    MANUAL: { description: 'Whatever the editors wrote.' },
  },
});

export const Hotspot = builder.objectRef<HotspotModel>('Hotspot').implement({
  description:
    'A point on a banner’s picture that opens to something. From the content service; only those with a type, a title and a place are given.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'The same for the same spot, unique within its page.' }),
    kind: t.expose('kind', { type: HotspotKindRef, description: 'What it tells of.' }),
    title: t.exposeString('title', { description: 'Its name without markup; never empty.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'A sentence or two without markup; null when there is nothing to say.',
    }),
    image: t.expose('image', {
      type: Image,
      nullable: true,
      description:
        'Picture of the popup: the product’s front, the page’s picture for shared links or of its banner, the editors’ own; null when there is none.',
    }),
    link: t.expose('link', {
      type: Link,
      nullable: true,
      description:
        'Call to action; its text is “Shop Now” for products and “Learn More” otherwise unless the editors wrote another. Null when it leads nowhere.',
    }),
    colors: t.expose('colors', {
      type: HotspotColors,
      nullable: true,
      description:
        'The editors’ colours; null for the shop’s own, also when theirs are no colours or cannot be read.',
    }),
    selector: t.exposeString('selector', {
      nullable: true,
      description: 'Name of the spot in the picture’s own data, for editors: null outside of preview.',
    }),
    point: t.expose('point', {
      type: HotspotPoint,
      description: 'Where it lies in the whole picture, uncropped.',
    }),
    mobile: t.expose('mobile', {
      type: HotspotPoint,
      description:
        'Where it lies in the picture as it is cropped to the banner’s mobile aspect ratio; as `point` while the image service is down.',
    }),
    desktop: t.expose('desktop', {
      type: HotspotPoint,
      description:
        'Where it lies in the picture as it is cropped to the banner’s desktop aspect ratio; as `point` while the image service is down.',
    }),
  }),
});

builder.objectField(Banner, 'hotspots', (t) =>
  t.field({
    type: [Hotspot],
    description:
      'Spots on the picture, top to bottom, then left to right. Empty when the editors switched them off, when none is left, on films, and when the content service cannot tell what is behind them. All of a banner cost one content call a type.',
    complexity: { field: 5, multiplier: 3 },
    resolve: (banner, _args, ctx) => withFallback(hotspotsOf(banner, ctx), []),
  }),
);

/** Banners: picture or video, text and buttons (catalogue.md 3, 4, 5). */
import { builder, type SanitizedHtml } from '../../builder.ts';
import { languageDescription, languageOf } from '../text/entryLanguage.ts';
import type { RequestContext } from '../../context.ts';
import {
  factsOf,
  Image,
  imageOf,
  luminanceGridOf,
  meanLuminanceOf,
  type ImageModel,
} from '../../media/image.ts';
import { pictureNameAt } from '../../media/pictureNameAt.rules.ts';
import type { AspectRatios } from '../../media/renditions.rules.ts';
import { Video, type VideoModel } from '../../media/video.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { BannerEntryJson, HotspotJson } from '../../../sources/delivery/banners.ts';
import {
  aspectRatio,
  bannerButtons,
  bannerLink,
  bannerPosition,
  bannerPositions,
  iconTone,
  isBannerPublished,
  type BannerButton as BannerButtonModel,
  type BannerPosition,
  type IconTone,
} from './banner.rules.ts';
import { isYes } from '../wording/displayText.rules.ts';
import { bannerShade, type BannerShade } from './shade.rules.ts';
import { Link } from '../navigation/link.ts';
import type { LinkTarget } from '../navigation/link.rules.ts';
import type { TaggedEntry } from '../preview/editTag.rules.ts';
import { noHtml, sanitizedHtml } from '../text/sanitizedHtml.ts';

/** A published banner with the display rules applied. */
export interface BannerModel {
  /** What it was read from. */
  entry: BannerEntryJson;
  key: string;
  contentHtml: SanitizedHtml;
  position: BannerPosition;
  isOverlayDark: boolean;
  isZoomed: boolean;
  isCopyBeside: boolean;
  background: { name: string; alt: string; isVideo: boolean; isSet: boolean };
  aspect: AspectRatios;
  buttons: BannerButtonModel[];
  link: LinkTarget | null;
  /** Locale of the market that the banner is shown in. */
  locale: string;
  /** As set by editors; hotspot.ts filters them. */
  hotspots: readonly HotspotJson[];
}

/** Null when the banner is not published: it has no background with an asset id. */
export function bannerOf(entry: BannerEntryJson, locale: string): BannerModel | null {
  const { background } = entry;
  if (!background || !isBannerPublished(entry)) return null;
  const buttons = bannerButtons(entry.cta_button_global, locale);
  return {
    entry,
    key: entry.uid,
    contentHtml: sanitizedHtml(entry.content, { locale }) ?? noHtml,
    position: bannerPosition(entry.content_layout),
    isOverlayDark: entry.dark_overlay_on_banner_image,
    isZoomed: entry.banner_zoom,
    isCopyBeside: entry.wrap_copy,
    background: {
      name: background.amplience_id,
      alt: background.alt_text,
      isVideo: background.type.toLowerCase() === 'video',
      isSet: isYes(background.imageset),
    },
    aspect: {
      desktop: aspectRatio(entry.desktop_aspect_ratio),
      mobile: aspectRatio(entry.mobile_aspect_ratio),
    },
    buttons,
    link: bannerLink(buttons, entry.disable_link),
    locale,
    hotspots: background.enableHotspots ? background.hotspots : [],
  };
}

export function bannersOf(entries: readonly BannerEntryJson[], locale: string): BannerModel[] {
  return entries.flatMap((entry) => bannerOf(entry, locale) ?? []);
}

/** The entry behind a banner, for edit tags. */
export function bannerEntry({ key }: BannerModel): TaggedEntry {
  return { contentType: 'banner', uid: key };
}

export async function backgroundOf(
  banner: BannerModel,
  ctx: RequestContext,
): Promise<ImageModel | VideoModel> {
  const { name, alt, isVideo, isSet } = banner.background;
  if (isVideo) return { kind: 'video', name, alt, aspect: banner.aspect };
  const set = isSet ? await withFallback(ctx.imagery.imageSet(name), null) : null;
  const first = set?.items.find((item) => item.type === 'img');
  return imageOf((first && pictureNameAt(first.src)) ?? name, alt, { aspect: banner.aspect });
}

async function iconToneOf(banner: BannerModel, ctx: RequestContext): Promise<IconTone> {
  const background = await backgroundOf(banner, ctx);
  const luminance = background.kind === 'image' ? await meanLuminanceOf(background, ctx) : null;
  return iconTone(luminance, banner.isOverlayDark);
}

async function shadeOf(banner: BannerModel, ctx: RequestContext): Promise<BannerShade | null> {
  if (banner.isCopyBeside) return null;
  const background = await backgroundOf(banner, ctx);
  if (background.kind !== 'image') return null;
  const [grid, facts] = await Promise.all([luminanceGridOf(background, ctx), factsOf(background, ctx)]);
  return grid ? bannerShade(grid, facts, banner) : null;
}

const IconToneRef = builder.enumType('IconTone', {
  description: 'Look of signs that stand on a picture.',
  values: {
    LIGHT: { description: 'Light signs: the picture is dark.' },
    DARK: { description: 'Dark signs: the picture is bright, its mean luminance 128 of 255 or more.' },
  } satisfies Record<IconTone, { description: string }>,
});

export const BannerPositionRef = builder.enumType('BannerPosition', {
  description: 'Where the words of a banner stand: vertical place first, then horizontal.',
  values: Object.fromEntries(
    bannerPositions.map((position) => [
      position,
      { description: `${position.toLowerCase().replace('_', ' ')} of the banner.` },
    ]),
  ) as Record<BannerPosition, { description: string }>,
});

export const BannerBackground = builder.unionType('BannerBackground', {
  description: 'What a banner shows behind its words.',
  types: [Image, Video],
  resolveType: (background) => (background.kind === 'image' ? Image : Video),
});

const BannerButton = builder.objectRef<BannerButtonModel>('BannerButton').implement({
  description: 'Call to action on a banner. Buttons without words are left out.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Words on the button; never empty.' }),
    style: t.exposeString('style', { description: 'Look that the editors chose, such as `primary`.' }),
    link: t.expose('link', {
      type: Link,
      nullable: true,
      description: 'Where it leads; null when the editors disabled it.',
    }),
  }),
});

const BannerShadeRef = builder.objectRef<BannerShade>('BannerShade').implement({
  description:
    'Opacities, 0 to 1, of a shade over the picture of a banner at which words on it have a contrast of 4.5:1, by how bright the picture is there. With `isOverlayDark`, words are #f5f4f0 and the shade is rgb(14 22 32), else words are #14181a and the shade is #f5f4f0.',
  fields: (t) => ({
    desktop: t.exposeFloat('desktop', {
      description: 'Behind the words of the banner, on screens wider than 768 px.',
    }),
    desktopTop: t.exposeFloat('desktopTop', {
      description: 'At the upper edge, for a header that lies on the banner, on screens wider than 768 px.',
    }),
    mobile: t.exposeFloat('mobile', {
      description: 'Behind the words of the banner, on screens up to 768 px.',
    }),
    mobileTop: t.exposeFloat('mobileTop', {
      description: 'At the upper edge, for a header that lies on the banner, on screens up to 768 px.',
    }),
  }),
});

export const Banner = builder.objectRef<BannerModel>('Banner').implement({
  description:
    'Picture or video across the page with words and buttons on it. From the content service; only published ones are given.',
  fields: (t) => ({
    key: t.exposeID('key', {
      description: 'The same for the same banner, within a list unique enough for rendering.',
    }),
    contentHtml: t.expose('contentHtml', {
      type: 'HTML',
      description: 'The words; empty when there are none.',
    }),
    language: t.string({
      nullable: true,
      description: `Of words and buttons: ${languageDescription}`,
      resolve: ({ entry }, _args, ctx) => languageOf(ctx, entry, 'content'),
    }),
    position: t.expose('position', { type: BannerPositionRef, description: 'Where the words stand.' }),
    isOverlayDark: t.exposeBoolean('isOverlayDark', {
      description: 'True when the picture is darkened so that light words can be read.',
    }),
    isZoomed: t.exposeBoolean('isZoomed', {
      description: 'True when the picture slowly comes nearer while it is looked at.',
    }),
    isCopyBeside: t.exposeBoolean('isCopyBeside', {
      description:
        'True when the words do not lie on the picture: they stand beside it from 1024 px on, and above or below it on narrower screens, on the side that `position` names.',
    }),
    iconTone: t.field({
      type: IconToneRef,
      description:
        'Dark or light controls on the picture, such as arrows and the pause button of a video, by how bright the image service says the picture is. Follows `isOverlayDark` where it does not say or is down, and for films.',
      resolve: (banner, _args, ctx) => iconToneOf(banner, ctx),
    }),
    shade: t.field({
      type: BannerShadeRef,
      nullable: true,
      description:
        'The shade that the words on the picture need. Null when the image service does not say how bright the picture is or is down, for films, and for words that are beside the picture; words on an unknown picture need an opacity of 0.62.',
      resolve: (banner, _args, ctx) => shadeOf(banner, ctx),
    }),
    background: t.field({
      type: BannerBackground,
      description: 'Picture or video behind the words; of an image set the first picture.',
      resolve: (banner, _args, ctx) => backgroundOf(banner, ctx),
    }),
    desktopAspectRatio: t.float({
      nullable: true,
      description:
        'Width by height on screens wider than 768 px. Null when the editors chose none: then it is 300 px high.',
      resolve: ({ aspect }) => aspect.desktop,
    }),
    mobileAspectRatio: t.float({
      nullable: true,
      description:
        'Width by height on screens up to 768 px. Null when the editors chose none: then it is 300 px high.',
      resolve: ({ aspect }) => aspect.mobile,
    }),
    buttons: t.expose('buttons', {
      type: [BannerButton],
      description: 'Calls to action; empty when there are none.',
    }),
    link: t.expose('link', {
      type: Link,
      nullable: true,
      description:
        'Set when the whole banner is one link: it has exactly one button and editors did not disable the link. The button is then shown without a link of its own. Null otherwise.',
    }),
  }),
});

/** Banners: picture or video, words on it, buttons (catalogue.md 3, 4, 5). */
import { builder, type SanitizedHtml } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { Image, imageOf, type ImageModel } from '../media/image.ts';
import { pictureNameAt } from '../media/pictureNameAt.rules.ts';
import type { AspectRatios } from '../media/renditions.rules.ts';
import { Video, type VideoModel } from '../media/video.ts';
import { unlessIll } from '../sourceErrors.ts';
import type { BannerEntryJson } from '../sources/delivery/wire.ts';
import {
  aspectRatio,
  bannerButtons,
  bannerLink,
  bannerPosition,
  bannerPositions,
  isBannerPublished,
  type BannerButton as BannerButtonModel,
  type BannerPosition,
} from './banner.rules.ts';
import { isYes } from './displayText.rules.ts';
import { Link } from './link.ts';
import type { LinkTarget } from './link.rules.ts';
import { noHtml, sanitizedHtml } from './sanitizedHtml.ts';

/** A published banner, its verdicts made. */
export interface BannerModel {
  key: string;
  contentHtml: SanitizedHtml;
  position: BannerPosition;
  isOverlayDark: boolean;
  background: { name: string; alt: string; isVideo: boolean; isSet: boolean };
  aspect: AspectRatios;
  buttons: BannerButtonModel[];
  link: LinkTarget | null;
}

const DESKTOP = 16 / 9;
const MOBILE = 4 / 5;

/** Null when the banner is not published: it has no background with an asset id. */
export function bannerOf(entry: BannerEntryJson, locale: string): BannerModel | null {
  const { background } = entry;
  if (!background || !isBannerPublished(entry)) return null;
  const buttons = bannerButtons(entry.cta_button_global, locale);
  return {
    key: entry.uid,
    contentHtml: sanitizedHtml(entry.content) ?? noHtml,
    position: bannerPosition(entry.content_layout),
    isOverlayDark: entry.dark_overlay_on_banner_image,
    background: {
      name: background.amplience_id,
      alt: background.alt_text,
      isVideo: background.type.toLowerCase() === 'video',
      isSet: isYes(background.imageset),
    },
    aspect: {
      desktop: aspectRatio(entry.desktop_aspect_ratio, DESKTOP),
      mobile: aspectRatio(entry.mobile_aspect_ratio, MOBILE),
    },
    buttons,
    link: bannerLink(buttons, entry.disable_link),
  };
}

export function bannersOf(entries: readonly BannerEntryJson[], locale: string): BannerModel[] {
  return entries.flatMap((entry) => bannerOf(entry, locale) ?? []);
}

async function backgroundOf(banner: BannerModel, ctx: RequestContext): Promise<ImageModel | VideoModel> {
  const { name, alt, isVideo, isSet } = banner.background;
  if (isVideo) return { kind: 'video', name, alt };
  const set = isSet ? await unlessIll(ctx.imagery.imageSet(name), null) : null;
  const first = set?.items.find((item) => item.type === 'img');
  return imageOf((first && pictureNameAt(first.src)) ?? name, alt, { aspect: banner.aspect });
}

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
    position: t.expose('position', { type: BannerPositionRef, description: 'Where the words stand.' }),
    isOverlayDark: t.exposeBoolean('isOverlayDark', {
      description: 'True when the picture is darkened so that light words can be read.',
    }),
    background: t.field({
      type: BannerBackground,
      description: 'Picture or video behind the words; of an image set the first picture.',
      resolve: (banner, _args, ctx) => backgroundOf(banner, ctx),
    }),
    desktopAspectRatio: t.float({
      description: 'Width by height from 1024 px on; 16:9 when the editors chose none.',
      resolve: ({ aspect }) => aspect.desktop,
    }),
    mobileAspectRatio: t.float({
      description: 'Width by height below 1024 px; 4:5 when the editors chose none.',
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
        'Set when the whole banner is one link: it has exactly one button and nobody disabled the link. The button is then shown without a link of its own. Null otherwise.',
    }),
  }),
});

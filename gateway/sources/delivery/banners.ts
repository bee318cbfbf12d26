/** Banners with their buttons and hotspots (catalogue.md 3). They come with what shows them and have no method of the handle. */
import { z } from 'zod';
import { entriesCall } from './entries/entriesCall.ts';
import { flag, group, html, linkReferences, list, system, text, yesNo } from './entries/entryFields.ts';
import type { EntryReader } from './entries/entryReader.ts';
import { isIncomplete } from './entries/fallback.ts';

const hotspotEntry = z.object({
  id: text,
  /** product, page or manual. */
  dataType: text,
  title: text,
  description: text,
  href: text,
  ampId: text,
  ctaCopy: text,
  fontColor: text,
  backgroundColor: text,
  selector: text,
  /** Fractions of the picture, 0 to 1. */
  points: group({ x: z.number(), y: z.number() }),
  product: text,
  page: text,
  manual: group({ title: text, description: text, href: text, ampId: text }),
});
export type HotspotJson = z.output<typeof hotspotEntry>;

const bannerButton = z.object({
  button_text: text,
  button_class: text,
  type: text,
  external_link: group({ title: text, href: text }),
  internal_link: linkReferences,
  disable_link: flag,
  new_tab: flag,
});

export const bannerEntry = z.object({
  ...system,
  title: z.string(),
  content: html,
  /** Such as `top-left`; empty means the default. */
  content_layout: text,
  background: group({
    /** `Image` or `Video`. */
    type: text,
    imageset: yesNo,
    alt_text: text,
    amplience_id: text,
    enableHotspots: flag,
    hotspots: list(hotspotEntry),
  }),
  banner_zoom: flag,
  /** Such as `16:9`. */
  desktop_aspect_ratio: text,
  mobile_aspect_ratio: text,
  dark_overlay_on_banner_image: flag,
  disable_link: flag,
  wrap_copy: flag,
  cta_button_global: list(bannerButton),
});
export type BannerEntryJson = z.output<typeof bannerEntry>;

export const getBanners = entriesCall(
  'getBanners',
  { contentType: 'banner', entry: bannerEntry, translated: ['content', 'background.alt_text'] },
  { include: ['cta_button_global.internal_link'] },
);

/** Fills the empty fields of banners that came with another entry from the base locale. */
export type CompleteBanners = (banners: readonly BannerEntryJson[]) => Promise<BannerEntryJson[]>;

export function bannerCompleter({ loaderBy }: EntryReader): CompleteBanners {
  const byUid = loaderBy(getBanners, 'uid');
  return (banners) =>
    Promise.all(
      banners.map(async (banner) => {
        if (isIncomplete(banner, getBanners.translated)) return (await byUid.load(banner.uid)) ?? banner;
        byUid.prime(banner.uid, banner);
        return banner;
      }),
    );
}

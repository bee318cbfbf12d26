/** Header and footer (catalogue.md 3, platform.md 7). */
import { z } from 'zod';
import { tolerantObject } from '../transport/tolerantFields.ts';
import { bannerEntry, type CompleteBanners } from './banners.ts';
import { settingsCall } from './entries/entriesCall.ts';
import { expanded, link, list, system, text } from './entries/entryFields.ts';
import type { EntryReader } from './entries/entryReader.ts';
import { once } from './entries/paging.ts';

export const headerEntry = tolerantObject({
  ...system,
  title: text,
  /** Regions that the header is for; all when empty. */
  regions: list(z.string()),
  top_alert: list(z.object({ text, link: link.nullish(), regions: list(z.string()) })),
  main_nav: list(
    z.object({
      link,
      banner: expanded(bannerEntry),
      regions: list(z.string()),
      /** `categories`: the second level is the linked category's children. */
      children: text,
    }),
  ),
  secondary_nav: list(z.object({ link, regions: list(z.string()) })),
});
export type HeaderEntryJson = z.output<typeof headerEntry>;

export const footerEntry = tolerantObject({
  ...system,
  title: text,
  columns: list(z.object({ heading: text, links: list(link), regions: list(z.string()) })),
});
export type FooterEntryJson = z.output<typeof footerEntry>;

export const getHeaders = settingsCall(
  'getHeaders',
  { contentType: 'header', entry: headerEntry, translated: ['main_nav'] },
  {
    include: [
      'top_alert.link.internal_link',
      'main_nav.link.internal_link',
      'main_nav.banner.cta_button_global.internal_link',
      'secondary_nav.link.internal_link',
    ],
  },
);
export const getFooters = settingsCall(
  'getFooters',
  { contentType: 'footer', entry: footerEntry, translated: ['columns'] },
  { include: ['columns.links.internal_link'] },
);

export function navigationReads(
  { ask, complete, ofRegion, single }: EntryReader,
  completeBanners: CompleteBanners,
) {
  const headers = once(() => ask(getHeaders, {}));
  return {
    /** Whether any header is published, for whatever region. Shares the call of `header`. */
    hasHeaders: async () => (await headers()).length > 0,
    /** The header of the request's region, else one that names no regions. */
    header: once(async () => {
      const entry = ofRegion(await headers());
      if (!entry) return null;
      const [whole] = await complete(getHeaders, [entry]);
      if (!whole) return null;
      const mainNav = whole.main_nav.map(async (item) => ({
        ...item,
        banner: await completeBanners(item.banner),
      }));
      return { ...whole, main_nav: await Promise.all(mainNav) };
    }),
    footer: single(getFooters),
  };
}

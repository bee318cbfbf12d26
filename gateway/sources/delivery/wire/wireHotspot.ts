/** What a hotspot reads of the page that it leads to (catalogue.md 3, Hotspot). */
import type { z } from 'zod';
import { pageEntry } from './wire.ts';

export const hotspotPageEntry = pageEntry.pick({
  uid: true,
  locale: true,
  title: true,
  url: true,
  regions: true,
  seo_meta: true,
  generic_page: true,
  landing_page: true,
});
export type HotspotPageJson = z.output<typeof hotspotPageEntry>;

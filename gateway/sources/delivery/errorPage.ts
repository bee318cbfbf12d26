/** The page for 404 and 410, with the products that were withdrawn from sale (catalogue.md 3). */
import { z } from 'zod';
import { tolerantObject } from '../transport/tolerantFields.ts';
import { bannerEntry, type CompleteBanners } from './banners.ts';
import { settingsCall } from './entries/entriesCall.ts';
import { expanded, group, html, list, platformId, references, system, text } from './entries/entryFields.ts';
import type { EntryReader } from './entries/entryReader.ts';

const errorPageEntry = tolerantObject({
  ...system,
  title: text,
  regions: list(z.string()),
  header: text,
  main_content: html,
  link_text: text,
  product_header: text,
  banner: expanded(bannerEntry),
  product_recommendation_page: group({ header: text, main_content: text }),
  automated_related_products: list(z.object({ uid: z.string(), cat_ids_bc: list(platformId) })),
  /** Withdrawn from sale. */
  products: list(
    z.object({
      uid: z.string(),
      title: text,
      regions: list(z.string()),
      url: text,
      bc_products: list(platformId),
      categories: references('product_category'),
    }),
  ),
});
export type ErrorPageEntryJson = z.output<typeof errorPageEntry>;

export const errorPages = {
  contentType: 'error_page',
  entry: errorPageEntry,
  translated: [
    'header',
    'main_content',
    'link_text',
    'product_header',
    'product_recommendation_page.header',
    'product_recommendation_page.main_content',
  ],
};

export const getErrorPages = settingsCall('getErrorPages', errorPages, {
  embeds: true,
  include: ['banner.cta_button_global.internal_link'],
});

export function errorPageReads({ single }: EntryReader, completeBanners: CompleteBanners) {
  return {
    errorPage: single(getErrorPages, async (page) => ({
      ...page,
      banner: await completeBanners(page.banner),
    })),
  };
}

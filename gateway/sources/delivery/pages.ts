/**
 * Pages and landing pages, built of blocks: whole by url, of the request's region; and short by uid, for hotspots
 * (catalogue.md 3, 7.2).
 */
import { BatchLoader } from '../transport/batchLoader.ts';
import { z } from 'zod';
import { bannerEntry, type CompleteBanners } from './banners.ts';
import { categoryGroupEntry, type CategoryGroupEntryJson } from './categories.ts';
import { entriesCall, type EntriesCall } from './entries/entriesCall.ts';
import {
  expanded,
  flag,
  group,
  html,
  link,
  list,
  references,
  seoMeta,
  system,
  text,
} from './entries/entryFields.ts';
import type { EntryReader } from './entries/entryReader.ts';

/** One block of a page: exactly one key is set; a block of an unknown kind reads as `{}`. */
const pageBlock = z.object({
  /** Several banners: below each other, or `slider`, one at a time. */
  banner: z.object({ banner: expanded(bannerEntry), slider: flag }).optional(),
  product_grid: z
    .object({
      heading: text,
      slider: flag,
      /** The slider advances by itself; ignored without `slider`. */
      autoplay: flag,
      products: references('product'),
      category: references('product_category'),
      more: link.nullish(),
    })
    .optional(),
  category_group: z.object({ category_group: expanded(categoryGroupEntry) }).optional(),
  text: z.object({ html }).optional(),
});
export type PageBlockJson = z.output<typeof pageBlock>;

const pageEntry = z.object({
  ...system,
  title: z.string(),
  /** `/` for the home page. */
  url: text,
  /** Content regions that see it; empty means everywhere. */
  regions: list(z.string()),
  /** `default` or `flush-banner`. */
  layout: text,
  seo_meta: seoMeta,
  blocks: list(pageBlock),
  generic_page: group({ banner: expanded(bannerEntry) }),
  landing_page: group({ banner: group({ banner: expanded(bannerEntry) }) }),
});
export type PageEntryJson = z.output<typeof pageEntry>;

const seoFields = ['seo_meta.seo_title', 'seo_meta.seo_description'];

export const pages = {
  contentType: 'page',
  entry: pageEntry,
  translated: [...seoFields, 'blocks'],
};
export const landingPages = { ...pages, contentType: 'landing_page' };

const pageOptions = {
  embeds: true,
  include: [
    'blocks.banner.banner.cta_button_global.internal_link',
    'blocks.category_group.category_group.categories.category',
    'blocks.product_grid.more.internal_link',
    'generic_page.banner',
    'landing_page.banner.banner',
  ],
};
export const getPages = entriesCall('getPages', pages, pageOptions);
export const getLandingPages = entriesCall('getLandingPages', landingPages, pageOptions);

const hotspotPageEntry = pageEntry.pick({
  uid: true,
  locale: true,
  title: true,
  url: true,
  regions: true,
  seo_meta: true,
  generic_page: true,
  landing_page: true,
});

export const getHotspotPages = entriesCall(
  'getHotspotPages',
  { contentType: 'page', entry: hotspotPageEntry, translated: seoFields },
  {
    include: ['generic_page.banner', 'landing_page.banner.banner'],
    // `locale` and `regions` beside the contract's five: whether it fell back, and who may see it.
    only: ['generic_page', 'landing_page', 'seo_meta', 'title', 'url', 'locale', 'regions'],
  },
);

export interface PageParts {
  completeBanners: CompleteBanners;
  /** Categories that a page includes need no call of their own. */
  primeCategories(groups: readonly CategoryGroupEntryJson[]): void;
}

export function pageReads(reader: EntryReader, parts: PageParts) {
  const ofType = {
    page: byUrl(reader, getPages, parts),
    landing: byUrl(reader, getLandingPages, parts),
  };
  const hotspotPageByUid = reader.loaderBy(getHotspotPages, 'uid');
  return {
    /** The page of the request's region; `/` is the home page. Banners, category groups and links are whole: one call. */
    pageByUrl: ofType.page.read,
    /** The `regions` of every page under the url, whatever region asks. Shares the call of `pageByUrl`. */
    pageRegions: ofType.page.regions,
    /** The landing page of the request's region, such as `/first-snow`; whole like a page. */
    landingByUrl: ofType.landing.read,
    /** The `regions` of every landing page under the url, whatever region asks. Shares the call of `landingByUrl`. */
    landingRegions: ofType.landing.regions,
    /** Address, search engine texts and first banner of a page; null when it is not published. Batched. */
    pageByUid: (uid: string) => hotspotPageByUid.load(uid),
  };
}

function byUrl(
  { byValue, complete, ofRegion }: EntryReader,
  call: EntriesCall<PageEntryJson>,
  { completeBanners, primeCategories }: PageParts,
) {
  /** One url may have a page for each region. */
  const allByUrl = new BatchLoader<string, readonly PageEntryJson[]>(async (urls) => {
    const found = await byValue(call, 'url', urls, (page) => [page.url]);
    return urls.map((url) => found.get(url) ?? []);
  });
  const pageByUrl = new BatchLoader<string, PageEntryJson | null>(async (urls) => {
    const found = await Promise.all(urls.map((url) => allByUrl.load(url)));
    const ofHere = found.flatMap((all) => ofRegion(all) ?? []);
    const whole = await Promise.all((await complete(call, ofHere)).map(withParts));
    return urls.map((url) => whole.find((page) => page.url === url) ?? null);
  });

  async function withParts(page: PageEntryJson): Promise<PageEntryJson> {
    const blocks = await Promise.all(
      page.blocks.map(async (block) => {
        if (block.category_group) primeCategories(block.category_group.category_group);
        return block.banner
          ? { ...block, banner: { ...block.banner, banner: await completeBanners(block.banner.banner) } }
          : block;
      }),
    );
    return { ...page, blocks };
  }

  return {
    read: (url: string) => pageByUrl.load(url),
    regions: async (url: string) => (await allByUrl.load(url)).map(({ regions }) => regions),
  };
}

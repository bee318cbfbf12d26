/** Pages that are built of blocks, whatever their content type: by url, of the request's region, whole. */
import DataLoader from 'dataloader';
import { entriesCall, type EntriesCall } from './calls/entriesCall.ts';
import type { EntryReader } from './reads/entryReader.ts';
import { wordFields } from './fallback.ts';
import {
  pageEntry,
  type BannerEntryJson,
  type CategoryGroupEntryJson,
  type PageEntryJson,
} from './wire/wire.ts';

/** What comes along with a page of blocks, whatever its content type. */
const pageIncludes = [
  'blocks.banner.banner.cta_button_global.internal_link',
  'blocks.category_group.category_group.categories.category',
  'blocks.product_grid.more.internal_link',
  'generic_page.banner',
  'landing_page.banner.banner',
] as const;
export const getPages = entriesCall('getPages', 'page', {
  entry: pageEntry,
  embeds: true,
  include: pageIncludes,
});

export const getLandingPages = entriesCall('getLandingPages', 'landing_page', {
  entry: pageEntry,
  embeds: true,
  include: pageIncludes,
});

/** What comes along with a page and has loaders of its own. */
interface PageParts {
  /** Fills banners with empty words from the base locale. */
  wholeBanners(banners: readonly BannerEntryJson[]): Promise<BannerEntryJson[]>;
  /** Categories that came along need no call of their own. */
  primeCategories(groups: readonly CategoryGroupEntryJson[]): void;
}

export function pageReads(
  { byValue, complete, ofRegion }: EntryReader,
  call: EntriesCall<PageEntryJson>,
  { wholeBanners, primeCategories }: PageParts,
) {
  /** One address may have a page for each region. */
  const allByUrl = new DataLoader<string, readonly PageEntryJson[]>(async (urls) => {
    const found = await byValue(call, 'url', urls, (page) => [page.url]);
    return urls.map((url) => found.get(url) ?? []);
  });
  const byUrl = new DataLoader<string, PageEntryJson | null>(async (urls) => {
    const found = await Promise.all(urls.map((url) => allByUrl.load(url)));
    const ofHere = found.flatMap((pages) => ofRegion(pages) ?? []);
    const pages = await complete(call, wordFields.page, ofHere);
    const whole = await Promise.all(pages.map(withWholeBanners));
    return urls.map((url) => whole.find((page) => page.url === url) ?? null);
  });

  /** Banners come with the page; those with empty words take the base's, by one more call for all of them. */
  async function withWholeBanners(page: PageEntryJson): Promise<PageEntryJson> {
    const blocks = await Promise.all(
      page.blocks.map(async (block) => {
        if (block.category_group) primeCategories(block.category_group.category_group);
        return block.banner
          ? { ...block, banner: { ...block.banner, banner: await wholeBanners(block.banner.banner) } }
          : block;
      }),
    );
    return { ...page, blocks };
  }

  return {
    byUrl: (url: string) => byUrl.load(url),
    /** Regions of every page under the url; shares the call of `byUrl`. */
    regions: async (url: string) => (await allByUrl.load(url)).map(({ regions }) => regions),
  };
}

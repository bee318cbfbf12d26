/** The header: one call for the headers of all regions, from which the request's is chosen (platform.md 7). */
import { getHeaders } from './client.ts';
import type { EntryReader } from './reads/entryReader.ts';
import { wordFields } from './fallback.ts';
import { once } from './calls/paging.ts';
import type { BannerEntryJson } from './wire/wire.ts';

export function headerReads(
  { ask, complete, ofRegion }: EntryReader,
  wholeBanners: (banners: readonly BannerEntryJson[]) => Promise<BannerEntryJson[]>,
) {
  const headers = once(() => ask(getHeaders, {}));
  return {
    /** Whether any header is published, for whatever region. Shares the call of `header`. */
    hasHeaders: async () => (await headers()).length > 0,
    /** The header of the request's region, else one that names no regions. */
    header: once(async () => {
      const entry = ofRegion(await headers());
      if (!entry) return null;
      const [whole] = await complete(getHeaders, wordFields.header, [entry]);
      if (!whole) return null;
      const mainNav = whole.main_nav.map(async (item) => ({
        ...item,
        banner: await wholeBanners(item.banner),
      }));
      return { ...whole, main_nav: await Promise.all(mainNav) };
    }),
  };
}

export type HeaderReads = ReturnType<typeof headerReads>;

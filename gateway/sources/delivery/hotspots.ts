/** The pages behind hotspots, all of one banner in one call (catalogue.md 3, 7.2). Products come by `productByUid`. */
import { pageEntry } from './wire/wire.ts';
import { entriesCall } from './calls/entriesCall.ts';
import type { EntryReader } from './reads/entryReader.ts';
import { wordFields } from './fallback.ts';

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

const getHotspotPages = entriesCall('getHotspotPages', 'page', {
  entry: hotspotPageEntry,
  include: ['generic_page.banner', 'landing_page.banner.banner'],
  // `locale` and `regions` beside the contract's five: whether it fell back, and who may see it.
  only: ['generic_page', 'landing_page', 'seo_meta', 'title', 'url', 'locale', 'regions'],
});

export function hotspotReads({ loaderBy }: EntryReader) {
  const pageByUid = loaderBy(getHotspotPages, wordFields.page_head, 'uid', (entry) => entry.uid);
  return {
    /** Address, words for search engines and opening banner of a page; null when it is not published. Batched. */
    pageByUid: (uid: string) => pageByUid.load(uid),
  };
}

export type HotspotReads = ReturnType<typeof hotspotReads>;

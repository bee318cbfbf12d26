/** Reads for hotspots: pages by uid, all of one banner in one call. Products come by `productByUid`. */
import type { EntryReader } from './entryReader.ts';
import { wordFields } from '../fallback.ts';
import { getHotspotPages } from '../calls/hotspotCalls.ts';
import type { HotspotPageJson } from '../wire/wireHotspot.ts';

export interface HotspotReads {
  /** Address, words for search engines and opening banner of a page; null when it is not published. Batched. */
  pageByUid(uid: string): Promise<HotspotPageJson | null>;
}

export function hotspotReads({ loaderBy }: EntryReader): HotspotReads {
  const pageByUid = loaderBy(getHotspotPages, wordFields.page_head, 'uid', (entry) => entry.uid);
  return { pageByUid: (uid) => pageByUid.load(uid) };
}

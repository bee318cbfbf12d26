/** How one request reads support: an article by its address, and all of the region's, which search goes through. */
import type { EntryReader } from './entryReader.ts';
import { once, paged } from '../calls/paging.ts';
import { wordFields } from '../fallback.ts';
import * as calls from '../calls/supportCalls.ts';
import type { SupportEntryJson, SupportTopicEntryJson } from '../wire/wireSupport.ts';

export interface SupportReads {
  /** By the entry's url with its leading slash; the one of the request's region where an address has several. */
  supportByUrl(url: string): Promise<SupportEntryJson | null>;
  /** The `regions` of every article under the url; empty when there is none. Shares the call of `supportByUrl`. */
  supportRegions(url: string): Promise<readonly (readonly string[])[]>;
  /** Every article that lists the request's region, by `sort_order`: a kept call for each hundred. */
  supportArticles(): Promise<readonly SupportEntryJson[]>;
  supportTopics(): Promise<readonly SupportTopicEntryJson[]>;
}

export function supportReads({ ask, complete, ofRegion }: EntryReader): SupportReads {
  const found = new Map<string, Promise<readonly SupportEntryJson[]>>();
  const underUrl = (url: string): Promise<readonly SupportEntryJson[]> => {
    let entries = found.get(url);
    if (!entries) found.set(url, (entries = ask(calls.getSupport, { filter: { url } })));
    return entries;
  };
  return {
    async supportByUrl(url) {
      const here = ofRegion(await underUrl(url));
      if (!here) return null;
      return (await complete(calls.getSupport, wordFields.support, [here]))[0] ?? null;
    },
    supportRegions: async (url) => (await underUrl(url)).map(({ regions }) => regions),
    supportArticles: once(async () =>
      complete(
        calls.getSupport,
        wordFields.support,
        await paged((page) => ask(calls.getRegionSupport, { asc: 'sort_order', ...page })),
      ),
    ),
    supportTopics: once(async () =>
      complete(
        calls.getSupportTopics,
        wordFields.support_topic,
        await paged((page) => ask(calls.getSupportTopics, { asc: 'sort_order', ...page })),
      ),
    ),
  };
}

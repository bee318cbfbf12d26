/** Articles of the support section and their topics (platform.md 2). */
import { z } from 'zod';
import { flag, html, list, references, seoMeta, system, text } from './entries/entryFields.ts';
import { entriesCall, regionalEntriesCall } from './entries/entriesCall.ts';
import type { EntryReader } from './entries/entryReader.ts';
import { once, paged } from './entries/paging.ts';

const supportTopicEntry = z.object({
  ...system,
  title: z.string(),
  /** Short name in addresses, such as `returns`. */
  key: text,
  summary: text,
  sort_order: z.number().nullish(),
});
export type SupportTopicEntryJson = z.output<typeof supportTopicEntry>;

export const supportTopics = {
  contentType: 'support_topic',
  entry: supportTopicEntry,
  translated: ['summary'],
};

const supportEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/returns`. */
  url: text,
  regions: list(z.string()),
  topic: references('support_topic'),
  summary: text,
  body: html,
  faq: list(z.object({ question: text, answer: text })),
  /** Synonyms that shoppers search for. */
  keywords: list(z.string()),
  products: references('product'),
  categories: references('product_category'),
  sort_order: z.number().nullish(),
  /** Reachable by its address alone: in no list, no search, and not for search engines. */
  unlisted: flag,
  seo_meta: seoMeta,
});
export type SupportEntryJson = z.output<typeof supportEntry>;

export const supportArticles = {
  contentType: 'support',
  entry: supportEntry,
  translated: ['summary', 'body', 'faq', 'keywords', 'seo_meta.seo_title', 'seo_meta.seo_description'],
};

const getSupportTopics = entriesCall('getSupportTopics', supportTopics);
const getSupport = entriesCall('getSupport', supportArticles, { embeds: true });
const getRegionSupport = regionalEntriesCall('getRegionSupport', supportArticles, { embeds: true });

export function supportReads({ ask, complete, ofRegion }: EntryReader) {
  const found = new Map<string, Promise<readonly SupportEntryJson[]>>();
  const underUrl = (url: string): Promise<readonly SupportEntryJson[]> => {
    let entries = found.get(url);
    if (!entries) found.set(url, (entries = ask(getSupport, { filter: { url } })));
    return entries;
  };
  return {
    /** By the entry's url with its leading slash; the one of the request's region where an address has several. */
    async supportByUrl(url: string) {
      const here = ofRegion(await underUrl(url));
      if (!here) return null;
      return (await complete(getSupport, [here]))[0] ?? null;
    },
    /** The `regions` of every article under the url; empty when there is none. Shares the call of `supportByUrl`. */
    supportRegions: async (url: string) => (await underUrl(url)).map(({ regions }) => regions),
    /** Every article that lists the request's region, by `sort_order`: a cached call for each hundred. */
    supportArticles: once(async () =>
      complete(getSupport, await paged((page) => ask(getRegionSupport, { asc: 'sort_order', ...page }))),
    ),
    supportTopics: once(async () =>
      complete(
        getSupportTopics,
        await paged((page) => ask(getSupportTopics, { asc: 'sort_order', ...page })),
      ),
    ),
  };
}

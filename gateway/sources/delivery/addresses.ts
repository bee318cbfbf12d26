/** Address, regions, pictures and last update of all entries of a type, for sitemaps and feeds. */
import { z } from 'zod';
import { flag, group, list, picture, text } from './wire/wireFields.ts';
import { defineCall } from '../transport/call.ts';
import { cache, localeQuery, previewHeaders } from './calls/entriesCall.ts';
import type { EntryReader } from './reads/entryReader.ts';
import { once, paged } from './calls/paging.ts';

const addressEntry = z.object({
  uid: z.string(),
  url: text,
  /** Empty means everywhere. */
  regions: list(z.string()),
  /** ISO 8601. */
  updated_at: text,
  /** What only some types have. */
  image: picture,
  /** This and `no_index`: not for search engines. */
  unlisted: flag,
  seo_meta: group({ no_index: flag }),
  color_images: list(z.object({ amplience_id: text })),
});
type AddressEntryJson = z.output<typeof addressEntry>;

interface AddressArgs {
  environment: string;
  contentType: string;
  skip: number;
  limit: number;
}

export const getAddresses = defineCall({
  source: 'delivery',
  name: 'getAddresses',
  method: 'GET',
  route: '/v3/content_types/{content_type}/entries',
  varies: ['contentLocale', 'preview', 'livePreview'],
  idempotent: true,
  cache,
  request: ({ environment, contentType, skip, limit }: AddressArgs, scope) => ({
    path: `/v3/content_types/${encodeURIComponent(contentType)}/entries`,
    query: {
      environment,
      ...localeQuery(scope.contentLocale),
      'only[BASE][]': ['url', 'regions', 'updated_at', 'image', 'color_images', 'seo_meta', 'unlisted'],
      // Whoever reads page after page needs an order that no editor changes meanwhile.
      asc: 'created_at',
      skip,
      limit,
    },
    ...previewHeaders(scope),
  }),
  answer: z.object({ entries: z.array(addressEntry) }),
});

export function addressReads(reader: Pick<EntryReader, 'from' | 'always' | 'caller'>) {
  const { from, always, caller } = reader;
  const reads = new Map<string, () => Promise<readonly AddressEntryJson[]>>();
  return {
    /** Every entry of a type, whatever region it is for, 100 a call. Costs as many calls as there are hundreds of entries. */
    addressesOf: (contentType: string) => {
      let read = reads.get(contentType);
      if (!read) {
        read = once(() =>
          paged(
            async (page) =>
              (await from.run(getAddresses, { ...always, contentType, ...page }, caller)).entries,
          ),
        );
        reads.set(contentType, read);
      }
      return read();
    },
  };
}

export type AddressReads = ReturnType<typeof addressReads>;

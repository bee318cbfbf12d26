/** Addresses of entries of any content type: one by uid, for links; all of a type, for sitemaps and feeds. */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import { isEntryName } from './client/clientParameters.rules.ts';
import { cache, localeQuery, previewHeaders } from './entries/entriesCall.ts';
import { flag, group, list, picture, text } from './entries/entryFields.ts';
import type { EntryReader } from './entries/entryReader.ts';
import { once, paged } from './entries/paging.ts';

const shared = {
  source: 'delivery',
  method: 'GET',
  varies: ['contentLocale', 'preview', 'livePreview'],
  idempotent: true,
  cache,
} as const;

interface EntryArgs {
  environment: string;
  contentType: string;
  uid: string;
}

/** A missing entry is refused with 422 and error code 141 or 145; any other 422 is an invalid request (wire-protocols 1.4). */
export const getEntry = defineCall({
  ...shared,
  name: 'getEntry',
  route: '/v3/content_types/{content_type}/entries/{uid}',
  request: (args: EntryArgs, scope) => ({
    path: `/v3/content_types/${encodeURIComponent(args.contentType)}/entries/${encodeURIComponent(args.uid)}`,
    query: {
      environment: args.environment,
      ...localeQuery(scope.contentLocale),
      'only[BASE][]': ['title', 'url'],
    },
    ...previewHeaders(scope),
  }),
  answer: z.object({ entry: z.object({ uid: z.string(), title: text, url: text }) }).nullable(),
  statuses: { 404: null, 422: null },
  confirms: (body) =>
    z.object({ error_code: z.union([z.literal(141), z.literal(145)]) }).safeParse(body).success,
});

const addressEntry = z.object({
  uid: z.string(),
  url: text,
  /** Empty means everywhere. */
  regions: list(z.string()),
  /** ISO 8601. */
  updated_at: text,
  /** This and what follows: of some types only. */
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
  ...shared,
  name: 'getAddresses',
  route: '/v3/content_types/{content_type}/entries',
  request: ({ environment, contentType, skip, limit }: AddressArgs, scope) => ({
    path: `/v3/content_types/${encodeURIComponent(contentType)}/entries`,
    query: {
      environment,
      ...localeQuery(scope.contentLocale),
      'only[BASE][]': ['url', 'regions', 'updated_at', 'image', 'color_images', 'seo_meta', 'unlisted'],
      // An order that no edit changes while the pages are read.
      asc: 'created_at',
      skip,
      limit,
    },
    ...previewHeaders(scope),
  }),
  answer: z.object({ entries: z.array(addressEntry) }),
});

export function addressReads({ from, always, caller }: EntryReader) {
  const reads = new Map<string, () => Promise<readonly AddressEntryJson[]>>();
  return {
    /** Title and address of an entry, for links to types without a loader of their own. Not batched. */
    async entryByUid(contentType: string, uid: string) {
      if (!isEntryName(contentType, uid)) {
        from.reportMisuse();
        return null;
      }
      const answer = await from.run(getEntry, { ...always, contentType, uid }, caller);
      if (!answer) from.reportMissing(contentType, uid);
      return answer?.entry ?? null;
    },
    /** Every entry of a type, whatever region it is for: a call for each hundred entries. */
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

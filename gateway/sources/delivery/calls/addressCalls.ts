/** The call that reads where the entries of a type stand: no more of them than addresses, regions, pictures, updates. */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { keep, localeQuery, previewHeaders } from './entriesCall.ts';
import { addressEntry } from '../wire/wireAddress.ts';

export interface AddressArgs {
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
  keep,
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

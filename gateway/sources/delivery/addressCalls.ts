/** The call that reads where the entries of a type stand: no more of them than addresses, regions, pictures, updates. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { keep, localeQuery, verb } from './entriesCall.ts';
import { addressEntry } from './wireAddress.ts';

export interface AddressArgs {
  environment: string;
  contentType: string;
  skip: number;
  limit: number;
  nonce?: string;
}

export const getAddresses = defineCall({
  source: 'delivery',
  name: 'getAddresses',
  method: verb,
  route: '/v3/content_types/{content_type}/entries',
  varies: ['contentLocale', 'preview'],
  idempotent: true,
  keep,
  request: ({ environment, contentType, skip, limit }: AddressArgs, scope) => ({
    path: `/v3/content_types/${encodeURIComponent(contentType)}/entries`,
    query: {
      environment,
      ...localeQuery(scope.contentLocale),
      'only[BASE][]': ['url', 'regions', 'updated_at', 'image', 'color_images'],
      // Whoever reads page after page needs an order that no editor changes meanwhile.
      asc: 'created_at',
      skip,
      limit,
    },
  }),
  answer: z.object({ entries: z.array(addressEntry) }),
});

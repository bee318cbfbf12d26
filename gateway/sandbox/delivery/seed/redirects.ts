/**
 * Addresses that moved. The last ones are faulty: two that lead to each other, another site that is not allowed, and
 * one that is no address.
 */
import { z } from 'zod';
import { contentRegions } from '../../brand/contentRegions.ts';
import { nameIn, readFacts } from '../../brand/readData.ts';
import { locales } from '../../brand/types.ts';
import type { EntryDraft } from './draft.ts';

const redirects = readFacts(
  'settings/redirects.json',
  z.array(
    z.strictObject({
      key: z.string(),
      from: z.string(),
      to: z.string(),
      permanent: z.boolean().default(true),
      /** Content regions; all of them when empty. */
      regions: z.array(nameIn(contentRegions, 'content region')).default([]),
      /** All of them when empty. */
      locales: z.array(z.enum(locales)).default([]),
      mayLeaveShop: z.boolean().default(false),
    }),
  ),
);

export function redirectEntries(): EntryDraft[] {
  return redirects.map(({ key, from, to, mayLeaveShop, ...fields }) => ({
    contentType: 'redirect',
    uid: `redirect_${key}`,
    title: `${from} to ${to}`,
    fields: { from, to, ...fields, may_leave_shop: mayLeaveShop },
  }));
}

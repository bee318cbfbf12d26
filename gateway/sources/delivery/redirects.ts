/** Redirects that editors manage (platform.md 5, 9). */
import { z } from 'zod';
import { flag, list, system, text } from './entries/entryFields.ts';
import { entriesCall } from './entries/entriesCall.ts';
import type { EntryReader } from './entries/entryReader.ts';
import { once, paged } from './entries/paging.ts';

const redirectEntry = z.object({
  ...system,
  title: z.string(),
  /** Requested path, with or without a locale, such as `/catalogue`. */
  from: text,
  /** Path of the shop, with or without a locale; an absolute URL for another site. */
  to: text,
  /** Whether the redirect is permanent rather than temporary. */
  permanent: flag,
  /** Content regions it is for; everybody when empty. */
  regions: list(z.string()),
  /** Locales (`de-at`) or languages (`de`) it is for; all when empty. */
  locales: list(z.string()),
  /** Confirms that another site is meant; without it such a redirect is refused. */
  may_leave_shop: flag,
});

export const redirects = { contentType: 'redirect', entry: redirectEntry };

const getRedirects = entriesCall('getRedirects', redirects);

export function redirectReads({ ask }: Pick<EntryReader, 'ask'>) {
  return {
    /** Every redirect, whatever region it is for: a cached call for each hundred. */
    redirects: once(() => paged((page) => ask(getRedirects, { asc: 'uid', ...page }))),
  };
}

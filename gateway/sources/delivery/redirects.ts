/** Addresses that editors moved (platform.md 5, 9). Read all at once, in the base locale: they hold no words. */
import { z } from 'zod';
import { flag, list, system, text } from './wire/wireFields.ts';
import { entriesCall } from './calls/entriesCall.ts';
import type { EntryReader } from './reads/entryReader.ts';
import { once, paged } from './calls/paging.ts';

const redirectEntry = z.object({
  ...system,
  title: z.string(),
  /** Path as shoppers have it, with or without its locale, such as `/catalogue`. */
  from: text,
  /** Path of the shop, with or without a locale; a whole address where it leaves the shop. */
  to: text,
  /** Moved for good; for now otherwise. */
  permanent: flag,
  /** Content regions it is for; everybody when empty. */
  regions: list(z.string()),
  /** Locales (`de-at`) or languages (`de`) it is for; all when empty. */
  locales: list(z.string()),
  /** The editors' word that another site is meant. Without it such a redirect is refused. */
  may_leave_shop: flag,
});

const getRedirects = entriesCall('getRedirects', 'redirect', { entry: redirectEntry });

export function redirectReads({ ask }: Pick<EntryReader, 'ask'>) {
  return {
    /** Every redirect, whatever region it is for: a kept call for each hundred. */
    redirects: once(() => paged((page) => ask(getRedirects, { asc: 'uid', ...page }))),
  };
}

export type RedirectReads = ReturnType<typeof redirectReads>;

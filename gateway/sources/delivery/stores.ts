/** Shops, dealers, rentals and workshops. Editors may leave everything but the title empty. */
import { z } from 'zod';
import { day, group, list, picture, system, text } from './entries/entryFields.ts';
import { entriesCall } from './entries/entriesCall.ts';
import type { EntryReader } from './entries/entryReader.ts';
import { once, paged } from './entries/paging.ts';

const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

const storeEntry = z.object({
  ...system,
  title: z.string(),
  url: text,
  /** Content regions that list it; all when empty. */
  regions: list(z.string()),
  /** own, dealer, rental or repair. */
  kind: text,
  /** Keys such as `mounting`. */
  services: list(z.string()),
  address: group({ street_address: text, city: text, state: text, postal_code: text, country: text }),
  /** Degrees. */
  latitude: number,
  longitude: number,
  phone: text,
  email: text,
  website: text,
  /** ISO weekdays, 1 is Monday; local times `hh:mm`. */
  hours_of_operation: list(
    z.object({ days_of_week: list(z.number()), opening_time: text, closing_time: text }),
  ),
  /** Days (`yyyy-mm-dd`) with hours of their own; closed when the times are empty. */
  special_days: list(z.object({ date: day, opening_time: text, closing_time: text, note: text })),
  /** First and last day of the yearly closed season, `mm-dd`. */
  closed_season: group({ from: text, until: text }),
  /** IANA name. */
  time_zone: text,
  picture,
  note: text,
});
export type StoreEntryJson = z.output<typeof storeEntry>;

export const stores = { contentType: 'store', entry: storeEntry, translated: ['note'] };

const getStores = entriesCall('getStores', stores);

export function storeReads({ ask, complete }: EntryReader) {
  return {
    /** Every store of every region, by uid: 100 entries a cached call. */
    stores: once(async () =>
      complete(getStores, await paged((page) => ask(getStores, { asc: 'uid', ...page }))),
    ),
  };
}

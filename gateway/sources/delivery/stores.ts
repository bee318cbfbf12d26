/** Shops, dealers, rentals and workshops. Editors may leave everything but the title empty. */
import { z } from 'zod';
import { group, list, picture, system, text } from './wire/wireFields.ts';
import { entriesCall } from './calls/entriesCall.ts';
import type { EntryReader } from './reads/entryReader.ts';
import { wordFields } from './fallback.ts';
import { once, paged } from './calls/paging.ts';

const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

const storeEntry = z.object({
  ...system,
  title: z.string(),
  url: text,
  /** Content regions whose list it stands in; everywhere when there are none. */
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
  /** ISO weekdays, 1 is Monday; times `hh:mm` of the store's own clock. */
  hours_of_operation: list(
    z.object({ days_of_week: list(z.number()), opening_time: text, closing_time: text }),
  ),
  /** Days (`yyyy-mm-dd`) with hours of their own; closed when the times are empty. */
  special_days: list(z.object({ date: text, opening_time: text, closing_time: text, note: text })),
  /** First and last day of the yearly closing, `mm-dd`. */
  closed_season: group({ from: text, until: text }),
  /** IANA name. */
  time_zone: text,
  picture,
  note: text,
});
export type StoreEntryJson = z.output<typeof storeEntry>;

const getStores = entriesCall('getStores', 'store', { entry: storeEntry });

export function storeReads({ ask, complete }: EntryReader) {
  return {
    /** Every store of every region, by uid: 100 entries a kept call. */
    stores: once(async () =>
      complete(getStores, wordFields.store, await paged((page) => ask(getStores, { asc: 'uid', ...page }))),
    ),
  };
}

export type StoreReads = ReturnType<typeof storeReads>;

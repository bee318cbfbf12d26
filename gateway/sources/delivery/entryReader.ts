/**
 * How one request reads entries: reads by uid and url in the same tick become one call a content type (`$in`, at most
 * 100 values and 8 KB of URL), localised entries come filled (fallback.ts), lists come page by page.
 */
import DataLoader from 'dataloader';
import type { Call } from '../call.ts';
import type { Asker } from '../http.ts';
import type { ScopePart } from '../scope.ts';
import type { DeliverySource } from './deliverySource.ts';
import type { EntriesArgs, EntriesCall, EntriesJson, RegionalEntriesCall } from './entriesCall.ts';
import { baseLocale, filled, isIncomplete } from './fallback.ts';
import { chunks, once } from './paging.ts';

type Entry = { uid: string; locale?: string | undefined };

/** Part of a list, and how many entries it has in all. */
export interface EntryPage<E> {
  entries: readonly E[];
  total: number;
}

export interface PageWanted {
  filter?: EntriesArgs['filter'];
  /** Ascending or descending field; the latest update first when neither is there. */
  asc?: string;
  desc?: string;
  skip?: number;
  /** At most 100, the vendor's page (catalogue.md 7.2). */
  limit?: number;
}

export type EntryReader = ReturnType<typeof entryReader>;

export function entryReader(source: DeliverySource, asker: Asker) {
  const { preview } = asker.scope;
  const from = preview ? (source.preview ?? source) : source;
  const base: Asker = { ...asker, scope: { ...asker.scope, contentLocale: baseLocale } };
  const always = { environment: from.environment };

  function ask<E, Part extends ScopePart>(
    call: Call<EntriesArgs, EntriesJson<E>, Part>,
    args: Omit<EntriesArgs, 'environment'>,
    by: Asker = asker,
  ): Promise<readonly E[]> {
    return from.run(call, { ...always, ...args }, by).then((answer) => answer.entries);
  }

  /** Entries whose `field` is one of the values, in as few calls as the URL allows. */
  async function whereIn<E>(
    call: EntriesCall<E>,
    field: string,
    values: readonly string[],
    by = asker,
  ): Promise<E[]> {
    const found = await Promise.all(
      chunks(values).map((chunk) => ask(call, { filter: { [field]: { $in: chunk } } }, by)),
    );
    return found.flat();
  }

  async function complete<E extends Entry>(
    call: EntriesCall<E>,
    fields: readonly string[],
    entries: readonly E[],
  ): Promise<E[]> {
    const lacking = entries.filter((entry) => isIncomplete(entry, fields));
    if (lacking.length === 0) return [...entries];
    const found = await whereIn(call, 'uid', [...new Set(lacking.map((entry) => entry.uid))], base);
    const bases = new Map(found.map((entry) => [entry.uid, entry]));
    return entries.map((entry) => {
      const whole = isIncomplete(entry, fields) ? bases.get(entry.uid) : undefined;
      return whole ? filled(entry, whole, fields) : entry;
    });
  }

  function loaderBy<E extends Entry>(
    call: EntriesCall<E>,
    fields: readonly string[],
    field: 'uid' | 'url',
    keyOf: (entry: E) => string,
  ): DataLoader<string, E | null> {
    return new DataLoader(async (keys) => {
      const entries = await complete(call, fields, await whereIn(call, field, keys));
      const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
      return keys.map((key) => byKey.get(key) ?? null);
    });
  }

  /** Settings: one call, made when first asked for. The entry of the request's region where entries name regions. */
  function single<E extends Entry & { regions?: string[] }>(
    call: EntriesCall<E>,
    fields: readonly string[] = [],
    finish: (entry: E) => Promise<E> = (entry) => Promise.resolve(entry),
  ): () => Promise<E | null> {
    return once(async () => {
      const entry = ofRegion(await ask(call, {}));
      if (!entry) return null;
      const [whole] = await complete(call, fields, [entry]);
      return whole ? finish(whole) : null;
    });
  }

  function ofRegion<E extends { regions?: string[] }>(entries: readonly E[]): E | null {
    const { contentRegion } = asker.scope;
    return (
      entries.find((entry) => entry.regions?.includes(contentRegion)) ??
      entries.find((entry) => entry.regions === undefined || entry.regions.length === 0) ??
      null
    );
  }

  /** Part of the list of the request's region, filled from the base locale, with the count of all. */
  async function pageOf<E extends Entry>(
    call: RegionalEntriesCall<E>,
    whole: EntriesCall<E>,
    fields: readonly string[],
    wanted: PageWanted,
  ): Promise<EntryPage<E>> {
    const answer = await from.run(call, { ...always, ...wanted, count: true }, asker);
    const entries = await complete(whole, fields, answer.entries);
    return { entries, total: answer.count ?? (wanted.skip ?? 0) + entries.length };
  }

  return { from, always, asker, ask, whereIn, complete, loaderBy, single, ofRegion, pageOf };
}

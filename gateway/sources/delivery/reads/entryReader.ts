/**
 * How one request reads entries: reads by uid and url in the same tick become one call a content type (`$in`, at most
 * 100 values, and 8 KB of URL where the query is in it), localised entries come filled (fallback.ts), lists come page by page.
 */
import DataLoader from 'dataloader';
import type { Call } from '../../transport/call.ts';
import { SourceError } from '../../transport/errors.ts';
import type { Caller } from '../../transport/caller.ts';
import type { ScopePart } from '../../transport/scope.ts';
import type { DeliverySource } from '../deliverySource.ts';
import type { EntriesArgs, EntriesCall, EntriesJson, RegionalEntriesCall } from '../calls/entriesCall.ts';
import { baseLocale, filled, isIncomplete } from '../fallback.ts';
import { chunks, once } from '../calls/paging.ts';

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

/** Those that were read. */
export function readOf<E>(found: ReadonlyMap<unknown, readonly E[] | SourceError>): E[] {
  return [...found.values()].flatMap((entries) => (entries instanceof SourceError ? [] : entries));
}

/** Why those of a value could not be read. */
export function failureAt<Value>(
  found: ReadonlyMap<Value, readonly unknown[] | SourceError>,
  value: Value,
): SourceError | undefined {
  const entries = found.get(value);
  return entries instanceof SourceError ? entries : undefined;
}

export type EntryReader = ReturnType<typeof entryReader>;

export function entryReader(source: DeliverySource, caller: Caller) {
  const { preview } = caller.scope;
  const from = preview ? (source.preview ?? source) : source;
  const base: Caller = { ...caller, scope: { ...caller.scope, contentLocale: baseLocale } };
  const always = { environment: from.environment };

  function ask<E, Part extends ScopePart>(
    call: Call<EntriesArgs, EntriesJson<E>, Part>,
    args: Omit<EntriesArgs, 'environment'>,
    by: Caller = caller,
  ): Promise<readonly E[]> {
    return from.run(call, { ...always, ...args }, by).then((answer) => answer.entries);
  }

  /**
   * Entries by a value that they have in `field`, in as few calls as the URL allows. In place of those that could not be
   * read stands why.
   */
  async function byValue<E, Value extends string | number>(
    call: EntriesCall<E>,
    field: string,
    values: readonly Value[],
    valuesOf: (entry: E) => readonly Value[],
    by = caller,
  ): Promise<Map<Value, readonly E[] | SourceError>> {
    const answers = await from.runBatch(
      call,
      {
        items: values,
        // Sorted: whoever asks for the same ones at once shares the call, whatever order they stand in.
        args: (some) => ({ ...always, filter: { [field]: { $in: some.toSorted() } } }),
        part: ({ entries }, value) => ({
          entries: entries.filter((entry) => valuesOf(entry).includes(value)),
        }),
        split: (some) => chunks(some, from.inListRoom),
      },
      by,
    );
    return new Map(
      answers.map((answer, index) => [
        values[index] as Value,
        answer instanceof SourceError ? answer : answer.entries,
      ]),
    );
  }

  async function complete<E extends Entry>(
    call: EntriesCall<E>,
    fields: readonly string[],
    entries: readonly E[],
  ): Promise<E[]> {
    const lacking = entries.filter((entry) => isIncomplete(entry, fields));
    if (lacking.length === 0) return [...entries];
    const uids = [...new Set(lacking.map((entry) => entry.uid))];
    const bases = await byValue(call, 'uid', uids, (entry) => [entry.uid], base);
    return entries.map((entry) => {
      const found = isIncomplete(entry, fields) ? bases.get(entry.uid) : undefined;
      if (found instanceof SourceError) throw found;
      const whole = found?.at(-1);
      return whole ? filled(entry, whole, fields) : entry;
    });
  }

  function loaderBy<E extends Entry>(
    call: EntriesCall<E>,
    fields: readonly string[],
    field: 'uid' | 'url',
    keyOf: (entry: E) => string,
  ): DataLoader<string, E | null> {
    return new DataLoader<string, E | null>(async (keys) => {
      const found = await byValue(call, field, keys, (entry) => [keyOf(entry)]);
      const entries = await complete(call, fields, readOf(found));
      const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
      return keys.map((key) => failureAt(found, key) ?? byKey.get(key) ?? null);
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
    const { contentRegion } = caller.scope;
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
    const answer = await from.run(call, { ...always, ...wanted, count: true }, caller);
    const entries = await complete(whole, fields, answer.entries);
    return { entries, total: answer.count ?? (wanted.skip ?? 0) + entries.length };
  }

  return { from, always, caller, ask, byValue, complete, loaderBy, single, ofRegion, pageOf };
}

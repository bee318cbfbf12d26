/**
 * Reads entries for one request. Reads by uid or url in the same tick are batched into one call per content type (`$in`,
 * at most 100 values); empty fields of localised entries are filled from the base locale (fallback.ts).
 */
import { BatchLoader } from '../../transport/batchLoader.ts';
import type { Call } from '../../transport/call.ts';
import { SourceError } from '../../transport/errors.ts';
import { scopeWith } from '../../transport/cache/TrackedScope.ts';
import type { Caller } from '../../transport/caller.ts';
import type { ScopePart } from '../../transport/scope.ts';
import type { DeliverySource } from '../client/deliverySource.ts';
import type { EntriesArgs, EntriesCall, EntriesJson } from './entriesCall.ts';
import { baseLocale, filled, isIncomplete } from './fallback.ts';
import { chunks, once } from './paging.ts';

type Entry = { uid: string; locale?: string | undefined };

/** Entries of the values that could be read. */
export function readOf<E>(found: ReadonlyMap<unknown, readonly E[] | SourceError>): E[] {
  return [...found.values()].flatMap((entries) => (entries instanceof SourceError ? [] : entries));
}

/** The error of a value whose entries could not be read. */
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
  const base: Caller = { ...caller, scope: scopeWith(caller.scope, { contentLocale: baseLocale }) };
  const always = { environment: from.environment };

  function ask<E, Part extends ScopePart>(
    call: Call<EntriesArgs, EntriesJson<E>, Part>,
    args: Omit<EntriesArgs, 'environment'>,
    by: Caller = caller,
  ): Promise<readonly E[]> {
    return from.run(call, { ...always, ...args }, by).then((answer) => answer.entries);
  }

  /** Entries by their values of `field`, in as few calls as possible; an error for each value that could not be read. */
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
        // Sorted, so that the same values in another order share the call.
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

  /** The entries, their empty fields filled from the base locale: one more call when there are any. */
  async function complete<E extends Entry>(call: EntriesCall<E>, entries: readonly E[]): Promise<E[]> {
    const { translated } = call;
    const lacking = entries.filter((entry) => isIncomplete(entry, translated));
    if (lacking.length === 0) return [...entries];
    const uids = [...new Set(lacking.map((entry) => entry.uid))];
    const bases = await byValue(call, 'uid', uids, (entry) => [entry.uid], base);
    return entries.map((entry) => {
      const found = isIncomplete(entry, translated) ? bases.get(entry.uid) : undefined;
      if (found instanceof SourceError) throw found;
      const whole = found?.at(-1);
      return whole ? filled(entry, whole, translated) : entry;
    });
  }

  function loaderBy<Field extends 'uid' | 'url', E extends Entry & Record<Field, string>>(
    call: EntriesCall<E>,
    field: Field,
  ): BatchLoader<string, E | null> {
    return new BatchLoader<string, E | null>(async (keys) => {
      const found = await byValue(call, field, keys, (entry) => [entry[field]]);
      const entries = await complete(call, readOf(found));
      const byKey = new Map<string, E>(entries.map((entry) => [entry[field], entry]));
      return keys.map((key) => failureAt(found, key) ?? byKey.get(key) ?? null);
    });
  }

  /** The settings entry of the request's region, else one that names no regions. */
  function single<E extends Entry & { regions?: string[] }>(
    call: EntriesCall<E>,
    finish: (entry: E) => Promise<E> = (entry) => Promise.resolve(entry),
  ): () => Promise<E | null> {
    return once(async () => {
      const entry = ofRegion(await ask(call, {}));
      if (!entry) return null;
      const [whole] = await complete(call, [entry]);
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

  return { from, always, caller, ask, byValue, complete, loaderBy, single, ofRegion };
}

/**
 * Calls that read entries of one content type. They are declared as the GETs that the vendor's documentation lists;
 * `methodOverride.rules.ts` turns them into the specification's POSTs.
 */
import { z } from 'zod';
import { defineCall, type Call, type CacheTimes, type WireRequest } from '../../transport/call.ts';
import type { RequestScope } from '../../transport/scope.ts';
import { tolerantArray } from '../../transport/tolerantFields.ts';

/** Fresh for 30 s, then 30 s of stale-while-revalidate, then a day of stale-if-error. */
export const cache: CacheTimes = {
  freshMs: 30_000,
  staleWhileRevalidateMs: 30_000,
  staleIfErrorMs: 86_400_000,
};

export interface EntriesArgs {
  environment: string;
  /** In the vendor's query language. */
  filter?: Readonly<Record<string, unknown>>;
  /** Field to sort by, ascending; latest update first without `asc` and `desc`. */
  asc?: string;
  /** Field to sort by, descending. */
  desc?: string;
  /** Whether the answer counts all that match. */
  count?: boolean;
  skip?: number;
  /** At most 100, its default. */
  limit?: number;
}

export interface EntriesJson<Entry> {
  entries: Entry[];
  /** All that match; only when asked for. */
  count?: number | undefined;
}

export type LocalScope = 'contentLocale' | 'preview' | 'livePreview';
export interface EntriesCall<Entry> extends Call<EntriesArgs, EntriesJson<Entry>, LocalScope> {
  /** Of the content type. */
  translated: readonly string[];
}
export type RegionalEntriesCall<Entry> = Call<EntriesArgs, EntriesJson<Entry>, LocalScope | 'contentRegion'>;

/** Entries of a content type, or the part of their fields that a call asks for. */
export interface ContentType<Entry> {
  contentType: string;
  entry: z.ZodType<Entry>;
  /** Dotted paths of the fields that are filled from the base locale when a localised entry leaves them empty. */
  translated?: readonly string[];
}

interface EntriesOptions {
  /** References to expand. */
  include?: readonly string[];
  /** Fields to send; all when absent. */
  only?: readonly string[];
  /** Also sends the entries and assets that its texts embed. */
  embeds?: boolean;
}

export function entriesCall<Entry>(
  name: string,
  { contentType, entry, translated = [] }: ContentType<Entry>,
  options: EntriesOptions = {},
): EntriesCall<Entry> {
  return {
    translated,
    ...defineCall({
      source: 'delivery',
      name,
      method: 'GET',
      route: `/v3/content_types/${contentType}/entries`,
      varies: ['contentLocale', 'preview', 'livePreview'],
      idempotent: true,
      cache,
      request: (args: EntriesArgs, scope) => entriesRequest(contentType, options, args, scope),
      answer: z.object({ entries: z.array(entry), count: z.number().optional() }),
    }),
  };
}

/** Like `entriesCall`, for settings: a malformed entry is left out and does not fail the others. */
export function settingsCall<Entry>(
  name: string,
  type: ContentType<Entry>,
  options: EntriesOptions = {},
): EntriesCall<Entry> {
  const entries = tolerantArray(type.entry, 'entry') as z.ZodType<Entry[]>;
  return {
    ...entriesCall(name, type, options),
    answer: z.object({ entries, count: z.number().optional() }),
  };
}

/** Only entries that list the request's content region. */
export function regionalEntriesCall<Entry>(
  name: string,
  { contentType, entry }: ContentType<Entry>,
  options: EntriesOptions = {},
): RegionalEntriesCall<Entry> {
  return defineCall({
    source: 'delivery',
    name,
    method: 'GET',
    route: `/v3/content_types/${contentType}/entries`,
    varies: ['contentLocale', 'preview', 'livePreview', 'contentRegion'],
    idempotent: true,
    cache,
    request: (args, scope) => {
      const regional = { ...args, filter: { ...args.filter, regions: scope.contentRegion } };
      return entriesRequest(contentType, options, regional, scope);
    },
    answer: z.object({ entries: z.array(entry), count: z.number().optional() }),
  });
}

function entriesRequest(
  contentType: string,
  options: EntriesOptions,
  args: EntriesArgs,
  scope: Pick<RequestScope, LocalScope>,
): WireRequest {
  return {
    path: `/v3/content_types/${contentType}/entries`,
    query: {
      environment: args.environment,
      ...localeQuery(scope.contentLocale),
      query: args.filter && JSON.stringify(args.filter),
      'include[]': options.include,
      'only[BASE][]': options.only,
      'include_embedded_items[]': options.embeds ? 'BASE' : undefined,
      include_dimension: options.embeds,
      asc: args.asc,
      desc: args.desc,
      include_count: args.count,
      skip: args.skip,
      limit: args.limit,
    },
    ...previewHeaders(scope),
  };
}

/** Names the editing session to the vendor's preview host. */
export function previewHeaders({
  livePreview,
}: Pick<RequestScope, 'livePreview'>): Pick<WireRequest, 'headers'> {
  return livePreview === null ? {} : { headers: { live_preview: livePreview } };
}

/** `include_fallback` sends the base entry where there is no localised one (wire-protocols 1.3). */
export function localeQuery(locale: string): WireRequest['query'] {
  return { locale, include_fallback: locale === 'en-us' ? undefined : true };
}

/**
 * How a read of a content type's entries is asked: a call a type, its answer checked against the type's wire schema.
 * Declared as the GETs that the vendor's documentation lists; `markedGet.rules.ts` makes the specification's POSTs of them.
 */
import { z } from 'zod';
import { defineCall, type Call, type CacheTimes, type WireRequest } from '../../transport/call.ts';
import type { RequestScope } from '../../transport/scope.ts';
import { tolerantArray } from '../../transport/tolerantFields.ts';

/** Public reads: half a minute unasked, half a minute more while a newer one is fetched, a day when the service is ill. */
export const cache: CacheTimes = {
  freshMs: 30_000,
  staleWhileRevalidateMs: 30_000,
  staleIfErrorMs: 86_400_000,
};

export interface EntriesArgs {
  environment: string;
  /** In the vendor's filter language. */
  filter?: Readonly<Record<string, unknown>>;
  /** Ascending field; latest update first when neither is there. */
  asc?: string;
  /** Descending field. */
  desc?: string;
  /** Also says how many match in all. */
  count?: boolean;
  skip?: number;
  /** At most 100, its default. */
  limit?: number;
}

export interface EntriesJson<Entry> {
  entries: Entry[];
  /** All that match; there when it was asked for. */
  count?: number | undefined;
}

export type LocalScope = 'contentLocale' | 'preview' | 'livePreview';
export type EntriesCall<Entry> = Call<EntriesArgs, EntriesJson<Entry>, LocalScope>;
export type RegionalEntriesCall<Entry> = Call<EntriesArgs, EntriesJson<Entry>, LocalScope | 'contentRegion'>;

interface EntriesOptions<Entry> {
  entry: z.ZodType<Entry>;
  /** References to make whole. */
  include?: readonly string[];
  /** Fields to send; all when absent. */
  only?: readonly string[];
  /** Its texts may embed entries and assets: those come along. */
  embeds?: boolean;
}

export function entriesCall<Entry>(
  name: string,
  contentType: string,
  options: EntriesOptions<Entry>,
): EntriesCall<Entry> {
  return defineCall({
    source: 'delivery',
    name,
    method: 'GET',
    route: `/v3/content_types/${contentType}/entries`,
    varies: ['contentLocale', 'preview', 'livePreview'],
    idempotent: true,
    cache,
    request: (args, scope) => entriesRequest(contentType, options, args, scope),
    answer: z.object({ entries: z.array(options.entry), count: z.number().optional() }),
  });
}

/** As `entriesCall`, of settings: an entry that cannot be read costs itself. */
export function settingsCall<Entry>(
  name: string,
  contentType: string,
  options: EntriesOptions<Entry>,
): EntriesCall<Entry> {
  const entries = tolerantArray(options.entry, 'entry') as z.ZodType<Entry[]>;
  return {
    ...entriesCall(name, contentType, options),
    answer: z.object({ entries, count: z.number().optional() }),
  };
}

/** Only entries that list the request's content region. */
export function regionalEntriesCall<Entry>(
  name: string,
  contentType: string,
  options: EntriesOptions<Entry>,
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
    answer: z.object({ entries: z.array(options.entry), count: z.number().optional() }),
  });
}

function entriesRequest(
  contentType: string,
  options: Pick<EntriesOptions<unknown>, 'include' | 'only' | 'embeds'>,
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

/** What the vendor's preview host knows an editing session by; nothing outside of one. */
export function previewHeaders({
  livePreview,
}: Pick<RequestScope, 'livePreview'>): Pick<WireRequest, 'headers'> {
  return livePreview === null ? {} : { headers: { live_preview: livePreview } };
}

/** Base entries stand in where there is no localised one: one request instead of two (wire-protocols 1.3). */
export function localeQuery(locale: string): WireRequest['query'] {
  return { locale, include_fallback: locale === 'en-us' ? undefined : true };
}

/**
 * What the search service is asked and what it answers, whichever driver speaks to it. Answers have the shape of App
 * Search's, the vendor's own (catalogue.md 3 Search, 7.3; wire-protocols 2.3).
 */
import { z } from 'zod';
import type { Caller } from '../transport/caller.ts';
import type { SourceError } from '../transport/errors.ts';
import { Source, type SourceOptions } from '../transport/source.ts';

/** `from` is inclusive, `to` exclusive. `name` is a label and never sent. */
export interface FilterRange {
  from?: number | string;
  to?: number | string;
  name?: string;
}
export type FilterScalar = string | number | boolean;
export interface FacetRequestJson {
  type: 'value' | 'range';
  /** 1 to 250, 10 when absent; value facets only. */
  size?: number;
  sort?: { count: 'asc' | 'desc' } | { value: 'asc' | 'desc' };
  name?: string;
  /** Range facets only. */
  ranges?: readonly { from?: number | string; to?: number | string; name?: string }[];
}

export type ResultFieldsRequest = Readonly<
  Record<string, { raw?: { size?: number }; snippet?: { size?: number; fallback?: boolean } }>
>;

export interface SearchFilter {
  field: string;
  values: readonly (FilterScalar | FilterRange)[];
  /** How several values are combined: `any` when absent. */
  type?: 'any' | 'all' | 'none';
}

/** A disjunction of filters, such as: sold in this market, or not for sale at all. */
export interface EitherFilter {
  either: readonly SearchFilter[];
}

export type EngineFilter = SearchFilter | EitherFilter;

/** The inputs of catalogue.md 3 Search. */
export interface SearchInput {
  searchTerm: string;
  /** At most 1 000; the service's 10 when absent. */
  resultsPerPage?: number;
  /** Page number, from 1, at most 100. */
  current?: number;
  sortField?: string;
  sortDirection?: 'asc' | 'desc';
  /** By precedence; takes precedence over `sortField`. At most 10. */
  sortList?: readonly { field: string; direction: 'asc' | 'desc' }[];
  filters?: readonly EngineFilter[];
  facets?: Readonly<Record<string, FacetRequestJson | readonly FacetRequestJson[]>>;
  resultFields?: ResultFieldsRequest;
  stack?: string;
  environment?: string;
  /** The scope's content locale when absent. */
  includeLocales?: readonly string[];
  /** The scope's content region when absent; empty means every region. */
  includeRegions?: readonly string[];
  excludeRegions?: readonly string[];
}

export interface SuggestionInput {
  /** Typed so far. */
  query: string;
  /** Fields to suggest from; the service's default when absent. */
  fields?: readonly string[];
  /** 1 to 20; the service's 10 when absent. */
  size?: number;
}

export interface ClickInput {
  query: string;
  documentId: string;
  requestId?: string;
  tags?: readonly string[];
}

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** `raw` is unescaped; `snippet`, only when asked for, is HTML-safe with `<em>` marks. */
const resultFieldJson = z.object({
  raw: z.union([scalar, z.array(scalar), z.null()]).optional(),
  snippet: z.string().nullable().optional(),
});
export type ResultFieldJson = z.output<typeof resultFieldJson>;

/** A result by field. Keys that begin with `_` (`_meta`, `_group`) are not fields, and are left out. */
const searchResultJson = z
  .record(z.string(), z.unknown())
  .transform((result): unknown =>
    Object.fromEntries(Object.entries(result).filter(([key]) => !key.startsWith('_'))),
  )
  .pipe(z.record(z.string(), resultFieldJson));
export type SearchResultJson = z.output<typeof searchResultJson>;

/** One bucket: `value` on value facets; `from`, `to` and `name` on range facets. */
const facetBucketJson = z.object({
  value: scalar.optional(),
  from: z.union([z.string(), z.number()]).optional(),
  to: z.union([z.string(), z.number()]).optional(),
  name: z.string().optional(),
  count: z.number(),
});
export type FacetBucketJson = z.output<typeof facetBucketJson>;

const facetJson = z.object({
  type: z.enum(['value', 'range']),
  name: z.string().optional(),
  data: z.array(facetBucketJson),
});
export type FacetJson = z.output<typeof facetJson>;

export const searchResponseJson = z.object({
  results: z.array(searchResultJson),
  facets: z.record(z.string(), z.array(facetJson)).optional(),
  meta: z.object({
    request_id: z.string(),
    page: z.object({
      current: z.number().optional(),
      size: z.number().optional(),
      total_pages: z.number(),
      total_results: z.number(),
    }),
  }),
});
export type SearchResponseJson = z.output<typeof searchResponseJson>;

export const suggestionResponseJson = z.object({
  results: z.object({ documents: z.array(z.object({ suggestion: z.string() })) }),
  meta: z.object({ request_id: z.string() }),
});
export type SuggestionResponseJson = z.output<typeof suggestionResponseJson>;

/** All calls reject with a SourceError. */
export interface EngineDriver {
  search(source: Source, input: SearchInput, caller: Caller): Promise<SearchResponseJson>;
  suggestQueries(source: Source, input: SuggestionInput, caller: Caller): Promise<SuggestionResponseJson>;
  /** Never retried: it would be counted twice. */
  reportClick(source: Source, input: ClickInput, caller: Caller): Promise<unknown>;
  /** A refusal as `[status] errors text` (catalogue.md 8); the status alone when the answer has no readable error. */
  failureText(error: SourceError): string;
}

export class EngineSource extends Source {
  readonly driver: EngineDriver;

  constructor(options: Omit<SourceOptions, 'name'>, driver: EngineDriver) {
    super({ ...options, name: 'engine' });
    this.driver = driver;
  }
}

/**
 * The driver for Elastic App Search: search, query suggestion and click (catalogue.md 7.3, wire-protocols 2). Bodies are
 * built like the vendor's connector builds them, so every engine that serves the connector serves this driver.
 */
import { z } from 'zod';
import type { AnswerCache } from '../transport/cache/answerCache.ts';
import { defineCall } from '../transport/call.ts';
import type { SourceError } from '../transport/errors.ts';
import { indexedLocale } from './indexedLocale.rules.ts';
import {
  EngineSource,
  searchResponseJson,
  suggestionResponseJson,
  type ClickInput,
  type EngineDriver,
  type EngineFilter,
  type FacetRequestJson,
  type FilterRange,
  type FilterScalar,
  type ResultFieldsRequest,
  type SearchFilter,
  type SearchInput,
  type SearchResponseJson,
  type SuggestionInput,
  type SuggestionResponseJson,
} from './driver.ts';

interface AppSearchConfig {
  url: string;
  engine: string;
  key: string;
  answers?: AnswerCache | undefined;
  onFailure?: ((error: SourceError, text: string) => void) | undefined;
}

export function appSearchSource({ url, engine, key, answers, onFailure }: AppSearchConfig): EngineSource {
  return new EngineSource(
    {
      url: `${url.replace(/\/+$/, '')}/api/as/v1/engines/${encodeURIComponent(engine)}`,
      headers: { authorization: `Bearer ${key}` },
      // After that the content service lists a category's products, within the same request.
      totalTimeoutMs: 3_000,
      answers,
      onFailure: (error) => onFailure?.(error, failureText(error)),
    },
    appSearch,
  );
}

/** Body of a search. Filters are `{field: value|list|range}` and `{all|any|none: [...]}`. */
export interface SearchRequestJson {
  query: string;
  page?: { size?: number; current?: number };
  sort?: Record<string, 'asc' | 'desc'> | readonly Record<string, 'asc' | 'desc'>[];
  filters?: SearchFilterJson;
  facets?: Record<string, FacetRequestJson | readonly FacetRequestJson[]>;
  result_fields?: ResultFieldsRequest;
}

export type SearchFilterJson = {
  [field: string]: FilterScalar | readonly FilterScalar[] | FilterRange | readonly SearchFilterJson[];
};

/** A read despite the POST: safe to retry, deduplicate and cache. */
const search = defineCall<SearchInput, SearchResponseJson, 'contentLocale' | 'contentRegion'>({
  source: 'engine',
  name: 'search',
  method: 'POST',
  route: '/search.json',
  varies: ['contentLocale', 'contentRegion'],
  idempotent: true,
  cache: { freshMs: 30_000, staleWhileRevalidateMs: 30_000, staleIfErrorMs: 3_600_000 },
  request: (input, scope) => ({ path: '/search.json', body: searchBody(input, scope) }),
  answer: searchResponseJson,
});

/** Independent of locale and region: the service suggests from all of its documents. */
const suggestQueries = defineCall<SuggestionInput, SuggestionResponseJson>({
  source: 'engine',
  name: 'suggestQueries',
  method: 'POST',
  route: '/query_suggestion.json',
  varies: [],
  idempotent: true,
  cache: { freshMs: 30_000, staleWhileRevalidateMs: 30_000, staleIfErrorMs: 3_600_000 },
  request: ({ query, fields, size }) => ({
    path: '/query_suggestion.json',
    body: {
      query,
      ...(fields === undefined ? {} : { types: { documents: { fields } } }),
      ...(size === undefined ? {} : { size }),
    },
  }),
  answer: suggestionResponseJson,
});

/** Not idempotent: a click is counted. The service answers with an empty body. */
const reportClick = defineCall<ClickInput, unknown>({
  source: 'engine',
  name: 'reportClick',
  method: 'POST',
  route: '/click.json',
  varies: [],
  idempotent: false,
  // Short, because the session's next mutation waits for it.
  timeoutMs: 1_000,
  request: ({ query, documentId, requestId, tags }) => ({
    path: '/click.json',
    body: {
      query,
      document_id: documentId,
      ...(requestId === undefined ? {} : { request_id: requestId }),
      ...(tags === undefined ? {} : { tags }),
    },
  }),
  answer: z.unknown(),
});

const appSearch: EngineDriver = {
  search: (source, input, caller) => source.run(search, input, caller),
  suggestQueries: (source, input, caller) => source.run(suggestQueries, input, caller),
  reportClick: (source, input, caller) => source.run(reportClick, input, caller),
  failureText,
};

/** Leaves out empty facets and filters: the service refuses some empty objects (wire-protocols 2.5). */
export function searchBody(
  input: SearchInput,
  scope: { contentLocale: string; contentRegion: string },
): SearchRequestJson {
  const filters = [...(input.filters ?? []), ...marketFilters(input, scope)].filter(
    (filter) => 'either' in filter || filter.values.length > 0,
  );
  const sort = sortOf(input);
  return {
    query: input.searchTerm,
    ...(sort === undefined ? {} : { sort }),
    page: {
      ...(input.resultsPerPage === undefined ? {} : { size: input.resultsPerPage }),
      ...(input.current === undefined ? {} : { current: input.current }),
    },
    ...(filters.length === 0 ? {} : { filters: { all: filters.map(filterJson) } }),
    ...(isEmpty(input.facets) ? {} : { facets: input.facets }),
    ...(isEmpty(input.resultFields) ? {} : { result_fields: input.resultFields }),
  };
}

function marketFilters(
  input: SearchInput,
  scope: { contentLocale: string; contentRegion: string },
): readonly SearchFilter[] {
  return [
    { field: 'stack', values: input.stack === undefined ? [] : [input.stack], type: 'all' },
    { field: 'environment', values: input.environment === undefined ? [] : [input.environment], type: 'all' },
    { field: 'locale', values: input.includeLocales ?? [indexedLocale(scope.contentLocale)], type: 'any' },
    { field: 'regions', values: input.includeRegions ?? [scope.contentRegion], type: 'any' },
    { field: 'regions', values: input.excludeRegions ?? [], type: 'none' },
  ];
}

/**
 * Like the vendor's connector: several plain values of `any` or `none` become one list, since the limits are 32 filters
 * and 1 024 list items; everything else becomes one entry per value.
 */
function filterJson(filter: EngineFilter): SearchFilterJson {
  return 'either' in filter ? { any: filter.either.map(filterOf) } : filterOf(filter);
}

function filterOf({ field, values, type = 'any' }: SearchFilter): SearchFilterJson {
  const plain = values.filter((value): value is FilterScalar => typeof value !== 'object');
  if (type !== 'all' && plain.length === values.length && plain.length > 1)
    return { [type]: [{ [field]: plain }] };
  return { [type]: values.map((value) => ({ [field]: withoutName(value) })) };
}

function withoutName(value: FilterScalar | FilterRange): FilterScalar | FilterRange {
  if (typeof value !== 'object') return value;
  return {
    ...(value.from === undefined ? {} : { from: value.from }),
    ...(value.to === undefined ? {} : { to: value.to }),
  };
}

function sortOf({ sortList, sortField, sortDirection }: SearchInput): SearchRequestJson['sort'] {
  if (sortList && sortList.length > 0)
    return sortList.map(({ field, direction }) => ({ [field]: direction }));
  return sortField && sortDirection ? { [sortField]: sortDirection } : undefined;
}

function isEmpty(object: object | undefined): boolean {
  return object === undefined || Object.keys(object).length === 0;
}

/**
 * `[status] errors text` (catalogue.md 8). Several errors of one search are joined by a bare comma, those of several
 * searches by a comma and a space; a body that is not JSON counts as `{}`, which leaves the status alone.
 */
export function failureText(error: SourceError): string {
  const body = (error.detail as { body?: unknown } | undefined)?.body ?? {};
  const text = Array.isArray(body)
    ? body.flatMap((part: { errors?: unknown }) => part.errors ?? []).join(', ')
    : serverText(body as { errors?: unknown; error?: unknown });
  return text === '' ? `[${error.status}]` : `[${error.status}] ${text}`;
}

function serverText({ errors, error }: { errors?: unknown; error?: unknown }): string {
  if (Array.isArray(errors)) return errors.join(',');
  const text = errors ?? error;
  return typeof text === 'string' ? text : '';
}

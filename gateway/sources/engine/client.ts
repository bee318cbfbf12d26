/**
 * The search service's calls: search, query suggestion and click (catalogue.md 7.3, wire-protocols 2). A search's body is
 * built as the vendor's own connector builds it, so that every engine which serves that connector serves us.
 */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import type { SourceError } from '../transport/errors.ts';
import type { AnswerCache } from '../transport/cache/answerCache.ts';
import { EngineSource, type EngineDriver } from './EngineSource.ts';
import type { ClickInput, EngineFilter, SearchFilter, SearchInput, SuggestionInput } from './inputs.ts';
import { elasticSource } from './elastic/elasticDriver.ts';
import {
  searchResponseJson,
  suggestionResponseJson,
  type FilterRange,
  type FilterScalar,
  type SearchFilterJson,
  type SearchRequestJson,
  type SearchResponseJson,
  type SuggestionResponseJson,
} from './wire.ts';

export interface EngineConfig {
  /** Which service answers: Elastic App Search when absent, or Elasticsearch's own search API, which OpenSearch shares. */
  driver?: 'app-search' | 'elasticsearch';
  /** Origin of the service (the vendor's `endpointBase`), without path. */
  url: string;
  /** Name of the engine, such as `shop`; of the alias, with Elasticsearch. */
  engine: string;
  /** Public search key. */
  key: string;
  answers?: AnswerCache | undefined;
}

/**
 * Opens the service, and chooses the driver: nothing else knows which one it is. Throws the vendor connector's own words
 * when a setting is missing (catalogue.md 8). Error answers are never kept: the vendor's library does keep them, and by
 * address and body but not by key.
 */
export function engineSource({ driver = 'app-search', ...config }: EngineConfig): EngineSource {
  const { url, engine, key } = config;
  if (!url || !engine) throw new Error('hostIdentifier or endpointBase, and engineName are required');
  if (driver === 'elasticsearch') return elasticSource(config);
  return new EngineSource(
    {
      url: `${url.replace(/\/+$/, '')}/api/as/v1/engines/${encodeURIComponent(engine)}`,
      headers: { authorization: `Bearer ${key}` },
      // Where it is too slow, content lists a category's products, within the same request.
      totalTimeoutMs: 3_000,
      answers: config.answers,
    },
    appSearch,
  );
}

/** A read for all its POST: safe to repeat, to share and to keep. */
export const search = defineCall<SearchInput, SearchResponseJson, 'contentLocale' | 'contentRegion'>({
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

/** Knows nothing of locales and regions: the service suggests from all of its documents. */
export const suggestQueries = defineCall<SuggestionInput, SuggestionResponseJson>({
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

/** Counts: never repeated blindly. The service answers with an empty body. */
export const reportClick = defineCall<ClickInput, unknown>({
  source: 'engine',
  name: 'reportClick',
  method: 'POST',
  route: '/click.json',
  varies: [],
  idempotent: false,
  // Nobody waits for statistics, and a session's next change waits for this one.
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

/** Empty facets and filters are dropped: the service refuses some empty objects (wire-protocols 2.5). */
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
    { field: 'locale', values: input.includeLocales ?? [scope.contentLocale], type: 'any' },
    { field: 'regions', values: input.includeRegions ?? [scope.contentRegion], type: 'any' },
    { field: 'regions', values: input.excludeRegions ?? [], type: 'none' },
  ];
}

/**
 * As the vendor's connector writes a filter: several plain values of `any` or `none` become one list, since 32 filters
 * and 1 024 list items are the limits; everything else becomes one entry a value.
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

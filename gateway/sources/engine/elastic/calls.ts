/** What searching asks of Elasticsearch or OpenSearch: the mapping once in a while, searches, and a document a click. */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import type { ClickInput, SearchInput, SuggestionInput } from '../inputs.ts';
import { searchBody } from './query.rules.ts';
import type { SearchBody } from './dsl.ts';
import type { IndexSchema } from './schema.rules.ts';
import { mappingsJson, searchAnswerJson, type MappingsJson, type SearchAnswerJson } from './wire.ts';

/** A shard that did not answer would be documents missing in silence: it is a failure instead. */
const whole = { allow_partial_search_results: false };

/** `GET /{index}/_mapping` (Elasticsearch reference, `Get mapping API`). Changes when an index run prepares another one. */
export const getMapping = defineCall<{ index: string }, MappingsJson>({
  source: 'engine',
  name: 'getMapping',
  method: 'GET',
  route: '/{index}/_mapping',
  varies: [],
  idempotent: true,
  cache: { freshMs: 60_000, staleWhileRevalidateMs: 60_000, staleIfErrorMs: 86_400_000 },
  request: ({ index }) => ({ path: `${pathOf(index)}/_mapping` }),
  answer: mappingsJson,
});

interface SearchArgs {
  index: string;
  input: SearchInput;
  schema: IndexSchema;
}

export const search = defineCall<SearchArgs, SearchAnswerJson, 'contentLocale' | 'contentRegion'>({
  source: 'engine',
  name: 'search',
  method: 'POST',
  route: '/{index}/_search',
  varies: ['contentLocale', 'contentRegion'],
  idempotent: true,
  cache: { freshMs: 30_000, staleWhileRevalidateMs: 30_000, staleIfErrorMs: 3_600_000 },
  request: ({ index, input, schema }, scope) => ({
    path: `${pathOf(index)}/_search`,
    query: whole,
    body: searchBody(input, scope, schema),
  }),
  answer: searchAnswerJson,
});

interface SuggestionArgs {
  index: string;
  input: SuggestionInput;
  body: SearchBody;
}

/** Knows nothing of locales and regions, as the vendor's own suggestions do. */
export const suggestQueries = defineCall<SuggestionArgs, SearchAnswerJson>({
  source: 'engine',
  name: 'suggestQueries',
  method: 'POST',
  route: '/{index}/_search (suggestions)',
  varies: [],
  idempotent: true,
  cache: { freshMs: 30_000, staleWhileRevalidateMs: 30_000, staleIfErrorMs: 3_600_000 },
  request: ({ index, body }) => ({ path: `${pathOf(index)}/_search`, query: whole, body }),
  answer: searchAnswerJson,
});

/** Counts: never repeated blindly. The search service has no statistics of its own, so clicks are documents. */
export const reportClick = defineCall<{ index: string; input: ClickInput; at: string }, unknown>({
  source: 'engine',
  name: 'reportClick',
  method: 'POST',
  route: '/{index}/_doc',
  varies: [],
  idempotent: false,
  // Nobody waits for statistics, and a session's next change waits for this one.
  timeoutMs: 1_000,
  request: ({ index, at, input: { query, documentId, requestId, tags } }) => ({
    path: `${pathOf(clicksOf(index))}/_doc`,
    body: {
      at,
      query,
      document_id: documentId,
      ...(requestId === undefined ? {} : { request_id: requestId }),
      ...(tags === undefined ? {} : { tags }),
    },
  }),
  answer: z.unknown(),
});

export function clicksOf(index: string): string {
  return `${index}-clicks`;
}

export function pathOf(index: string): string {
  return `/${encodeURIComponent(index)}`;
}

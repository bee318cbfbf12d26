/** What an index run asks of Elasticsearch or OpenSearch. Every one is safe to repeat: documents are written by id. */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { pathOf } from './calls.ts';
import type { KeptDocument } from './document.rules.ts';
import type { IndexBody, Mappings } from './mapping.rules.ts';
import {
  aliasesJson,
  bulkAnswerJson,
  reindexAnswerJson,
  searchAnswerJson,
  type BulkAnswerJson,
  type ReindexAnswerJson,
  type SearchAnswerJson,
} from './wire.ts';

const write = { source: 'engine', varies: [], idempotent: true } as const;

/** By index that the alias points to; empty when there is no such alias (Elasticsearch reference, `Get alias API`). */
export const getAlias = defineCall<{ alias: string }, Record<string, unknown>>({
  ...write,
  name: 'getAlias',
  method: 'GET',
  route: '/_alias/{alias}',
  request: ({ alias }) => ({ path: `/_alias${pathOf(alias)}` }),
  answer: aliasesJson,
  statuses: { 404: {} },
});

interface NewIndex {
  index: string;
  body: IndexBody & { aliases?: Record<string, object> };
}

/** Elasticsearch reference, `Create index API`. */
export const createIndex = defineCall<NewIndex, unknown>({
  ...write,
  name: 'createIndex',
  method: 'PUT',
  route: '/{index}',
  request: ({ index, body }) => ({ path: pathOf(index), body }),
  answer: z.unknown(),
});

interface ClicksIndex {
  index: string;
  body: { mappings: { dynamic: false; properties: Record<string, object> } };
}

export const createClicks = defineCall<ClicksIndex, unknown>({
  ...write,
  name: 'createClicks',
  method: 'PUT',
  route: '/{index} (clicks)',
  request: ({ index, body }) => ({ path: pathOf(index), body }),
  answer: z.unknown(),
});

/** Null when it is not there. */
export const getIndex = defineCall<{ index: string }, Record<string, unknown> | null>({
  ...write,
  name: 'getIndex',
  method: 'GET',
  route: '/{index}',
  request: ({ index }) => ({ path: pathOf(index) }),
  answer: aliasesJson,
  statuses: { 404: null },
});

export const deleteIndex = defineCall<{ index: string }, unknown>({
  ...write,
  name: 'deleteIndex',
  method: 'DELETE',
  route: '/{index}',
  request: ({ index }) => ({ path: pathOf(index) }),
  answer: z.unknown(),
});

/** Elasticsearch reference, `Update mapping API`. */
export const putMapping = defineCall<{ index: string; own: Mappings['_meta'] }, unknown>({
  ...write,
  name: 'putMapping',
  method: 'PUT',
  route: '/{index}/_mapping',
  request: ({ index, own }) => ({ path: `${pathOf(index)}/_mapping`, body: { _meta: own } }),
  answer: z.unknown(),
});

/** Copies within the service, from one index to another (Elasticsearch reference, `Reindex API`). Minutes, not more. */
export const reindex = defineCall<{ from: string; to: string }, ReindexAnswerJson>({
  ...write,
  name: 'reindex',
  method: 'POST',
  route: '/_reindex',
  timeoutMs: 600_000,
  request: ({ from, to }) => ({
    path: '/_reindex',
    query: { refresh: true },
    body: { source: { index: from }, dest: { index: to } },
  }),
  answer: reindexAnswerJson,
});

type AliasAction = { add: { index: string; alias: string } } | { remove_index: { index: string } };

/** All of them or none, in one step (Elasticsearch reference, `Aliases API`). */
export const updateAliases = defineCall<{ actions: readonly AliasAction[] }, unknown>({
  ...write,
  name: 'updateAliases',
  method: 'POST',
  route: '/_aliases',
  request: ({ actions }) => ({ path: '/_aliases', body: { actions } }),
  answer: z.unknown(),
});

/** What was written becomes visible to searches at once (Elasticsearch reference, `Refresh API`). */
export const refresh = defineCall<{ index: string }, unknown>({
  ...write,
  name: 'refresh',
  method: 'POST',
  route: '/{index}/_refresh',
  request: ({ index }) => ({ path: `${pathOf(index)}/_refresh` }),
  answer: z.unknown(),
});

/** Documents a page. */
const PAGE = 1_000;

/** By id, from behind `after` on: pages by offset would end at the window (Elasticsearch reference, `Paginate search results`). */
export const listDocuments = defineCall<{ index: string; after: string | null }, SearchAnswerJson>({
  ...write,
  name: 'listDocuments',
  method: 'POST',
  route: '/{index}/_search (listing)',
  request: ({ index, after }) => ({
    path: `${pathOf(index)}/_search`,
    query: { allow_partial_search_results: false },
    body: {
      query: { match_all: {} },
      size: PAGE,
      sort: [{ id: { order: 'asc' } }],
      ...(after === null ? {} : { search_after: [after] }),
      _source: { includes: ['id', 'fingerprint', 'words_of'] },
    },
  }),
  answer: searchAnswerJson,
});

/** To the alias only: without one the service would create an index of that name, without mapping (Elasticsearch reference, `Bulk API`). */
const aliasOnly = { require_alias: true };

export const putDocuments = defineCall<{ index: string; documents: readonly KeptDocument[] }, BulkAnswerJson>(
  {
    ...write,
    name: 'putDocuments',
    method: 'POST',
    route: '/{index}/_bulk',
    request: ({ index, documents }) => ({
      path: `${pathOf(index)}/_bulk`,
      query: aliasOnly,
      lines: documents.flatMap((document) => [{ index: { _id: document.id } }, document]),
    }),
    answer: bulkAnswerJson,
  },
);

export const deleteDocuments = defineCall<{ index: string; ids: readonly string[] }, BulkAnswerJson>({
  ...write,
  name: 'deleteDocuments',
  method: 'POST',
  route: '/{index}/_bulk (deletions)',
  request: ({ index, ids }) => ({
    path: `${pathOf(index)}/_bulk`,
    query: aliasOnly,
    lines: ids.map((id) => ({ delete: { _id: id } })),
  }),
  answer: bulkAnswerJson,
});

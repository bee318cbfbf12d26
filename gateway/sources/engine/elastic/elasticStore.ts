/**
 * An index of Elasticsearch or OpenSearch as the store of an index run. Searches go to an alias of an index whose name has
 * a digest of its mapping. A new mapping means a new index, filled from the old one and swapped behind the alias
 * atomically, so that searches never see an empty index. Calls are idempotent: documents are written by id.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { SourceError } from '../../transport/errors.ts';
import type { DocumentStore, IndexSettings, IndexedDocument, RunCall } from '../documents.ts';
import { keptDocument, wordsOf, type KeptDocument } from './document.rules.ts';
import { clicksOf, pathOf } from './elasticDriver.ts';
import { reasonOf, refusalText } from './failure.rules.ts';
import { indexBody, type IndexBody, type Mappings } from './mapping.rules.ts';
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
const getAlias = defineCall<{ alias: string }, Record<string, unknown>>({
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
const createIndex = defineCall<NewIndex, unknown>({
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

const createClicks = defineCall<ClicksIndex, unknown>({
  ...write,
  name: 'createClicks',
  method: 'PUT',
  route: '/{index} (clicks)',
  request: ({ index, body }) => ({ path: pathOf(index), body }),
  answer: z.unknown(),
});

/** Null when there is none. */
const getIndex = defineCall<{ index: string }, Record<string, unknown> | null>({
  ...write,
  name: 'getIndex',
  method: 'GET',
  route: '/{index}',
  request: ({ index }) => ({ path: pathOf(index) }),
  answer: aliasesJson,
  statuses: { 404: null },
});

const deleteIndex = defineCall<{ index: string }, unknown>({
  ...write,
  name: 'deleteIndex',
  method: 'DELETE',
  route: '/{index}',
  request: ({ index }) => ({ path: pathOf(index) }),
  answer: z.unknown(),
});

/** Elasticsearch reference, `Update mapping API`. */
const putMapping = defineCall<{ index: string; own: Mappings['_meta'] }, unknown>({
  ...write,
  name: 'putMapping',
  method: 'PUT',
  route: '/{index}/_mapping',
  request: ({ index, own }) => ({ path: `${pathOf(index)}/_mapping`, body: { _meta: own } }),
  answer: z.unknown(),
});

/** Copies within the service, from one index to another (Elasticsearch reference, `Reindex API`). Takes minutes. */
const reindex = defineCall<{ from: string; to: string }, ReindexAnswerJson>({
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

/** Atomic (Elasticsearch reference, `Aliases API`). */
const updateAliases = defineCall<{ actions: readonly AliasAction[] }, unknown>({
  ...write,
  name: 'updateAliases',
  method: 'POST',
  route: '/_aliases',
  request: ({ actions }) => ({ path: '/_aliases', body: { actions } }),
  answer: z.unknown(),
});

/** Makes writes visible to searches (Elasticsearch reference, `Refresh API`). */
const refresh = defineCall<{ index: string }, unknown>({
  ...write,
  name: 'refresh',
  method: 'POST',
  route: '/{index}/_refresh',
  request: ({ index }) => ({ path: `${pathOf(index)}/_refresh` }),
  answer: z.unknown(),
});

/** Documents per page. */
const PAGE = 1_000;

/** By id, after the id `after`: offsets would end at the result window (Elasticsearch reference, `Paginate search results`). */
const listDocuments = defineCall<{ index: string; after: string | null }, SearchAnswerJson>({
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

/** Without it, a missing alias would be created as an index without mapping (Elasticsearch reference, `Bulk API`). */
const aliasOnly = { require_alias: true };

const putDocuments = defineCall<{ index: string; documents: readonly KeptDocument[] }, BulkAnswerJson>({
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
});

const deleteDocuments = defineCall<{ index: string; ids: readonly string[] }, BulkAnswerJson>({
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

export function elasticStore(runCall: RunCall, alias: string): DocumentStore {
  let prepared: IndexSettings | null = null;

  const run: RunCall = (call, args) => withServiceMessage(runCall(call, args));
  const settings = (): IndexSettings => {
    if (prepared) return prepared;
    throw new Error('prepare the index before reading or writing documents');
  };

  return {
    async prepare(wanted) {
      await prepareClicks(run, alias);
      await prepareIndex(run, alias, wanted);
      prepared = wanted;
    },
    indexed: () => indexedDocuments(run, alias, wordsOf(settings().weights)),
    async put(documents) {
      if (documents.length === 0) return;
      const { weights } = settings();
      const kept = documents.map((document) => keptDocument(document, weights));
      requireSuccess(await run(putDocuments, { index: alias, documents: kept }), 'putDocuments');
    },
    async remove(ids) {
      if (ids.length === 0) return;
      settings();
      requireSuccess(await run(deleteDocuments, { index: alias, ids }), 'deleteDocuments');
    },
  };
}

async function prepareIndex(run: RunCall, alias: string, settings: IndexSettings): Promise<void> {
  const body = indexBody(settings);
  const { _meta: own, ...mappings } = body.mappings;
  const digest = createHash('sha256')
    .update(JSON.stringify([body.settings, mappings]))
    .digest('hex');
  const index = `${alias}-${digest.slice(0, 12)}`;
  const current = Object.keys(await run(getAlias, { alias }));
  if (current.includes(index)) {
    // Weights are not part of the digest: they change without a new index.
    await run(putMapping, { index, own });
    return;
  }
  // Left behind by an interrupted run.
  if (await run(getIndex, { index })) await run(deleteIndex, { index });
  const [before] = current;
  if (before === undefined) {
    await run(createIndex, { index, body: { ...body, aliases: { [alias]: {} } } });
    return;
  }
  await run(createIndex, { index, body });
  const { failures } = await run(reindex, { from: before, to: index });
  if (failures.length > 0) throw failed('reindex', `${failures.length} documents do not fit into ${index}`);
  await run(updateAliases, {
    actions: [{ add: { index, alias } }, ...current.map((old) => ({ remove_index: { index: old } }))],
  });
}

/** With explicit types, so that the first click does not decide them. */
async function prepareClicks(run: RunCall, alias: string): Promise<void> {
  const index = clicksOf(alias);
  if (await run(getIndex, { index })) return;
  const keyword = { type: 'keyword', ignore_above: 512 };
  const properties = {
    at: { type: 'date' },
    query: keyword,
    document_id: keyword,
    request_id: keyword,
    tags: keyword,
  };
  await run(createClicks, { index, body: { mappings: { dynamic: false, properties } } });
}

async function* indexedDocuments(
  run: RunCall,
  alias: string,
  wanted: string,
): AsyncGenerator<IndexedDocument> {
  await run(refresh, { index: alias });
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof listPage>> = await listPage(run, alias, after);
    for (const { id, fingerprint, words } of page) {
      // Words of other fields than are searched now: the document has to be sent again.
      yield { id, fingerprint: words === wanted ? fingerprint : null };
      after = id;
    }
    if (page.length === 0) return;
  }
}

async function listPage(run: RunCall, index: string, after: string | null) {
  const { hits } = await run(listDocuments, { index, after });
  return hits.hits.map(({ _source: { id, fingerprint, words_of: words } }) => ({
    id: String(id),
    fingerprint: typeof fingerprint === 'string' ? fingerprint : null,
    words,
  }));
}

/** The answer's status is 200 even when items failed. Deleting an unknown id is no error. */
function requireSuccess({ errors, items }: BulkAnswerJson, call: string): void {
  if (!errors) return;
  const [failedItem] = items
    .flatMap((item) => Object.entries(item))
    .filter(([action, { status }]) => status > 299 && !(action === 'delete' && status === 404));
  if (!failedItem) return;
  const [, { _id: id, status, error }] = failedItem;
  throw failed(call, `[${status}] ${id}: ${reasonOf(error)}`, status);
}

function failed(call: string, message: string, status?: number): SourceError {
  return new SourceError(
    status !== undefined && (status === 429 || status > 499) ? 'SOURCE_UNAVAILABLE' : 'SOURCE_REFUSED',
    { source: 'engine', call },
    message,
    status === undefined ? {} : { status },
  );
}

async function withServiceMessage<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof SourceError) || error.status === null || error.code === 'SOURCE_MALFORMED')
      throw error;
    const { code, call, status, detail, isRead } = error;
    const text = refusalText(status, (detail as { body?: unknown } | undefined)?.body);
    throw new SourceError(code, { source: 'engine', call }, text, { status, detail, cause: error, isRead });
  }
}

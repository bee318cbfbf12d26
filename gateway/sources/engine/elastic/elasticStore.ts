/**
 * An index of Elasticsearch or OpenSearch as the store of an index run. Searches go to an alias of an index whose name has
 * a digest of its mapping. A new mapping means a new index, filled from the old one and swapped behind the alias
 * atomically, so that searches never see an empty index. Calls are idempotent: documents are written by id. A new index
 * is filled without replicas and without refreshes, which its searches do not need yet (OpenSearch documentation, `Tuning
 * your cluster for indexing speed`).
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
  settingsJson,
  type BulkAnswerJson,
  type ReindexAnswerJson,
  type SearchAnswerJson,
  type SettingsJson,
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

/** Of an index that is being filled; by `refresh_interval` it is recognised. */
const filling = { number_of_replicas: '0', refresh_interval: '-1' } as const;

interface NewIndex {
  index: string;
  body: Omit<IndexBody, 'settings'> & {
    settings: IndexBody['settings'] & { index: typeof filling };
    aliases?: Record<string, object>;
  };
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

/** Elasticsearch reference, `Get index settings API`. */
const getSettings = defineCall<{ index: string }, SettingsJson>({
  ...write,
  name: 'getSettings',
  method: 'GET',
  route: '/{index}/_settings',
  request: ({ index }) => ({ path: `${pathOf(index)}/_settings` }),
  answer: settingsJson,
});

interface ServingSettings {
  index: string;
  /** Null: the cluster's default. */
  replicas: string | null;
}

/** Elasticsearch reference, `Update index settings API`: null restores a default. */
const putSettings = defineCall<ServingSettings, unknown>({
  ...write,
  name: 'putSettings',
  method: 'PUT',
  route: '/{index}/_settings',
  request: ({ index, replicas }) => ({
    path: `${pathOf(index)}/_settings`,
    body: { index: { number_of_replicas: replicas, refresh_interval: null } },
  }),
  answer: z.unknown(),
});

/** Of one attempt; with the source's retries about two minutes. */
const REPLICAS_SECONDS = 25;

/**
 * Waits until the replicas are copied; 408 when it takes longer. Those that no node has room for are not waited for
 * (Elasticsearch reference, `Cluster health API`).
 */
const awaitReplicas = defineCall<{ index: string }, unknown>({
  ...write,
  name: 'awaitReplicas',
  method: 'GET',
  route: '/_cluster/health/{index}',
  request: ({ index }) => ({
    path: `/_cluster/health${pathOf(index)}`,
    query: {
      wait_for_events: 'languid',
      wait_for_no_initializing_shards: true,
      timeout: `${REPLICAS_SECONDS}s`,
    },
  }),
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
/** Documents per call of `_bulk`: about a megabyte. */
const BATCH = 250;

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

/** Documents of one call. Its JSON, which identifies the call, has the fingerprints alone. */
class DocumentBatch {
  readonly index: string;
  readonly documents: readonly KeptDocument[];

  constructor(index: string, documents: readonly KeptDocument[]) {
    this.index = index;
    this.documents = documents;
  }

  toJSON(): unknown {
    const { index, documents } = this;
    return [index, documents.map(({ id, fingerprint, words_of: words }) => [id, fingerprint, words])];
  }
}

const putDocuments = defineCall<DocumentBatch, BulkAnswerJson>({
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
    batch: BATCH,
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
      requireSuccess(await run(putDocuments, new DocumentBatch(alias, kept)), 'putDocuments');
    },
    async remove(ids) {
      if (ids.length === 0) return;
      settings();
      requireSuccess(await run(deleteDocuments, { index: alias, ids }), 'deleteDocuments');
    },
    async finish() {
      const { isFilling } = await currentSettings(run, alias);
      if (isFilling) await serve(run, { index: alias, replicas: null });
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
  const settled = { ...body, settings: { ...body.settings, index: filling } };
  if (before === undefined) {
    await run(createIndex, { index, body: { ...settled, aliases: { [alias]: {} } } });
    return;
  }
  await run(createIndex, { index, body: settled });
  const { failures } = await run(reindex, { from: before, to: index });
  if (failures.length > 0) throw failed('reindex', `${failures.length} documents do not fit into ${index}`);
  const { isFilling, replicas } = await currentSettings(run, before);
  await serve(run, { index, replicas: isFilling ? null : replicas });
  await run(updateAliases, {
    actions: [{ add: { index, alias } }, ...current.map((old) => ({ remove_index: { index: old } }))],
  });
}

async function currentSettings(
  run: RunCall,
  index: string,
): Promise<{ isFilling: boolean; replicas: string | null }> {
  const [own] = Object.values(await run(getSettings, { index }));
  const { refresh_interval: interval, number_of_replicas: replicas = null } = own?.settings.index ?? {};
  return { isFilling: interval === filling.refresh_interval, replicas };
}

/** Makes a filled index ready for searches: its documents visible, and on several nodes. */
async function serve(run: RunCall, settings: ServingSettings): Promise<void> {
  await run(putSettings, settings);
  await run(refresh, { index: settings.index });
  try {
    await run(awaitReplicas, { index: settings.index });
  } catch (error) {
    // Replicas of a busy cluster are copied while the index answers already.
    if (!(error instanceof SourceError)) throw error;
  }
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

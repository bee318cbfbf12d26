/**
 * Where an index run writes to, in Elasticsearch or OpenSearch. Searches go to an alias; behind it stands an index whose
 * name says which mapping it was made with. Another mapping means another index, filled from the one before it and put
 * behind the alias in one step, so that shoppers never meet an empty one.
 */
import { createHash } from 'node:crypto';
import { SourceError } from '../../transport/errors.ts';
import type { AskEngine } from '../appSearchStore.ts';
import type { DocumentStore, IndexSettings, StandingDocument } from '../documentStore.ts';
import { clicksOf } from './calls.ts';
import { keptDocument, wordsOf } from './document.rules.ts';
import { reasonOf, refusalText } from './failure.rules.ts';
import { indexBody } from './mapping.rules.ts';
import * as calls from './storeCalls.ts';
import type { BulkAnswerJson } from './wire.ts';

/** `ask` asks the service, each call with a deadline of its own. */
export function elasticStore(ask: AskEngine, alias: string): DocumentStore {
  let prepared: IndexSettings | null = null;

  const run: AskEngine = (call, args) => told(ask(call, args));
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
    standing: () => standing(run, alias, wordsOf(settings().weights)),
    async put(documents) {
      if (documents.length === 0) return;
      const { weights } = settings();
      const kept = documents.map((document) => keptDocument(document, weights));
      accept(await run(calls.putDocuments, { index: alias, documents: kept }), 'putDocuments');
    },
    async remove(ids) {
      if (ids.length === 0) return;
      settings();
      accept(await run(calls.deleteDocuments, { index: alias, ids }), 'deleteDocuments');
    },
  };
}

async function prepareIndex(run: AskEngine, alias: string, settings: IndexSettings): Promise<void> {
  const body = indexBody(settings);
  const { _meta: own, ...mappings } = body.mappings;
  const digest = createHash('sha256')
    .update(JSON.stringify([body.settings, mappings]))
    .digest('hex');
  const index = `${alias}-${digest.slice(0, 12)}`;
  const standing = Object.keys(await run(calls.getAlias, { alias }));
  if (standing.includes(index)) {
    // Weights are no part of the mapping proper: they change without another index.
    await run(calls.putMapping, { index, own });
    return;
  }
  // A run that was cut short left a part of one.
  if (await run(calls.getIndex, { index })) await run(calls.deleteIndex, { index });
  const [before] = standing;
  if (before === undefined) {
    await run(calls.createIndex, { index, body: { ...body, aliases: { [alias]: {} } } });
    return;
  }
  await run(calls.createIndex, { index, body });
  const { failures } = await run(calls.reindex, { from: before, to: index });
  if (failures.length > 0) throw failed('reindex', `${failures.length} documents do not fit into ${index}`);
  await run(calls.updateAliases, {
    actions: [{ add: { index, alias } }, ...standing.map((old) => ({ remove_index: { index: old } }))],
  });
}

/** Typed, so that the first click with an odd tag does not decide what all others have to look like. */
async function prepareClicks(run: AskEngine, alias: string): Promise<void> {
  const index = clicksOf(alias);
  if (await run(calls.getIndex, { index })) return;
  const keyword = { type: 'keyword', ignore_above: 512 };
  const properties = {
    at: { type: 'date' },
    query: keyword,
    document_id: keyword,
    request_id: keyword,
    tags: keyword,
  };
  await run(calls.createClicks, { index, body: { mappings: { dynamic: false, properties } } });
}

async function* standing(run: AskEngine, alias: string, wanted: string): AsyncGenerator<StandingDocument> {
  await run(calls.refresh, { index: alias });
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof list>> = await list(run, alias, after);
    for (const { id, fingerprint, words } of page) {
      // Words taken from other fields than are searched now: as good as changed.
      yield { id, fingerprint: words === wanted ? fingerprint : null };
      after = id;
    }
    if (page.length === 0) return;
  }
}

async function list(run: AskEngine, index: string, after: string | null) {
  const { hits } = await run(calls.listDocuments, { index, after });
  return hits.hits.map(({ _source: { id, fingerprint, words_of: words } }) => ({
    id: String(id),
    fingerprint: typeof fingerprint === 'string' ? fingerprint : null,
    words,
  }));
}

/** The whole answer is a success even when items are not. What was not there need not be taken out. */
function accept({ errors, items }: BulkAnswerJson, call: string): void {
  if (!errors) return;
  const [bad] = items
    .flatMap((item) => Object.entries(item))
    .filter(([action, { status }]) => status > 299 && !(action === 'delete' && status === 404));
  if (!bad) return;
  const [, { _id: id, status, error }] = bad;
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

async function told<Answer>(answer: Promise<Answer>): Promise<Answer> {
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

/**
 * An engine of Elastic App Search as the store of an index run (App Search guide: Documents, Schema, Search settings and
 * Synonyms API). Calls need a private key. They are idempotent, but for one: a document is replaced by its id.
 */
import { z } from 'zod';
import { AnswerMemory } from '../transport/cache/answerCache.ts';
import { defineCall } from '../transport/call.ts';
import { Source } from '../transport/source.ts';
import type { SearchFilterJson, SearchRequestJson } from './appSearch.ts';
import type {
  DocumentStore,
  EngineDocument,
  FieldType,
  IndexSettings,
  IndexedDocument,
  RunCall,
} from './documents.ts';
import { searchResponseJson, type SearchResponseJson } from './driver.ts';

/** `key` is a private one. The timeout allows for large batches. */
export function appSearchWriteSource({
  url,
  engine,
  key,
}: {
  url: string;
  engine: string;
  key: string;
}): Source {
  return new Source({
    name: 'engine',
    url: `${url.replace(/\/+$/, '')}/api/as/v1/engines/${encodeURIComponent(engine)}`,
    headers: { authorization: `Bearer ${key}` },
    timeoutMs: 30_000,
    retry: { retries: 4, delayMs: 300, growth: 2, statuses: [408, 429, 502, 503, 504] },
    // Pages of a thousand ids and fingerprints.
    maxBytes: 16 * 1024 * 1024,
    answers: new AnswerMemory(1).cache(null),
  });
}

/** Most results of one page and of one query (App Search guide, Limits). */
const mostAPage = 1_000;
const mostResults = 10_000;

const write = { source: 'engine', varies: [], idempotent: true } as const;

/** Documents of one call. Its JSON, which identifies the call, has the fingerprints alone. */
class DocumentBatch {
  readonly documents: readonly EngineDocument[];

  constructor(documents: readonly EngineDocument[]) {
    this.documents = documents;
  }

  toJSON(): unknown {
    return this.documents.map(({ id, fingerprint }) => [id, fingerprint]);
  }
}

/** Status 200 even when documents were refused: each has its `errors`. */
const indexedJson = z.array(z.object({ id: z.string().nullable(), errors: z.array(z.string()) }));

const indexDocuments = defineCall({
  ...write,
  name: 'indexDocuments',
  method: 'POST',
  route: '/documents',
  request: ({ documents }: DocumentBatch) => ({ path: '/documents', body: documents }),
  answer: indexedJson,
});

const deleteDocuments = defineCall({
  ...write,
  name: 'deleteDocuments',
  method: 'DELETE',
  route: '/documents',
  request: ({ ids }: { ids: readonly string[] }) => ({ path: '/documents', body: ids }),
  answer: z.array(z.object({ id: z.string(), deleted: z.boolean() })),
});

/** Left out of analytics; never cached. */
const searchDocuments = defineCall({
  ...write,
  name: 'searchDocuments',
  method: 'POST',
  route: '/search',
  request: (body: SearchRequestJson) => ({ path: '/search', body: { ...body, record_analytics: false } }),
  answer: searchResponseJson,
});

/** Adds fields and changes types; other fields stay. `id` is in no schema. */
const updateSchema = defineCall({
  ...write,
  name: 'updateSchema',
  method: 'POST',
  route: '/schema',
  request: ({ fields }: { fields: Readonly<Record<string, FieldType>> }) => ({
    path: '/schema',
    body: fields,
  }),
  answer: z.record(z.string(), z.string()),
});

/** Full-text search uses these fields only. Weights are 1 to 10. */
const updateSearchSettings = defineCall({
  ...write,
  name: 'updateSearchSettings',
  method: 'PUT',
  route: '/search_settings',
  request: ({ weights }: { weights: Readonly<Record<string, number>> }) => ({
    path: '/search_settings',
    body: {
      search_fields: Object.fromEntries(
        Object.entries(weights).map(([field, weight]) => [field, { weight }]),
      ),
    },
  }),
  answer: z.looseObject({}),
});

const synonymSetJson = z.object({ id: z.string(), synonyms: z.array(z.string()) });
type SynonymSetJson = z.output<typeof synonymSetJson>;

/** At most 256 sets of at most 32 words. */
const listSynonyms = defineCall({
  ...write,
  name: 'listSynonyms',
  method: 'GET',
  route: '/synonyms',
  request: ({ page }: { page: number }) => ({
    path: '/synonyms',
    query: { 'page[size]': mostAPage, 'page[current]': page },
  }),
  answer: z.object({
    meta: z.object({ page: z.object({ total_pages: z.number() }) }),
    results: z.array(synonymSetJson),
  }),
});

/** Not idempotent: it always creates a set. */
const createSynonyms = defineCall({
  ...write,
  idempotent: false,
  name: 'createSynonyms',
  method: 'POST',
  route: '/synonyms',
  request: ({ synonyms }: { synonyms: readonly string[] }) => ({ path: '/synonyms', body: { synonyms } }),
  answer: synonymSetJson,
});

const replaceSynonyms = defineCall({
  ...write,
  name: 'replaceSynonyms',
  method: 'PUT',
  route: '/synonyms/{id}',
  request: ({ id, synonyms }: SynonymSetJson) => ({
    path: `/synonyms/${encodeURIComponent(id)}`,
    body: { synonyms },
  }),
  answer: synonymSetJson,
});

/** Fields of every document that split an index with more documents than one query may find. */
const splits = ['locale', 'document_kind'];
/** Products have ranks, negative minutes (documents.ts): a part that is still too large is halved by them. */
const ranks = { from: -(2 ** 27), to: 1 };

export class AppSearchStore implements DocumentStore {
  /** App Search guide, Limits. */
  readonly batch = 100;
  readonly #run: RunCall;

  constructor(run: RunCall) {
    this.#run = run;
  }

  /** Identifies a set of synonyms by its first word; sets that were made by hand stay. */
  async prepare({ fields, weights, synonyms }: IndexSettings): Promise<void> {
    await this.#run(updateSchema, { fields });
    await this.#run(updateSearchSettings, { weights });
    const known = new Map<string | undefined, SynonymSetJson>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { results, meta } = await this.#run(listSynonyms, { page });
      for (const set of results) known.set(set.synonyms[0], set);
      pages = meta.page.total_pages;
    }
    await Promise.all(
      synonyms.map(async (words) => {
        const set = known.get(words[0]);
        if (!set) await this.#run(createSynonyms, { synonyms: words });
        else if (set.synonyms.join('\n') !== words.join('\n'))
          await this.#run(replaceSynonyms, { id: set.id, synonyms: [...words] });
      }),
    );
  }

  /**
   * By search rather than the vendor's list of documents, which sends whole documents. Both end at 10 000 results: a
   * larger index is read by locale, then by kind, then products by rank.
   */
  indexed(): AsyncIterable<IndexedDocument> {
    return this.#within([], splits);
  }

  async put(documents: Parameters<DocumentStore['put']>[0]): Promise<void> {
    const answers = await this.#run(indexDocuments, new DocumentBatch(documents));
    const refused = answers.filter(({ errors }) => errors.length > 0);
    if (refused.length === 0) return;
    const reasons = refused.slice(0, 5).map(({ id, errors }) => `${id}: ${errors.join(', ')}`);
    throw new Error(`the search service refused ${refused.length} documents: ${reasons.join('; ')}`);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#run(deleteDocuments, { ids });
  }

  /** Nothing was changed for writing. */
  finish(): Promise<void> {
    return Promise.resolve();
  }

  async *#within(
    filters: readonly SearchFilterJson[],
    [field, ...rest]: readonly string[],
  ): AsyncGenerator<IndexedDocument> {
    const first = await this.#page(filters, 1, field);
    if (isWhole(first)) {
      yield* this.#pages(filters, first);
    } else if (field === undefined) {
      yield* this.#byRank(filters, ranks);
    } else {
      for (const { value = '' } of first.facets?.[field]?.[0]?.data ?? [])
        yield* this.#within([...filters, { [field]: value }], rest);
    }
  }

  async *#byRank(
    filters: readonly SearchFilterJson[],
    { from, to }: typeof ranks,
  ): AsyncGenerator<IndexedDocument> {
    const ranked = [...filters, { rank: { from, to } }];
    const first = await this.#page(ranked, 1);
    if (isWhole(first)) {
      yield* this.#pages(ranked, first);
    } else if (to - from <= 1) {
      throw new Error('the search service has too many documents of one rank to list them');
    } else {
      const middle = Math.floor((from + to) / 2);
      yield* this.#byRank(filters, { from, to: middle });
      yield* this.#byRank(filters, { from: middle, to });
    }
  }

  async *#pages(
    filters: readonly SearchFilterJson[],
    first: SearchResponseJson,
  ): AsyncGenerator<IndexedDocument> {
    yield* first.results.map(indexedDocument);
    for (let page = 2; page <= first.meta.page.total_pages; page += 1) {
      const { results } = await this.#page(filters, page);
      yield* results.map(indexedDocument);
    }
  }

  /** Sorted, so that the order is the same for every page. */
  #page(filters: readonly SearchFilterJson[], current: number, facet?: string): Promise<SearchResponseJson> {
    const request: SearchRequestJson = {
      query: '',
      page: { size: mostAPage, current },
      sort: [{ uid: 'asc' }, { locale: 'asc' }, { document_kind: 'asc' }],
      result_fields: { fingerprint: { raw: {} } },
      ...(filters.length === 0 ? {} : { filters: { all: filters } }),
      ...(facet === undefined ? {} : { facets: { [facet]: { type: 'value', size: 250 } } }),
    };
    return this.#run(searchDocuments, request);
  }
}

/** The service stops counting at its limit. */
function isWhole({ meta }: SearchResponseJson): boolean {
  return meta.page.total_results < mostResults;
}

function indexedDocument(result: SearchResponseJson['results'][number]): IndexedDocument {
  const { raw: id } = result['id'] ?? {};
  const { raw: fingerprint } = result['fingerprint'] ?? {};
  return { id: String(id), fingerprint: typeof fingerprint === 'string' ? fingerprint : null };
}

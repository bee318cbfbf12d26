/** An engine of Elastic App Search as a place that an index run writes to. */
import type { Call } from '../transport/call.ts';
import { Source } from '../transport/source.ts';
import { memoryAnswerCache } from '../transport/cache/answerCache.ts';
import type { EngineConfig } from './client.ts';
import * as calls from './documentCalls.ts';
import type { DocumentStore, IndexSettings, StandingDocument } from './documentStore.ts';
import type { SearchFilterJson, SearchRequestJson, SearchResponseJson } from './wire.ts';

/** Asks the engine with a private key. */
export type AskEngine = <Args, Result>(call: Call<Args, Result, never>, args: Args) => Promise<Result>;

/** The engine's source for writing; `key` is a private one. A batch of documents may take its time. */
export function engineWriteSource({ url, engine, key }: EngineConfig): Source {
  return new Source({
    name: 'engine',
    url: `${url.replace(/\/+$/, '')}/api/as/v1/engines/${encodeURIComponent(engine)}`,
    headers: { authorization: `Bearer ${key}` },
    timeoutMs: 30_000,
    retry: { retries: 4, delayMs: 300, growth: 2, statuses: [408, 429, 502, 503, 504] },
    // Pages of a thousand ids and digests.
    maxBytes: 16 * 1024 * 1024,
    answers: memoryAnswerCache(null, 1),
  });
}

/** Every document has these: by them an engine is gone through that has more documents than one query may find. */
const splits = ['locale', 'document_kind'];
/** Products have ranks, minutes below zero (wire.ts): what is still too much is halved by them. */
const ranks = { from: -(2 ** 27), to: 1 };

export class AppSearchStore implements DocumentStore {
  readonly #ask: AskEngine;

  constructor(ask: AskEngine) {
    this.#ask = ask;
  }

  /** A set of synonyms goes by its first word: sets that editors of the engine made beside ours stay. */
  async prepare({ fields, weights, synonyms }: IndexSettings): Promise<void> {
    await this.#ask(calls.updateSchema, { fields });
    await this.#ask(calls.updateSearchSettings, { weights });
    const standing = new Map<string | undefined, calls.SynonymSetJson>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { results, meta } = await this.#ask(calls.listSynonyms, { page });
      for (const set of results) standing.set(set.synonyms[0], set);
      pages = meta.page.total_pages;
    }
    await Promise.all(
      synonyms.map(async (words) => {
        const known = standing.get(words[0]);
        if (!known) await this.#ask(calls.createSynonyms, { synonyms: words });
        else if (known.synonyms.join('\n') !== words.join('\n'))
          await this.#ask(calls.replaceSynonyms, { id: known.id, synonyms: [...words] });
      }),
    );
  }

  /**
   * By searching rather than by the vendor's list of documents: that one sends them whole, and both end at 10 000
   * results. An engine that has more is gone through locale by locale, kind by kind, and products by rank.
   */
  standing(): AsyncIterable<StandingDocument> {
    return this.#within([], splits);
  }

  async put(documents: Parameters<DocumentStore['put']>[0]): Promise<void> {
    const answers = await this.#ask(calls.indexDocuments, new calls.DocumentBatch(documents));
    const refused = answers.filter(({ errors }) => errors.length > 0);
    if (refused.length === 0) return;
    const told = refused.slice(0, 5).map(({ id, errors }) => `${id}: ${errors.join(', ')}`);
    throw new Error(`the search service refused ${refused.length} documents: ${told.join('; ')}`);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#ask(calls.deleteDocuments, { ids });
  }

  async *#within(
    filters: readonly SearchFilterJson[],
    [field, ...rest]: readonly string[],
  ): AsyncGenerator<StandingDocument> {
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
  ): AsyncGenerator<StandingDocument> {
    const ranked = [...filters, { rank: { from, to } }];
    const first = await this.#page(ranked, 1);
    if (isWhole(first)) {
      yield* this.#pages(ranked, first);
    } else if (to - from <= 1) {
      throw new Error('the search service has too many documents of one minute to list them');
    } else {
      const middle = Math.floor((from + to) / 2);
      yield* this.#byRank(filters, { from, to: middle });
      yield* this.#byRank(filters, { from: middle, to });
    }
  }

  async *#pages(
    filters: readonly SearchFilterJson[],
    first: SearchResponseJson,
  ): AsyncGenerator<StandingDocument> {
    yield* first.results.map(standingDocument);
    for (let page = 2; page <= first.meta.page.total_pages; page += 1) {
      const { results } = await this.#page(filters, page);
      yield* results.map(standingDocument);
    }
  }

  /** In an order that is the same for every page. */
  #page(filters: readonly SearchFilterJson[], current: number, facet?: string): Promise<SearchResponseJson> {
    const request: SearchRequestJson = {
      query: '',
      page: { size: calls.mostAPage, current },
      sort: [{ uid: 'asc' }, { locale: 'asc' }, { document_kind: 'asc' }],
      result_fields: { fingerprint: { raw: {} } },
      ...(filters.length === 0 ? {} : { filters: { all: filters } }),
      ...(facet === undefined ? {} : { facets: { [facet]: { type: 'value', size: 250 } } }),
    };
    return this.#ask(calls.searchDocuments, request);
  }
}

/** The service counts no further than its limit, so there may be more than it says. */
function isWhole({ meta }: SearchResponseJson): boolean {
  return meta.page.total_results < calls.mostResults;
}

function standingDocument(result: SearchResponseJson['results'][number]): StandingDocument {
  const { raw: id } = result['id'] ?? {};
  const { raw: fingerprint } = result['fingerprint'] ?? {};
  return { id: String(id), fingerprint: typeof fingerprint === 'string' ? fingerprint : null };
}

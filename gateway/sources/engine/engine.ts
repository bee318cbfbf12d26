/**
 * The search service. This file alone chooses the driver. A search finds only documents of the request's content locale
 * and region, unless the query names others; identical calls of one request are deduplicated.
 */
import type { Caller } from '../transport/caller.ts';
import type { AnswerCache } from '../transport/cache/answerCache.ts';
import { SourceError } from '../transport/errors.ts';
import type { Source } from '../transport/source.ts';
import { appSearchSource } from './appSearch.ts';
import { AppSearchStore, appSearchWriteSource } from './appSearchStore.ts';
import { documentOwner, type DocumentOwner } from './documentOwner.rules.ts';
import type { DocumentStore, RunCall } from './documents.ts';
import type {
  EngineFilter,
  EngineSource,
  FacetJson,
  FacetRequestJson,
  ResultFieldsRequest,
  SearchInput,
  SearchResponseJson,
  SearchResultJson,
} from './driver.ts';
import { elasticSource, elasticWriteSource } from './elastic/elasticDriver.ts';
import { elasticStore } from './elastic/elasticStore.ts';

export interface EngineConfig {
  /** Elastic App Search when absent, or Elasticsearch's own search API, which OpenSearch shares. */
  driver?: 'app-search' | 'elasticsearch';
  /** Origin of the service (the vendor's `endpointBase`), without path. */
  url: string;
  /** Name of the engine, such as `shop`; of the alias, with Elasticsearch. */
  engine: string;
  /** Public search key. */
  key: string;
  answers?: AnswerCache | undefined;
  /** Told of each call that finally failed, with the service's own text. */
  onFailure?: ((error: SourceError, text: string) => void) | undefined;
}

/** @throws Error with the vendor connector's message when a setting is missing (catalogue.md 8). */
export function engineSource({ driver = 'app-search', ...config }: EngineConfig): EngineSource {
  if (!config.url || !config.engine)
    throw new Error('hostIdentifier or endpointBase, and engineName are required');
  return driver === 'elasticsearch' ? elasticSource(config) : appSearchSource(config);
}

export interface EngineStore {
  source: Source;
  /** `run` runs calls of the source, each with a deadline of its own. */
  open(run: RunCall): DocumentStore;
}

/** For index runs. `key` is a private one. */
export function engineStore(config: EngineConfig): EngineStore {
  return config.driver === 'elasticsearch'
    ? { source: elasticWriteSource(config), open: (run) => elasticStore(run, config.engine) }
    : { source: appSearchWriteSource(config), open: (run) => new AppSearchStore(run) };
}

export interface EngineQuery {
  /** Typed by the shopper; all documents match when empty or absent. */
  term?: string;
  /** All of them hold. */
  filters?: readonly EngineFilter[];
  /** By field. */
  facets?: Readonly<Record<string, FacetRequestJson | readonly FacetRequestJson[]>>;
  /** By precedence; by relevance when absent. `_score` is relevance. */
  sort?: EngineSort | readonly EngineSort[];
  /** Pages start at 1. At most 1 000 a page and 100 pages (vendor limits); `size: 0` asks for totals and facets only. */
  page?: { size?: number; current?: number };
  /** Names of fields wanted raw, or the vendor's object for snippets; all fields when absent. */
  resultFields?: readonly string[] | ResultFieldsRequest;
  /** Instead of the scope's content locale. */
  locales?: readonly string[];
  /** Instead of the scope's content region; empty means every region. */
  regions?: readonly string[];
  /** Leaves out documents of any of these. */
  excludeRegions?: readonly string[];
}

export interface EngineSort {
  field: string;
  direction: 'asc' | 'desc';
}

/** The normalised response of catalogue.md 3 Search. Frozen. */
export interface EngineAnswer {
  requestId: string;
  /** By field, always a list; empty when none was asked. */
  facets: Readonly<Record<string, readonly FacetJson[]>>;
  resultSearchTerm: string;
  /** At most 100: the service refuses page 101. */
  totalPages: number;
  totalResults: number;
  results: readonly SearchResultJson[];
  rawResponse: SearchResponseJson;
}

interface EngineSuggestionQuery {
  /** Typed so far. */
  term: string;
  /** Fields to suggest from; the service's default when absent. */
  fields?: readonly string[];
  /** 1 to 20; 10 when absent. */
  size?: number;
}

/** Frozen. */
interface EngineSuggestions {
  requestId: string;
  /** Completions, best first. A service may suggest words that no document of the market has. */
  texts: readonly string[];
}

/** A result that was clicked. */
interface EngineClick {
  /** The search term as it was sent. */
  term: string;
  /** `id` of the document. */
  documentId: string;
  /** Of the answer with the result. */
  requestId?: string;
  tags?: readonly string[];
}

export type EngineHandle = ReturnType<typeof createEngine>;

/** All calls reject with a SourceError whose message ends in `[status] errors text` when the service refuses. */
export function createEngine(source: EngineSource, caller: Caller, owner: DocumentOwner = documentOwner) {
  const { driver } = source;
  const searches = new Map<string, Promise<EngineAnswer>>();
  const suggestions = new Map<string, Promise<EngineSuggestions>>();
  const run = <Answer>(answer: Promise<Answer>) => withServiceMessage(driver.failureText, answer);
  return {
    search(query: EngineQuery): Promise<EngineAnswer> {
      const input = searchInput(query, owner);
      return deduplicated(searches, input, async () =>
        normalised(input.searchTerm, await run(driver.search(source, input, caller))),
      );
    },
    suggest({ term, ...more }: EngineSuggestionQuery): Promise<EngineSuggestions> {
      const input = { query: term, ...more };
      return deduplicated(suggestions, input, async () => {
        const { results, meta } = await run(driver.suggestQueries(source, input, caller));
        return {
          requestId: meta.request_id,
          texts: results.documents.map(({ suggestion }) => suggestion),
        };
      });
    },
    /** Never retried: a click is counted. */
    async reportClick({ term, ...more }: EngineClick): Promise<void> {
      await run(driver.reportClick(source, { query: term, ...more }, caller));
    },
  };
}

function deduplicated<Answer>(
  pending: Map<string, Promise<Answer>>,
  input: object,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const key = JSON.stringify(input);
  let answer = pending.get(key);
  if (!answer) {
    answer = read();
    pending.set(key, answer);
    // Errors are not kept: the next identical call tries again.
    answer.catch(() => pending.delete(key));
  }
  return answer;
}

/** Replaces the message of a refusal with the service's own (catalogue.md 8). */
async function withServiceMessage<Answer>(
  failureText: (error: SourceError) => string,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof SourceError) || error.status === null || error.code === 'SOURCE_MALFORMED')
      throw error;
    throw new SourceError(error.code, { source: 'engine', call: error.call }, failureText(error), {
      status: error.status,
      detail: error.detail,
      cause: error,
      isRead: error.isRead,
    });
  }
}

const MOST_PAGES = 100;

function normalised(term: string, response: SearchResponseJson): EngineAnswer {
  const { meta, facets, results } = response;
  return {
    requestId: meta.request_id,
    facets: facets ?? {},
    resultSearchTerm: term,
    totalPages: Math.min(meta.page.total_pages, MOST_PAGES),
    totalResults: meta.page.total_results,
    results,
    rawResponse: response,
  };
}

function searchInput(query: EngineQuery, owner: DocumentOwner): SearchInput {
  const { term = '', filters, facets, sort, page, resultFields, locales, regions, excludeRegions } = query;
  return {
    searchTerm: term,
    ...owner,
    ...(page?.size === undefined ? {} : { resultsPerPage: page.size }),
    ...(page?.current === undefined ? {} : { current: page.current }),
    ...(sort === undefined ? {} : sortInput(sort)),
    ...(filters === undefined ? {} : { filters }),
    ...(facets === undefined ? {} : { facets }),
    ...(resultFields === undefined ? {} : { resultFields: fieldsInput(resultFields) }),
    ...(locales === undefined ? {} : { includeLocales: locales }),
    ...(regions === undefined ? {} : { includeRegions: regions }),
    ...(excludeRegions === undefined ? {} : { excludeRegions }),
  };
}

function sortInput(
  sort: EngineSort | readonly EngineSort[],
): Pick<SearchInput, 'sortField' | 'sortDirection' | 'sortList'> {
  if (!('field' in sort)) return { sortList: sort };
  return { sortField: sort.field, sortDirection: sort.direction };
}

function fieldsInput(fields: NonNullable<EngineQuery['resultFields']>): ResultFieldsRequest {
  return isNames(fields) ? Object.fromEntries(fields.map((field) => [field, { raw: {} }])) : fields;
}

function isNames(fields: NonNullable<EngineQuery['resultFields']>): fields is readonly string[] {
  return Array.isArray(fields);
}

/**
 * What resolvers see as `ctx.engine`. The market comes from the request's scope: a search only ever meets documents of
 * the scope's content locale and region, unless the query names others. Identical questions of one request are asked once.
 */
import { documentOwner, type DocumentOwner } from './documentOwner.rules.ts';
import { SourceError } from '../transport/errors.ts';
import type { Caller } from '../transport/caller.ts';
import type { EngineFilter, SearchInput } from './inputs.ts';
import type { EngineSource } from './EngineSource.ts';
import type { FacetJson, FacetRequestJson, SearchResponseJson, SearchResultJson } from './wire.ts';

export interface EngineQuery {
  /** Text the shopper typed; all documents match when empty or absent. */
  term?: string;
  /** All of them hold. */
  filters?: readonly EngineFilter[];
  /** By field; the answer has a list per field. */
  facets?: Readonly<Record<string, FacetRequestJson | readonly FacetRequestJson[]>>;
  /** First by the first; by relevance when absent. `_score` names relevance. */
  sort?: EngineSort | readonly EngineSort[];
  /** Pages start at 1. At most 1 000 a page and 100 pages (vendor limits); `size: 0` asks for totals and facets only. */
  page?: { size?: number; current?: number };
  /** Fields wanted raw, by name, or the vendor's own object for snippets; all fields when absent. */
  resultFields?: readonly string[] | SearchInput['resultFields'];
  /** Instead of the scope's content locale. */
  locales?: readonly string[];
  /** Instead of the scope's content region; empty means every region. */
  regions?: readonly string[];
  /** Documents shown in any of these are left out. */
  excludeRegions?: readonly string[];
}

export interface EngineSort {
  field: string;
  direction: 'asc' | 'desc';
}

/** The normalised response of catalogue.md 3 Search. Frozen: never write to it. */
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

export interface EngineSuggestionQuery {
  /** What was typed so far. */
  term: string;
  /** Fields of documents whose words are suggested; the service's own choice when absent. */
  fields?: readonly string[];
  /** 1 to 20; 10 when absent. */
  size?: number;
}

/** Frozen: never write to it. */
export interface EngineSuggestions {
  requestId: string;
  /** What somebody may go on to type, best first. A service may suggest what no document of the market says. */
  texts: readonly string[];
}

/** A result that somebody followed. */
export interface EngineClick {
  /** What was searched for, as it was sent. */
  term: string;
  /** `id` of the document. */
  documentId: string;
  /** Of the answer that listed it. */
  requestId?: string;
  tags?: readonly string[];
}

/** All calls reject with a SourceError whose message ends in `[status] errors text` when the service refuses. */
export interface EngineHandle {
  search(query: EngineQuery): Promise<EngineAnswer>;
  suggest(query: EngineSuggestionQuery): Promise<EngineSuggestions>;
  /** Asked once, never again by itself: a click counts. */
  reportClick(click: EngineClick): Promise<void>;
}

export function createEngine(
  source: EngineSource,
  caller: Caller,
  owner: DocumentOwner = documentOwner,
): EngineHandle {
  const { driver } = source;
  const searches = new Map<string, Promise<EngineAnswer>>();
  const suggestions = new Map<string, Promise<EngineSuggestions>>();
  return {
    search(query) {
      const input = searchInput(query, owner);
      return askedOnce(searches, input, async () =>
        normalised(input.searchTerm, await told(driver.failureText, driver.search(source, input, caller))),
      );
    },
    suggest({ term, ...more }) {
      const input = { query: term, ...more };
      return askedOnce(suggestions, input, async () => {
        const { results, meta } = await told(
          driver.failureText,
          driver.suggestQueries(source, input, caller),
        );
        return {
          requestId: meta.request_id,
          texts: results.documents.map(({ suggestion }) => suggestion),
        };
      });
    },
    async reportClick({ term, ...more }) {
      await told(driver.failureText, driver.reportClick(source, { query: term, ...more }, caller));
    },
  };
}

function askedOnce<Answer>(
  asked: Map<string, Promise<Answer>>,
  input: object,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const key = JSON.stringify(input);
  let answer = asked.get(key);
  if (!answer) {
    answer = read();
    asked.set(key, answer);
    // An error answer is never kept: the next caller of this request tries again.
    answer.catch(() => asked.delete(key));
  }
  return answer;
}

/** A refusal in the words of the service (catalogue.md 8). */
async function told<Answer>(
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

function fieldsInput(
  fields: NonNullable<EngineQuery['resultFields']>,
): NonNullable<SearchInput['resultFields']> {
  return isNames(fields) ? Object.fromEntries(fields.map((field) => [field, { raw: {} }])) : fields;
}

function isNames(fields: NonNullable<EngineQuery['resultFields']>): fields is readonly string[] {
  return Array.isArray(fields);
}

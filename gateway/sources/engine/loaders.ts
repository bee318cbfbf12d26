/**
 * What resolvers see as `ctx.engine`. The market comes from the request's scope: a search only ever meets documents of
 * the scope's content locale and region, unless the query names others. Identical searches of one request are asked once.
 */
import { SourceError } from '../errors.ts';
import type { Asker, Source } from '../http.ts';
import { failureText, search, type SearchFilter, type SearchInput } from './client.ts';
import type { FacetJson, FacetRequestJson, SearchResponseJson, SearchResultJson } from './wire.ts';

export interface EngineQuery {
  /** Text the shopper typed; all documents match when empty or absent. */
  term?: string;
  filters?: readonly SearchFilter[];
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

export interface EngineHandle {
  /** Rejects with a SourceError whose message ends in `[status] errors text` when the service refuses. */
  search(query: EngineQuery): Promise<EngineAnswer>;
}

/** Documents of one shop within an engine that several may share. */
export interface DocumentOwner {
  stack: string;
  environment: string;
}

export function createEngine(
  source: Source,
  asker: Asker,
  owner: DocumentOwner = { stack: 'skarn', environment: 'production' },
): EngineHandle {
  const asked = new Map<string, Promise<EngineAnswer>>();
  return {
    search(query) {
      const input = searchInput(query, owner);
      const key = JSON.stringify(input);
      let answer = asked.get(key);
      if (!answer) {
        answer = ask(source, asker, input);
        asked.set(key, answer);
        // An error answer is never kept: the next asker of this request tries again.
        answer.catch(() => asked.delete(key));
      }
      return answer;
    },
  };
}

async function ask(source: Source, asker: Asker, input: SearchInput): Promise<EngineAnswer> {
  try {
    return normalised(input.searchTerm, await source.run(search, input, asker));
  } catch (error) {
    if (!(error instanceof SourceError) || error.status === null || error.code === 'SOURCE_MALFORMED')
      throw error;
    throw new SourceError(error.code, { source: 'engine', call: search.name }, failureText(error), {
      status: error.status,
      detail: error.detail,
      cause: error,
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

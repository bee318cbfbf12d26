/** What the search service can be asked (catalogue.md 3 Search, 7.3). */
import type { FacetRequestJson, FilterRange, FilterScalar, SearchRequestJson } from './wire.ts';

/** How several values of one filter meet: `any` when absent. */
export interface SearchFilter {
  field: string;
  values: readonly (FilterScalar | FilterRange)[];
  type?: 'any' | 'all' | 'none';
}

/** Lets through what at least one of its filters lets through: what is sold here, or is nothing to sell. */
export interface EitherFilter {
  either: readonly SearchFilter[];
}

export type EngineFilter = SearchFilter | EitherFilter;

/** The inputs of catalogue.md 3 Search. */
export interface SearchInput {
  searchTerm: string;
  /** At most 1 000; the service's 10 when absent. */
  resultsPerPage?: number;
  /** Page number, from 1, at most 100. */
  current?: number;
  sortField?: string;
  sortDirection?: 'asc' | 'desc';
  /** Several sort orders, first by the first; wins over `sortField`. At most 10. */
  sortList?: readonly { field: string; direction: 'asc' | 'desc' }[];
  filters?: readonly EngineFilter[];
  facets?: Readonly<Record<string, FacetRequestJson | readonly FacetRequestJson[]>>;
  resultFields?: SearchRequestJson['result_fields'];
  stack?: string;
  environment?: string;
  /** The scope's content locale when absent. */
  includeLocales?: readonly string[];
  /** The scope's content region when absent; empty means every region. */
  includeRegions?: readonly string[];
  excludeRegions?: readonly string[];
}

export interface SuggestionInput {
  /** What was typed so far. */
  query: string;
  /** Fields whose words are suggested; the service's own choice when absent. */
  fields?: readonly string[];
  /** 1 to 20; the service's 10 when absent. */
  size?: number;
}

export interface ClickInput {
  query: string;
  documentId: string;
  requestId?: string;
  tags?: readonly string[];
}

/**
 * The part of the query DSL that this driver uses, the same in Elasticsearch and OpenSearch (Elasticsearch reference,
 * `Query DSL`, `Aggregations`, `Highlighting`; OpenSearch documentation, pages of the same names). Nothing here parses the
 * search term: no `query_string`, `simple_query_string`, script or regular expression.
 */
import type { FilterScalar } from '../driver.ts';

export type Scalar = FilterScalar;

/** Names of several fields that a term begins: for suggestions. */
export interface MultiMatch {
  multi_match: {
    query: string;
    type: 'best_fields';
    fields: readonly string[];
    operator: 'and';
  };
}

export interface Match {
  match: Record<
    string,
    {
      query: string;
      operator: 'and';
      /** Letters that may differ. */
      fuzziness: 1 | 2;
      /** Leading characters without typo. */
      prefix_length: 0 | 1;
      /** Words that a typo may stand for. */
      max_expansions: number;
    }
  >;
}

export interface BoolQuery {
  bool: {
    must?: readonly Query[];
    should?: readonly Query[];
    filter?: readonly Query[];
    must_not?: readonly Query[];
    minimum_should_match?: number | string;
  };
}

export interface RangeQuery {
  range: Record<string, { gte?: number | string; lt?: number | string }>;
}

export interface FunctionScore {
  function_score: {
    query: Query;
    functions: readonly { filter: Query; weight: number }[];
    score_mode: 'max';
    boost_mode: 'multiply';
  };
}

export type Query =
  | { match_all: Record<string, never> }
  | { match_none: Record<string, never> }
  | MultiMatch
  | Match
  | { match_phrase: Record<string, { query: string }> }
  | { match_bool_prefix: Record<string, { query: string; operator: 'and' }> }
  | { constant_score: { filter: Query; boost: number } }
  | { dis_max: { queries: readonly Query[]; tie_breaker: number } }
  | FunctionScore
  | BoolQuery
  | RangeQuery
  | { term: Record<string, Scalar> }
  | { terms: Record<string, readonly Scalar[]> };

type Direction = 'asc' | 'desc';
export type Sort = Record<string, { order: Direction; missing?: '_last' }>;

export type Aggregation =
  | {
      terms: { field: string; size: number; shard_size: number; order: readonly Record<string, Direction>[] };
    }
  | { range: RangeAggregation }
  | { date_range: RangeAggregation };

interface RangeAggregation {
  field: string;
  ranges: readonly { key: string; from?: number | string; to?: number | string }[];
}

export interface Highlight {
  pre_tags: readonly string[];
  post_tags: readonly string[];
  /** Escapes the text before marking, so a snippet is safe as HTML. */
  encoder: 'html';
  require_field_match: false;
  /** The term alone: the whole query would also mark filter values. */
  highlight_query: Query;
  fields: Record<string, { fragment_size: number; number_of_fragments: number }>;
}

/** Counts what a term may mean, and the documents of each kind that have all of its words. */
export interface WordsBody {
  query: Query;
  size: 0;
  track_total_hits: true;
  aggs: {
    words?: { filters: { filters: Record<string, Query> } };
    together?: {
      filter: Query;
      aggs: { kinds: { terms: { field: string; size: number } } };
    };
  };
}

export interface SearchBody {
  query: Query;
  from: number;
  size: number;
  track_total_hits: true;
  sort?: readonly Sort[];
  aggs?: Record<string, Aggregation>;
  highlight?: Highlight;
  _source: { includes?: readonly string[]; excludes: readonly string[] };
}

/**
 * The part of the query DSL that this driver uses, the same in Elasticsearch and OpenSearch (Elasticsearch reference,
 * `Query DSL`, `Aggregations`, `Highlighting`; OpenSearch documentation, pages of the same names). Nothing here parses the
 * search term: no `query_string`, `simple_query_string`, script or regular expression.
 */
import type { FilterScalar } from '../driver.ts';

export type Scalar = FilterScalar;

export interface MultiMatch {
  multi_match: {
    query: string;
    type: 'best_fields' | 'cross_fields' | 'bool_prefix';
    fields: readonly string[];
    operator: 'and';
    fuzziness?: 'AUTO';
    /** Leading characters without typo: without it every word of the index is a candidate. */
    prefix_length?: number;
  };
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

export type Query =
  | { match_all: Record<string, never> }
  | MultiMatch
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

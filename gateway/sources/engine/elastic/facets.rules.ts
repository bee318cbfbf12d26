/**
 * Facets as aggregations and back. Aggregations count the documents that match the query and its filters, like App
 * Search (Elasticsearch reference, `Terms aggregation`, `Range aggregation`, `Date range aggregation`). They are named by
 * position, so that no field name is parsed as an aggregation path.
 */
import type { FacetJson, FacetRequestJson } from '../driver.ts';
import type { Aggregation } from './dsl.ts';
import type { IndexSchema } from './schema.rules.ts';
import type { BucketsJson } from './wire.ts';

export type Facets = Readonly<Record<string, FacetRequestJson | readonly FacetRequestJson[]>>;

const DEFAULT_SIZE = 10;
/** Values per shard: with fewer values the counts are exact for any number of shards. */
const SHARD_SIZE = 1000;

/** Undefined without facets. */
export function aggregations(
  facets: Facets | undefined,
  { fields }: IndexSchema,
): Record<string, Aggregation> | undefined {
  const asked = placed(facets);
  if (asked.length === 0) return undefined;
  return Object.fromEntries(
    asked.map(({ place, field, facet }) => [place, aggregation(field, facet, fields[field])]),
  );
}

function aggregation(field: string, facet: FacetRequestJson, type: string | undefined): Aggregation {
  if (facet.type === 'value') {
    const { size = DEFAULT_SIZE, sort = { count: 'desc' } } = facet;
    return { terms: { field, size, shard_size: Math.max(SHARD_SIZE, size), order: orderOf(sort) } };
  }
  const ranges = (facet.ranges ?? []).map(({ from, to }, place) => ({
    key: String(place),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }));
  return type === 'date' ? { date_range: { field, ranges } } : { range: { field, ranges } };
}

/** Equal counts are ordered by value. */
function orderOf(sort: NonNullable<FacetRequestJson['sort']>): Record<string, 'asc' | 'desc'>[] {
  return 'count' in sort ? [{ _count: sort.count }, { _key: 'asc' }] : [{ _key: sort.value }];
}

export function facetsOf(
  facets: Facets | undefined,
  answered: Readonly<Record<string, BucketsJson>> | undefined,
): Record<string, FacetJson[]> {
  const found: Record<string, FacetJson[]> = {};
  for (const { place, field, facet } of placed(facets)) {
    (found[field] ??= []).push(facetOf(facet, answered?.[place]?.buckets ?? []));
  }
  return found;
}

function facetOf(facet: FacetRequestJson, buckets: BucketsJson['buckets']): FacetJson {
  const named = facet.name === undefined ? {} : { name: facet.name };
  if (facet.type === 'value') {
    const data = buckets.map(({ key, key_as_string: text, doc_count: count }) => ({
      value: text ?? key,
      count,
    }));
    return { type: 'value', ...named, data };
  }
  // The service answers ranges in another order: they are found by key.
  const counts = new Map(buckets.map(({ key, doc_count: count }) => [String(key), count]));
  const data = (facet.ranges ?? []).map((range, place) => ({
    ...range,
    count: counts.get(String(place)) ?? 0,
  }));
  return { type: 'range', ...named, data };
}

function placed(facets: Facets = {}): { place: string; field: string; facet: FacetRequestJson }[] {
  return Object.entries(facets).flatMap(([field, asked], first) =>
    asList(asked).map((facet, second) => ({ place: `f${first}_${second}`, field, facet })),
  );
}

function asList(asked: Facets[string]): readonly FacetRequestJson[] {
  return 'type' in asked ? [asked] : asked;
}

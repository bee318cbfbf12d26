/**
 * Facets as aggregations and back. Aggregations are computed over what the query and its filters leave, as App Search
 * counts (Elasticsearch reference, `Terms aggregation`, `Range aggregation`, `Date range aggregation`). They are named by
 * their place, so that no field name can be read as syntax of an aggregation path.
 */
import type { FacetJson, FacetRequestJson } from '../driver.ts';
import type { Aggregation } from './dsl.ts';
import type { IndexSchema } from './schema.rules.ts';
import type { BucketsJson } from './wire.ts';

export type Facets = Readonly<Record<string, FacetRequestJson | readonly FacetRequestJson[]>>;

const DEFAULT_SIZE = 10;
/** Values each shard reports: with fewer values than this the counts are exact however many shards there are. */
const SHARD_SIZE = 1000;

/** Undefined when no facet is asked for: an empty object would be an aggregation without a name. */
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

/** Equal counts stand in the order of their values. */
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
  // The service answers ranges in its own order; each one is known by its key.
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

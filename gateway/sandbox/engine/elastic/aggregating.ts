/**
 * Aggregations over the matching documents (Elasticsearch reference, `Terms aggregation`, `Range aggregation`, `Filters
 * aggregation`, `Filter aggregation`).
 */
import type { Index } from './indices.ts';
import type { Kept } from './kept.ts';
import { found as foundBy, valuesAt } from './matching.ts';
import { illegal } from './refusal.ts';
import { readQuery, type Aggregation, type Ranges, type Scalar } from './shapes.ts';

export function aggregated(index: Index, aggregation: Aggregation, found: readonly Kept[]): object {
  if ('terms' in aggregation) return termBuckets(index, aggregation.terms, found);
  if ('filters' in aggregation) {
    const counted = Object.entries(aggregation.filters.filters).map(([name, query]) => [
      name,
      { doc_count: passing(index, query, found).length },
    ]);
    return { buckets: Object.fromEntries(counted) as object };
  }
  if ('filter' in aggregation) {
    const inside = passing(index, aggregation.filter, found);
    const inner = Object.entries(aggregation.aggs).map(([name, one]) => [
      name,
      aggregated(index, one, inside),
    ]);
    return { doc_count: inside.length, ...(Object.fromEntries(inner) as object) };
  }
  const isDate = 'date_range' in aggregation;
  const ranges = isDate ? aggregation.date_range : aggregation.range;
  const type = index.property(ranges.field)?.type;
  if (type !== undefined && isDate !== (type === 'date')) {
    throw illegal(
      `Field [${ranges.field}] of type [${type}] is not supported for aggregation [${isDate ? 'date_range' : 'range'}]`,
    );
  }
  return rangeBuckets(index, ranges, found, isDate);
}

function passing(index: Index, query: unknown, found: readonly Kept[]): Kept[] {
  const all = foundBy(index, readQuery(query));
  return found.filter((document) => all.has(document));
}

type Terms = Extract<Aggregation, { terms: unknown }>['terms'];

function termBuckets(index: Index, { field, size, order }: Terms, found: readonly Kept[]): object {
  const counts = new Map<Scalar, number>();
  for (const document of found)
    for (const value of new Set(valuesAt(index, document, field)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  const buckets = [...counts].map(([key, count]) => ({ key, doc_count: count }));
  buckets.sort((left, right) => {
    for (const one of order) {
      for (const [by, direction] of Object.entries(one)) {
        const compared = by === '_count' ? left.doc_count - right.doc_count : ascending(left.key, right.key);
        if (compared !== 0) return direction === 'desc' ? -compared : compared;
      }
    }
    return ascending(left.key, right.key);
  });
  const others = buckets.slice(size).reduce((sum, { doc_count: count }) => sum + count, 0);
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: others, buckets: buckets.slice(0, size) };
}

/** Sorted by their bounds, whatever the request's order. From inclusive, to exclusive. */
function rangeBuckets(
  index: Index,
  { field, ranges }: Ranges,
  found: readonly Kept[],
  isDate: boolean,
): object {
  const at = (value: Scalar): number => (isDate ? Date.parse(String(value)) : Number(value));
  const buckets = ranges.map(({ key, from, to }) => {
    if (from === undefined && to === undefined)
      throw illegal('Required one of fields [from, to], but none were specified.');
    const low = from === undefined ? -Infinity : at(from);
    const high = to === undefined ? Infinity : at(to);
    const count = found.filter((document) =>
      valuesAt(index, document, field)
        .map(at)
        .some((value) => value >= low && value < high),
    ).length;
    return {
      key: key ?? `${from === undefined ? '*' : low.toFixed(1)}-${to === undefined ? '*' : high.toFixed(1)}`,
      ...(from === undefined ? {} : { from: low }),
      ...(to === undefined ? {} : { to: high }),
      doc_count: count,
    };
  });
  buckets.sort(
    (left, right) =>
      (left.from ?? -Infinity) - (right.from ?? -Infinity) || (left.to ?? Infinity) - (right.to ?? Infinity),
  );
  return { buckets };
}

function ascending(left: Scalar, right: Scalar): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

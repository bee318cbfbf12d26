/** One `_search`: match, count, sort, page (Elasticsearch reference, `Search API`). */
import { aggregated } from './aggregating.ts';
import { highlighted } from './highlighting.ts';
import type { Index } from './indices.ts';
import type { Kept, Source } from './kept.ts';
import { found as foundBy, valuesAt } from './matching.ts';
import { ShardFailure } from './refusal.ts';
import { readQuery, type Scalar, type SearchRequest } from './shapes.ts';

const WINDOW = 10_000;

interface Found {
  document: Kept;
  points: number;
  keys: readonly (Scalar | null)[];
}

export function searched(index: Index, request: SearchRequest): object {
  const { from, size, sort, search_after: after, highlight } = request;
  if (from + size > WINDOW) {
    throw new ShardFailure(
      400,
      'illegal_argument_exception',
      `Result window is too large, from + size must be less than or equal to: [${WINDOW}] but was [${from + size}]. See the scroll api for a more efficient way to request large data sets. This limit can be set by changing the [index.max_result_window] index level setting.`,
    );
  }
  const orders = sort.flatMap((one) => Object.entries(one));
  for (const [field] of orders) {
    if (field !== '_score' && !index.property(field)) {
      throw new ShardFailure(
        400,
        'query_shard_exception',
        `No mapping found for [${field}] in order to sort on`,
        {
          index: index.name,
        },
      );
    }
  }
  const found: Found[] = [];
  for (const [document, points] of foundBy(index, request.query)) {
    const keys = orders.map(([field, { order }]) =>
      field === '_score' ? points : sortKey(valuesAt(index, document, field), order),
    );
    found.push({ document, points, keys });
  }
  const compare = (left: readonly (Scalar | null)[], right: readonly (Scalar | null)[]): number => {
    for (const [place, [, { order }]] of orders.entries()) {
      const compared = comparedKeys(left[place] ?? null, right[place] ?? null, order);
      if (compared !== 0) return compared;
    }
    return 0;
  };
  found.sort((left, right) =>
    orders.length === 0 ? right.points - left.points : compare(left.keys, right.keys),
  );
  const rest = after === undefined ? found : found.filter(({ keys }) => compare(keys, after) > 0);
  const isScored = orders.length === 0 || orders.some(([field]) => field === '_score');
  const query =
    highlight?.highlight_query === undefined ? request.query : readQuery(highlight.highlight_query);
  const hits = rest.slice(from, from + size).map(({ document, points, keys }) => {
    const marked = highlight ? highlighted(index, query, highlight, document) : undefined;
    return {
      _index: index.name,
      _id: document.id,
      _score: isScored ? points : null,
      _source: filtered(document.source, request['_source']),
      ...(marked === undefined ? {} : { highlight: marked }),
      ...(orders.length === 0 ? {} : { sort: keys }),
    };
  });
  const counted = request.track_total_hits ? found.length : Math.min(found.length, WINDOW);
  const documents = found.map(({ document }) => document);
  const aggregations = Object.fromEntries(
    Object.entries(request.aggs).map(([name, one]) => [name, aggregated(index, one, documents)]),
  );
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: counted, relation: counted === found.length ? 'eq' : 'gte' },
      max_score: isScored && found.length > 0 ? Math.max(...found.map(({ points }) => points)) : null,
      hits,
    },
    ...(Object.keys(aggregations).length === 0 ? {} : { aggregations }),
  };
}

/** Of several values the lowest ascending, the highest descending. */
function sortKey(values: readonly Scalar[], order: 'asc' | 'desc'): Scalar | null {
  const [first = null, ...others] = values;
  return others.reduce<Scalar | null>(
    (best, one) => (best !== null && one < best === (order === 'asc') ? one : best),
    first,
  );
}

/** Documents without a value come last in either direction. */
function comparedKeys(left: Scalar | null, right: Scalar | null, order: 'asc' | 'desc'): number {
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
  const compared = left < right ? -1 : left > right ? 1 : 0;
  return order === 'asc' ? compared : -compared;
}

function filtered(source: Source, { includes, excludes = [] }: SearchRequest['_source']): Source {
  return Object.fromEntries(
    Object.entries(source).filter(
      ([name]) => (includes === undefined || includes.includes(name)) && !excludes.includes(name),
    ),
  );
}

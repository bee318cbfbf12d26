/** One search from a read request to the vendor's answer: match, filter, sort, group, cut a page, count facets. */
import type { FieldValue } from './columns.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { countFacets } from './facets.ts';
import { filterMask } from './filters.ts';
import { match, type Term } from './matching.ts';
import { MOST_RESULTS, type SearchRequest } from './request.ts';
import { wrapFields, type WrappedField } from './resultFields.ts';

export interface SearchAnswer {
  meta: Record<string, unknown>;
  results: Record<string, unknown>[];
  facets?: Record<string, unknown>;
}

export function search(
  index: DocumentIndex,
  engine: string,
  request: SearchRequest,
  requestId: string,
): SearchAnswer {
  const { query, weights, page, resultFields, facets, warnings } = request;
  const { scores: relevance, terms } = match(index, query, weights);
  const found = passing(index, request, relevance);
  const scores = boosted(request, found, relevance);
  const sorted = inOrder(request, found, scores);
  const groups = request.group ? grouped(request.group, sorted) : null;
  const heads = groups ? [...groups.values()].map(([head]) => head ?? 0) : sorted;
  const followers = new Map([...(groups?.values() ?? [])].map(([head, ...rest]) => [head, rest]));

  const write = (row: number): Record<string, WrappedField | unknown> => {
    const document = index.document(row);
    return {
      ...wrapFields(document, resultFields, terms as readonly Term[]),
      _meta: { id: document['id'], engine, score: scores?.get(row) ?? 1 },
    };
  };
  const results = heads.slice((page.current - 1) * page.size, page.current * page.size);
  // The vendor counts no further than this, whatever there is.
  const total = Math.min(heads.length, MOST_RESULTS);
  return {
    meta: {
      alerts: [],
      warnings,
      precision: 2,
      engine: { name: engine, type: 'default' },
      page: {
        current: page.current,
        total_pages: page.size === 0 ? 1 : Math.ceil(total / page.size),
        total_results: total,
        size: page.size,
      },
      request_id: requestId,
    },
    results: [...results].map((row) => ({
      ...write(row),
      ...(groups ? { _group: (followers.get(row) ?? []).slice(0, request.group?.size).map(write) } : {}),
    })),
    ...(facets.size === 0 ? {} : { facets: countFacets(facets, found) }),
  };
}

/** Rows that match the words and the filter, in the order of the index. */
function passing(
  index: DocumentIndex,
  { filter }: SearchRequest,
  relevance: ReadonlyMap<number, number> | null,
): Uint32Array {
  const mask = filterMask(filter, index.rows);
  const rows: number[] = [];
  if (relevance) for (const row of relevance.keys()) if (mask[row] === 1) rows.push(row);
  if (!relevance) mask.forEach((passes, row) => passes === 1 && rows.push(row));
  return Uint32Array.from(rows).sort();
}

/** Null where every score is 1: nothing was asked for in words and nothing is boosted. */
function boosted(
  { boosts }: SearchRequest,
  rows: Uint32Array,
  relevance: ReadonlyMap<number, number> | null,
): ReadonlyMap<number, number> | null {
  if (boosts.length === 0) return relevance;
  const scores = new Map<number, number>();
  const masks = boosts.map(({ column, values }) => column.passing((value) => values.has(String(value))));
  for (const row of rows) {
    let score = relevance?.get(row) ?? 1;
    boosts.forEach(({ operation, factor }, place) => {
      if (masks[place]?.[row] === 1) score = operation === 'add' ? score + factor : score * factor;
    });
    scores.set(row, score);
  }
  return scores;
}

/** By the orders asked for, else by relevance; ties keep the order of the index. */
function inOrder(
  { sort }: SearchRequest,
  rows: Uint32Array,
  scores: ReadonlyMap<number, number> | null,
): Uint32Array {
  const orders = sort.length === 0 ? [{ column: null, direction: 'desc' as const }] : sort;
  const keys = orders.flatMap(({ column, direction }): ((row: number) => number)[] => {
    if (column) {
      const order = column.order(direction);
      return [(row) => order[row] ?? 0];
    }
    const sign = direction === 'desc' ? -1 : 1;
    return scores ? [(row) => sign * (scores.get(row) ?? 0)] : [];
  });
  if (keys.length === 0) return rows;
  return rows.toSorted((left, right) => {
    for (const key of keys) {
      const [a, b] = [key(left), key(right)];
      if (a !== b) return a < b ? -1 : 1;
    }
    return left - right;
  });
}

/** Rows by the first value of the group's field, best first; documents without one make up one group. */
function grouped(
  { column }: NonNullable<SearchRequest['group']>,
  rows: Uint32Array,
): Map<FieldValue | undefined, number[]> {
  const groups = new Map<FieldValue | undefined, number[]>();
  for (const row of rows) {
    const value = column.first(row);
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  return groups;
}

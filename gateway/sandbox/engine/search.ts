/** One search from a parsed request to the vendor's response: match, filter, sort, group, page, count facets. */
import { rowsOf, type FieldValue } from './columns.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { countFacets } from './facets.ts';
import { filterMask, type Filter } from './filters.ts';
import { match, type Matches } from './language/matching.ts';
import { MAX_RESULTS, type SearchRequest } from './request.ts';
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
  const scope = filterMask(scopeOf(index, request.filter), index.rows);
  const { scores: relevance, marks } = recentMatches(index, query, weights, scope);
  const found = passing(filterMask(request.filter, index.rows), relevance);
  const scores = boosted(request, found, relevance);
  const sorted = inOrder(index, request, found, scores);
  const groups = request.group ? grouped(request.group, sorted) : null;
  const heads = groups ? [...groups.values()].map(([head]) => head ?? 0) : sorted;
  const followers = new Map([...(groups?.values() ?? [])].map(([head, ...rest]) => [head, rest]));

  const write = (row: number): Record<string, WrappedField | unknown> => {
    const document = index.document(row);
    return {
      ...wrapFields(document, resultFields, marks),
      _meta: { id: document['id'], engine, score: scores?.get(row) ?? 1 },
    };
  };
  const results = heads.slice((page.current - 1) * page.size, page.current * page.size);
  // The vendor counts no further than this.
  const total = Math.min(heads.length, MAX_RESULTS);
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

/** The documents in scope. Other filters narrow the matches but never change the meaning of words. */
const belonging = ['stack', 'environment', 'locale', 'regions'];

/** The part of a filter that selects shop, language and region. */
function scopeOf(index: DocumentIndex, filter: Filter): Filter {
  const columns = belonging.map((field) => index.column(field));
  const isScope = (part: Filter): boolean =>
    part.kind === 'field' ? columns.includes(part.column) : part.parts.every(isScope);
  if (isScope(filter)) return filter;
  const parts =
    filter.kind === 'all' ? filter.parts.map((part) => (isScope(part) ? part : scopeOf(index, part))) : [];
  return { kind: 'all', parts };
}

interface RecentMatch {
  asked: string;
  scope: Uint8Array;
  matches: Matches;
}

/** A page sends several searches for the same words with different filters and facets. */
const MAX_RECENT = 4;
/** Newest first, by vocabulary, which a write replaces. */
const recent = new WeakMap<readonly string[], RecentMatch[]>();

function recentMatches(
  index: DocumentIndex,
  query: string,
  weights: SearchRequest['weights'],
  scope: Uint8Array,
): Matches {
  const asked = JSON.stringify([query, weights, index.synonyms]);
  const known = recent.get(index.vocabulary) ?? [];
  const found = known.find((one) => one.asked === asked && Buffer.compare(one.scope, scope) === 0) ?? {
    asked,
    scope,
    matches: match(index, query, weights, scope),
  };
  recent.set(index.vocabulary, [found, ...known.filter((one) => one !== found)].slice(0, MAX_RECENT));
  return found.matches;
}

/** Rows that match words and filter, in index order. */
function passing(mask: Uint8Array, relevance: ReadonlyMap<number, number> | null): Uint32Array {
  if (!relevance) return rowsOf(mask);
  return Uint32Array.from([...relevance.keys()].filter((row) => mask[row] === 1)).sort();
}

/** Null where every score is 1: no words and no boosts. */
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

/** Sorted by the requested orders, then by relevance; ties by the editors' order, then by index order. */
function inOrder(
  index: DocumentIndex,
  { sort }: SearchRequest,
  rows: Uint32Array,
  scores: ReadonlyMap<number, number> | null,
): Uint32Array {
  const orders: SearchRequest['sort'] = [...sort, { column: null, direction: 'desc' }];
  const keys = orders.flatMap(({ column, direction }): ((row: number) => number)[] => {
    if (column) {
      const order = column.order(direction);
      return [(row) => order[row] ?? 0];
    }
    const sign = direction === 'desc' ? -1 : 1;
    return scores ? [(row) => sign * (scores.get(row) ?? 0)] : [];
  });
  const ranks = index.column('rank')?.order('asc');
  if (ranks) keys.push((row) => ranks[row] ?? 0);
  return rows.toSorted((left, right) => {
    for (const key of keys) {
      const [a, b] = [key(left), key(right)];
      if (a !== b) return a < b ? -1 : 1;
    }
    return left - right;
  });
}

/** Rows by the first value of the group's field, best first; documents without one form one group. */
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

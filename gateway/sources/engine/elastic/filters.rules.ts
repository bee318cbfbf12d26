/** Filters as clauses that do not affect the score (Elasticsearch reference, `Boolean query`). */
import type { FilterRange, FilterScalar, SearchFilter, SearchInput } from '../driver.ts';
import { indexedLocale } from '../indexedLocale.rules.ts';
import type { Query, RangeQuery } from './dsl.ts';

export interface Market {
  contentLocale: string;
  contentRegion: string;
}

/** The query's own filters, then owner and market. Filters without values are left out. */
export function filterClauses(input: SearchInput, market: Market): { filter: Query[]; mustNot: Query[] } {
  const filter: Query[] = [];
  const mustNot: Query[] = [];
  for (const one of [...(input.filters ?? []), ...marketFilters(input, market)]) {
    if ('either' in one) {
      const clauses = one.either.filter(hasValues).map(wholeClause);
      if (clauses.length > 0) filter.push({ bool: { should: clauses, minimum_should_match: 1 } });
    } else if (one.type === 'none') mustNot.push(...valueClauses(one));
    else if (one.type === 'all') filter.push(...valueClauses(one));
    else if (hasValues(one)) filter.push(wholeClause(one));
  }
  return { filter, mustNot };
}

function hasValues({ values }: SearchFilter): boolean {
  return values.length > 0;
}

/** One filter as one clause. */
function wholeClause(filter: SearchFilter): Query {
  const clauses = valueClauses(filter);
  const [only] = clauses;
  if (filter.type === 'none') return { bool: { must_not: clauses } };
  if (clauses.length === 1 && only) return only;
  return filter.type === 'all'
    ? { bool: { filter: clauses } }
    : { bool: { should: clauses, minimum_should_match: 1 } };
}

export function marketFilters(input: SearchInput, market: Market): readonly SearchFilter[] {
  return [
    { field: 'stack', values: input.stack === undefined ? [] : [input.stack], type: 'all' },
    { field: 'environment', values: input.environment === undefined ? [] : [input.environment], type: 'all' },
    { field: 'locale', values: localesOf(input, market), type: 'any' },
    { field: 'regions', values: input.includeRegions ?? [market.contentRegion], type: 'any' },
    { field: 'regions', values: input.excludeRegions ?? [], type: 'none' },
  ];
}

export function localesOf(input: SearchInput, market: Market): readonly string[] {
  return input.includeLocales ?? [indexedLocale(market.contentLocale)];
}

/** Several plain values become one `terms`, except for `all`. */
function valueClauses({ field, values, type }: SearchFilter): Query[] {
  const plain = values.filter((value): value is FilterScalar => typeof value !== 'object');
  const ranges = values.filter((value): value is FilterRange => typeof value === 'object');
  const terms: Query[] =
    plain.length > 1 && type !== 'all'
      ? [{ terms: { [field]: plain } }]
      : plain.map((value) => ({ term: { [field]: value } }));
  return [...terms, ...ranges.map((range) => rangeClause(field, range))];
}

/** From inclusive, to exclusive (wire-protocols 2.2). */
function rangeClause(field: string, { from, to }: FilterRange): RangeQuery {
  return {
    range: {
      [field]: { ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lt: to }) },
    },
  };
}

/**
 * Parses a search as strictly as the vendor: every error is collected and reported in the vendor's words. The texts of
 * 400 responses are recorded for missing and unknown keys, for `Page must be an object` and for unknown search fields;
 * the others follow their pattern.
 */
import type { Column } from './columns.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { readFacets, type Facet } from './facets.ts';
import { readFilters, type Filter } from './filters.ts';
import { isObject, numberOf } from './ranges.ts';
import { readResultFields, type ResultField } from './resultFields.ts';
import { searchable } from './tables.ts';

/** Vendor limits: results per page, pages, and results in total. */
const MAX_PAGE_SIZE = 1000;
const MAX_PAGES = 100;
export const MAX_RESULTS = 10_000;
const MAX_SORTS = 10;

export interface SortOrder {
  /** Null sorts by relevance. */
  column: Column | null;
  direction: 'asc' | 'desc';
}

export interface ValueBoost {
  column: Column;
  values: ReadonlySet<string>;
  operation: 'add' | 'multiply';
  factor: number;
}

export interface SearchRequest {
  query: string;
  page: { size: number; current: number };
  /** Empty sorts by relevance. */
  sort: readonly SortOrder[];
  filter: Filter;
  facets: ReadonlyMap<string, readonly Facet[]>;
  /** Null returns every field raw. */
  resultFields: ReadonlyMap<string, ResultField> | null;
  weights: Readonly<Record<string, number>>;
  boosts: readonly ValueBoost[];
  group: { column: Column; size: number } | null;
  /** Accepted options without effect here. */
  warnings: readonly string[];
}

const known = [
  'query',
  'page',
  'sort',
  'filters',
  'facets',
  'result_fields',
  'search_fields',
  'boosts',
  'group',
  'analytics',
  'record_analytics',
  'precision',
];

/** The request, or the vendor's error messages. */
export function readRequest(index: DocumentIndex, json: unknown): SearchRequest | string[] {
  if (!isObject(json)) return ['Options must be an object'];
  const errors = Object.keys(json)
    .filter((key) => !known.includes(key))
    .map((key) => `Options contains invalid key: ${key}`);
  const { query, filters = {}, boosts, analytics, record_analytics: record } = json;
  if (query === undefined || query === null) errors.push('Missing required parameter: query');
  else if (typeof query !== 'string') errors.push('Query must be a string');
  if (analytics !== undefined && !isObject(analytics)) errors.push('Analytics must be an object');
  if (record !== undefined && typeof record !== 'boolean') errors.push('Record analytics must be a boolean');
  const warnings: string[] = [];
  const request: SearchRequest = {
    query: typeof query === 'string' ? query : '',
    page: readPage(json['page'], errors),
    sort: readSort(index, json['sort'], errors),
    filter: readFilters(index, filters, errors),
    facets: readFacets(index, json['facets'], errors),
    resultFields: readResultFields(index, json['result_fields'], errors),
    weights: readWeights(index, json['search_fields'], errors),
    boosts: readBoosts(index, boosts, errors, warnings),
    group: readGroup(index, json['group'], errors),
    warnings,
  };
  return errors.length > 0 ? errors : request;
}

function readPage(json: unknown, errors: string[]): SearchRequest['page'] {
  const page = { size: 10, current: 1 };
  if (json === undefined) return page;
  if (!isObject(json)) {
    errors.push('Page must be an object');
    return page;
  }
  for (const [key, value] of Object.entries(json)) {
    const number = numberOf(value);
    const [least, most] = key === 'size' ? [0, MAX_PAGE_SIZE] : [1, MAX_PAGES];
    if (key !== 'size' && key !== 'current') errors.push(`Page contains invalid key: ${key}`);
    else if (number === null || !Number.isInteger(number) || number < least || number > most) {
      errors.push(`Page ${key} must be an integer between ${least} and ${most}`);
    } else page[key] = number;
  }
  if (page.size * page.current > MAX_RESULTS) {
    errors.push(`Page size and current must be within ${MAX_RESULTS} results`);
  }
  return page;
}

function readSort(index: DocumentIndex, json: unknown, errors: string[]): SortOrder[] {
  if (json === undefined) return [];
  const list = Array.isArray(json) ? (json as unknown[]) : [json];
  const orders: SortOrder[] = [];
  for (const item of list) {
    if (!isObject(item)) {
      errors.push('Sort must be an object or an array of objects');
      continue;
    }
    for (const [field, direction] of Object.entries(item)) {
      const column = field === '_score' ? null : index.column(field);
      if (column === undefined) errors.push(`Sort contains invalid field: ${field}`);
      else if (direction !== 'asc' && direction !== 'desc')
        errors.push(`Sort contains invalid direction for ${field}`);
      else orders.push({ column, direction });
    }
  }
  if (orders.length > MAX_SORTS) errors.push(`Sort must contain no more than ${MAX_SORTS} fields`);
  return orders;
}

/** The engine's own weights unless the search has some. */
function readWeights(
  index: DocumentIndex,
  json: unknown,
  errors: string[],
): Readonly<Record<string, number>> {
  if (json === undefined) return index.weights;
  if (!isObject(json)) {
    errors.push('Search fields must be an object');
    return index.weights;
  }
  const weights: Record<string, number> = {};
  for (const [field, options] of Object.entries(json)) {
    const weight = isObject(options) ? numberOf(options['weight'] ?? 1) : null;
    if (!Object.hasOwn(searchable, field)) errors.push(`Search fields contains invalid field: ${field}`);
    else if (weight === null || weight < 0) errors.push(`Search fields contains invalid weight for ${field}`);
    else weights[field] = weight;
  }
  return Object.keys(weights).length === 0 ? index.weights : weights;
}

/** Value boosts raise scores here; functional and proximity boosts are accepted without effect. */
function readBoosts(index: DocumentIndex, json: unknown, errors: string[], warnings: string[]): ValueBoost[] {
  if (json === undefined) return [];
  if (!isObject(json)) {
    errors.push('Boosts must be an object');
    return [];
  }
  const boosts: ValueBoost[] = [];
  for (const [field, asked] of Object.entries(json)) {
    const column = index.column(field);
    if (!column) errors.push(`Boosts contains invalid field: ${field}`);
    for (const one of Array.isArray(asked) ? (asked as unknown[]) : [asked]) {
      if (!column) continue;
      const { type, value, operation = 'add', factor = 1 } = isObject(one) ? one : {};
      const isOperation = operation === 'add' || operation === 'multiply';
      if (type === 'functional' || type === 'proximity') warnings.push(`Boost of type ${type} has no effect`);
      else if (type !== 'value' || !isOperation || typeof factor !== 'number' || value === undefined) {
        errors.push(`Boosts contains invalid value for ${field}`);
      } else {
        const values = new Set((Array.isArray(value) ? (value as unknown[]) : [value]).map(String));
        boosts.push({ column, values, operation, factor });
      }
    }
  }
  return boosts;
}

function readGroup(index: DocumentIndex, json: unknown, errors: string[]): SearchRequest['group'] {
  if (json === undefined) return null;
  const { field, size = 10 } = isObject(json) ? json : {};
  const column = typeof field === 'string' ? index.column(field) : undefined;
  if (!column || typeof size !== 'number' || !Number.isInteger(size) || size < 1) {
    errors.push(`Group contains invalid field: ${String(field)}`);
    return null;
  }
  return { column, size };
}

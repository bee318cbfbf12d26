/** Filters of a search (wire-protocols 2.2): validated strictly, then turned into a mask over the documents. */
import type { Column, FieldValue } from './columns.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { isObject, numberOf, rangeTest, readRange } from './ranges.ts';

/** Vendor limits. */
const MAX_DEPTH = 5;
const MAX_FILTERS = 32;
const MAX_ITEMS = 1024;

export type Filter =
  | { kind: 'all' | 'any' | 'none'; parts: readonly Filter[] }
  | { kind: 'field'; column: Column; wanted: Wanted };

/** Accepted values of a field: a list, or all of a range. */
type Wanted = ReadonlySet<FieldValue> | ((value: FieldValue) => boolean);

/** Adds the vendor's error messages to `errors`; the filter is valid only when none was added. */
export function readFilters(index: DocumentIndex, json: unknown, errors: string[]): Filter {
  const count = { filters: 0 };
  const filter = readFilter(index, json, errors, 1, count);
  if (count.filters > MAX_FILTERS) errors.push(`Filters must contain no more than ${MAX_FILTERS} filters`);
  return filter;
}

function readFilter(
  index: DocumentIndex,
  json: unknown,
  errors: string[],
  depth: number,
  count: { filters: number },
): Filter {
  const parts: Filter[] = [];
  if (!isObject(json)) {
    errors.push('Filters must be an object');
    return { kind: 'all', parts };
  }
  for (const [key, value] of Object.entries(json)) {
    if (key === 'all' || key === 'any' || key === 'none') {
      parts.push(readGroup(index, key, value, errors, depth, count));
      continue;
    }
    count.filters += 1;
    const column = index.column(key);
    if (!column) errors.push(`Filters contains invalid field: ${key}`);
    else parts.push({ kind: 'field', column, wanted: readWanted(key, column, value, errors) });
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'all', parts };
}

function readGroup(
  index: DocumentIndex,
  kind: 'all' | 'any' | 'none',
  json: unknown,
  errors: string[],
  depth: number,
  count: { filters: number },
): Filter {
  if (!Array.isArray(json)) {
    errors.push(`Filters contains invalid value for ${kind}: must be an array`);
    return { kind, parts: [] };
  }
  if (depth > MAX_DEPTH) {
    errors.push(`Filters must be nested no more than ${MAX_DEPTH} levels`);
    return { kind, parts: [] };
  }
  return { kind, parts: json.map((part) => readFilter(index, part, errors, depth + 1, count)) };
}

function readWanted(field: string, column: Column, json: unknown, errors: string[]): Wanted {
  const wrong = (why: string): Wanted => {
    errors.push(`Filters contains invalid value for ${field}: ${why}`);
    return new Set();
  };
  if (isObject(json)) {
    if (column.type !== 'number') return wrong('ranges are for numbers and dates');
    const range = readRange(json);
    return range ? rangeTest(range) : wrong('a range has from, to or both');
  }
  const wanted = Array.isArray(json) ? (json as unknown[]) : [json];
  if (wanted.length > MAX_ITEMS) return wrong(`no more than ${MAX_ITEMS} values`);
  const values = new Set<FieldValue>();
  for (const one of wanted) {
    const value = column.type === 'number' ? numberOf(one) : textOf(one);
    if (value === null) return wrong(`must be ${column.type === 'number' ? 'numbers' : 'text'}`);
    values.add(value);
  }
  return values;
}

function textOf(json: unknown): string | null {
  return typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean'
    ? String(json)
    : null;
}

/** 1 for every matching document. An empty group matches everything. Do not modify. */
export function filterMask(filter: Filter, rows: number): Uint8Array {
  if (filter.kind === 'field') {
    const { column, wanted } = filter;
    return typeof wanted === 'function' ? column.passing(wanted) : column.holding(wanted);
  }
  const [first, ...rest] = filter.parts;
  if (!first) return new Uint8Array(rows).fill(1);
  const mask = filterMask(first, rows).slice();
  for (const part of rest) {
    const other = filterMask(part, rows);
    if (filter.kind === 'all')
      for (let row = 0; row < rows; row += 1) mask[row] = (mask[row] ?? 0) & (other[row] ?? 0);
    else for (let row = 0; row < rows; row += 1) mask[row] = (mask[row] ?? 0) | (other[row] ?? 0);
  }
  if (filter.kind === 'none') for (let row = 0; row < rows; row += 1) mask[row] = 1 - (mask[row] ?? 0);
  return mask;
}

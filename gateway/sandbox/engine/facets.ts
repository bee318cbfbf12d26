/** Facets of a search: counts of values or ranges over the matching documents (wire-protocols 2.2, 2.3). */
import type { FacetBucketJson, FacetJson } from '../../sources/engine/driver.ts';
import type { Column } from './columns.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { isObject, rangeTest, readRange, type Range } from './ranges.ts';

const DEFAULT_SIZE = 10;
const MAX_VALUES = 250;

interface FacetBase {
  column: Column;
  name?: string;
}
export interface ValueFacet extends FacetBase {
  type: 'value';
  size: number;
  sort: { by: 'count' | 'value'; direction: 'asc' | 'desc' };
}
export interface RangeFacet extends FacetBase {
  type: 'range';
  ranges: readonly (Range & { name?: string })[];
}
export type Facet = ValueFacet | RangeFacet;

/** By field, always a list. Adds the vendor's error messages to `errors`. */
export function readFacets(index: DocumentIndex, json: unknown, errors: string[]): Map<string, Facet[]> {
  const facets = new Map<string, Facet[]>();
  if (json === undefined) return facets;
  if (!isObject(json)) {
    errors.push('Facets must be an object');
    return facets;
  }
  for (const [field, asked] of Object.entries(json)) {
    const column = index.column(field);
    if (!column) {
      errors.push(`Facets contains invalid field: ${field}`);
      continue;
    }
    const all = Array.isArray(asked) ? (asked as unknown[]) : [asked];
    const read = all.map((one) => readFacet(field, column, one, errors));
    facets.set(
      field,
      read.filter((facet) => facet !== null),
    );
  }
  return facets;
}

const keys = { value: ['type', 'name', 'size', 'sort'], range: ['type', 'name', 'ranges', 'sort'] };

function readFacet(field: string, column: Column, json: unknown, errors: string[]): Facet | null {
  const wrong = (why: string): null => {
    errors.push(`Facets contains invalid value for ${field}: ${why}`);
    return null;
  };
  if (!isObject(json)) return wrong('must be an object');
  const { type, name, size = DEFAULT_SIZE, sort = { count: 'desc' }, ranges } = json;
  if (type !== 'value' && type !== 'range') return wrong('type must be value or range');
  const unknown = Object.keys(json).find((key) => !keys[type].includes(key));
  if (unknown !== undefined) return wrong(`invalid key: ${unknown}`);
  if (name !== undefined && typeof name !== 'string') return wrong('name must be a string');
  const base: FacetBase = { column, ...(name === undefined ? {} : { name }) };
  if (type === 'value') {
    if (!Number.isInteger(size) || Number(size) < 1 || Number(size) > MAX_VALUES) {
      return wrong(`size must be between 1 and ${MAX_VALUES}`);
    }
    const order = readOrder(sort);
    return order
      ? { ...base, type, size: Number(size), sort: order }
      : wrong('sort must be by count or value');
  }
  if (column.type !== 'number') return wrong('ranges are for numbers and dates');
  const read = readRanges(ranges);
  return read ? { ...base, type, ranges: read } : wrong('ranges must be a list of from, to or both');
}

function readOrder(json: unknown): ValueFacet['sort'] | null {
  if (!isObject(json)) return null;
  const [by, direction] = Object.entries(json)[0] ?? [];
  const isOrder = (by === 'count' || by === 'value') && (direction === 'asc' || direction === 'desc');
  return isOrder ? { by, direction } : null;
}

function readRanges(json: unknown): RangeFacet['ranges'] | null {
  if (!Array.isArray(json) || json.length === 0) return null;
  const ranges: (Range & { name?: string })[] = [];
  for (const item of json as unknown[]) {
    if (!isObject(item)) return null;
    const { name, ...bounds } = item;
    const range = readRange(bounds);
    if (!range || (name !== undefined && typeof name !== 'string')) return null;
    ranges.push(name === undefined ? range : { ...range, name });
  }
  return ranges;
}

export function countFacets(
  facets: ReadonlyMap<string, readonly Facet[]>,
  rows: Uint32Array,
): Record<string, FacetJson[]> {
  return Object.fromEntries(
    [...facets].map(([field, list]) => [field, list.map((facet) => countFacet(facet, rows))]),
  );
}

function countFacet(facet: Facet, rows: Uint32Array): FacetJson {
  return {
    type: facet.type,
    ...(facet.name === undefined ? {} : { name: facet.name }),
    data: facet.type === 'value' ? valueBuckets(facet, rows) : rangeBuckets(facet, rows),
  };
}

function valueBuckets({ column, size, sort }: ValueFacet, rows: Uint32Array): FacetBucketJson[] {
  const counts = column.counts(rows);
  const buckets: { value: string | number; count: number }[] = [];
  counts.forEach((count, number) => {
    const value = column.values[number];
    if (count > 0 && value !== undefined) buckets.push({ value, count });
  });
  const sign = sort.direction === 'asc' ? 1 : -1;
  buckets.sort((left, right) =>
    sort.by === 'value'
      ? sign * ascending(left.value, right.value)
      : sign * (left.count - right.count) || ascending(left.value, right.value),
  );
  return buckets.slice(0, size);
}

function ascending(left: string | number, right: string | number): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** A document with several values counts once in every range that contains one of them. */
function rangeBuckets({ column, ranges }: RangeFacet, rows: Uint32Array): FacetBucketJson[] {
  return ranges.map((range) => {
    const mask = column.passing(rangeTest(range));
    let count = 0;
    for (const row of rows) count += mask[row] ?? 0;
    return { ...range, count };
  });
}

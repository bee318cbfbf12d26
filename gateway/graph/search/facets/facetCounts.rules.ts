/** Builds the engine's count requests for a facet and reads its counts (wire-protocols 2.2, 2.3). */
import type { FacetChoice } from '../../catalog/products/productList.rules.ts';
import { compareSizes } from '../../catalog/variants/sizeOrder.rules.ts';
import { chosenRange, flagValue, IN_STOCK, included, type FacetDefinition } from './facets.rules.ts';

/** One bucket of the engine. */
export interface Bucket {
  value?: string | number | boolean | undefined;
  count: number;
}

/** The engine's counts for a facet: one list per request, in order. */
export type Buckets = readonly (readonly Bucket[])[];

interface CountRequest {
  type: 'value';
  size: number;
  sort?: { value: 'asc' | 'desc' };
}

/** The engine's limit of values per facet. */
const MAX_VALUES = 250;

/**
 * The engine has no min/max aggregation. A range requests its values in order plus the last one, which differs only
 * when there are more values than the limit: both ends come with the search itself.
 */
export function countRequests({ kind }: FacetDefinition): CountRequest[] {
  if (kind !== 'range') return [{ type: 'value', size: MAX_VALUES }];
  return [
    { type: 'value', size: MAX_VALUES, sort: { value: 'asc' } },
    { type: 'value', size: 1, sort: { value: 'desc' } },
  ];
}

export interface CountedValue {
  value: string;
  count: number;
  isSelected: boolean;
}

/**
 * A facet's values with counts, in the engine's order, sizes by size. Values without products are dropped unless selected, so that a
 * selection can always be reset. Empty for ranges.
 */
export function countedValues(
  definition: FacetDefinition,
  [buckets = []]: Buckets,
  choices: readonly FacetChoice[],
): CountedValue[] {
  if (definition.kind === 'range') return [];
  const chosen = included(choices).flatMap(({ values }) => values ?? []);
  const selected = new Set(definition.kind === 'flag' ? chosen.map(flagValue) : chosen);
  const counted = buckets.flatMap((bucket) => {
    const value = bucketValue(definition, bucket);
    return value === null ? [] : [{ value, count: bucket.count, isSelected: selected.has(value) }];
  });
  const missing = [...selected]
    .filter((value) => !counted.some((one) => one.value === value))
    .map((value) => ({ value, count: 0, isSelected: true }));
  const all = [...counted, ...missing].filter(({ count, isSelected }) => count > 0 || isSelected);
  return definition.name === 'size'
    ? all.toSorted((left, right) => compareSizes(left.value, right.value))
    : all;
}

function bucketValue({ kind }: FacetDefinition, { value }: Bucket): string | null {
  if (kind === 'flag') return String(value) === 'true' ? IN_STOCK : null;
  return value === undefined ? null : String(value);
}

/** The range of a facet. */
export interface CountedRange {
  /** Rounded outwards to whole steps. */
  min: number;
  max: number;
  step: number;
  /** Selected ends; null when open. */
  selectedMin: number | null;
  selectedMax: number | null;
  /** Counts per equal interval from `min` to `max`; null when there are too many values. */
  histogram: number[] | null;
}

/** Maximum bars of a histogram. */
const MAX_BARS = 24;
/** Approximate number of steps: enough for arrow keys, with round numbers. */
const STEPS = 100;

/** Null when there is no choice: fewer than two values and no selection to reset. */
export function countedRange(
  definition: FacetDefinition,
  [ascending = [], highest = []]: Buckets,
  choices: readonly FacetChoice[],
): CountedRange | null {
  if (definition.kind !== 'range') return null;
  const chosen = chosenRange(included(choices));
  const counted = ascending
    .map(({ value, count }) => ({ value: Number(value), count }))
    .filter(({ value, count }) => Number.isFinite(value) && count > 0);
  const values = [...counted, ...highest.map(({ value }) => ({ value: Number(value) }))].map(
    ({ value }) => value,
  );
  // When the selection leaves nothing to count, only its own ends are known.
  const known = values.length > 0 ? values : [chosen?.min ?? [], chosen?.max ?? []].flat();
  if (known.length === 0) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (least === most && !chosen) return null;
  const step = niceStep((most - least) / STEPS, definition.smallestStep);
  const min = tidy(Math.floor(tidy(least / step)) * step);
  const max = tidy(Math.ceil(tidy(most / step)) * step);
  return {
    min,
    max,
    step,
    selectedMin: chosen?.min ?? null,
    selectedMax: chosen?.max ?? null,
    histogram: ascending.length < MAX_VALUES && max > min ? histogram(counted, { min, max, step }) : null,
  };
}

/** A power of ten times 1, 2 or 5, or the smallest step. */
function niceStep(target: number, smallest: number): number {
  if (target <= smallest) return smallest;
  const ten = 10 ** Math.floor(Math.log10(target));
  const step = [1, 2, 5, 10].map((factor) => tidy(factor * ten)).find((each) => each >= tidy(target));
  return Math.max(smallest, step ?? target);
}

/** Counts each value in its interval, the maximum in the last one; a product with several values counts in each. */
function histogram(
  counted: readonly { value: number; count: number }[],
  { min, max, step }: { min: number; max: number; step: number },
): number[] {
  const bars = Array.from({ length: Math.min(MAX_BARS, Math.round((max - min) / step)) }, () => 0);
  for (const { value, count } of counted) {
    const place = Math.min(bars.length - 1, Math.floor(((value - min) / (max - min)) * bars.length));
    bars[place] = (bars[place] ?? 0) + count;
  }
  return bars;
}

/** Removes floating-point error: 0.1 + 0.2 is 0.3. */
function tidy(amount: number): number {
  return Number(amount.toFixed(6));
}

/** The selected facet to reset first when nothing is found; null when resetting none of them alone helps. */
export function costliestFacet<Facet extends { countWithout: number | null }>(
  facets: readonly Facet[],
): Facet | null {
  const byGain = facets.toSorted((a, b) => (b.countWithout ?? 0) - (a.countWithout ?? 0));
  const [costliest] = byGain;
  return (costliest?.countWithout ?? 0) > 0 ? (costliest ?? null) : null;
}

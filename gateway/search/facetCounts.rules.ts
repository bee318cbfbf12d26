/** How the engine is asked for the counts of a facet, and how what it counts becomes the facet (wire-protocols 2.2, 2.3). */
import { chosenRange, IN_STOCK, wanted, type FacetChoice, type FacetDefinition } from './facets.rules.ts';

/** One count of the engine. */
export interface Bucket {
  value?: string | number | boolean | undefined;
  count: number;
}

/** Counts as the engine answers a facet's requests: one list a request, in their order. */
export type Buckets = readonly (readonly Bucket[])[];

interface CountRequest {
  type: 'value';
  size: number;
  sort?: { value: 'asc' | 'desc' };
}

/** The engine gives no more values of a facet. */
const MOST_VALUES = 250;

/**
 * The engine knows no least and most of a field. A range asks for its values in their order, and for the last of them,
 * which is another one only where there are more values than it gives: both ends in the search that is made anyway.
 */
export function countRequests({ kind }: FacetDefinition): CountRequest[] {
  if (kind !== 'range') return [{ type: 'value', size: MOST_VALUES }];
  return [
    { type: 'value', size: MOST_VALUES, sort: { value: 'asc' } },
    { type: 'value', size: 1, sort: { value: 'desc' } },
  ];
}

export interface CountedValue {
  value: string;
  count: number;
  isSelected: boolean;
}

/**
 * The values of a facet with their counts, in the engine's order. Values that nothing has go, unless they are selected:
 * a choice can always be taken back. A range has no values.
 */
export function countedValues(
  definition: FacetDefinition,
  [buckets = []]: Buckets,
  choices: readonly FacetChoice[],
): CountedValue[] {
  if (definition.kind === 'range') return [];
  const selected = new Set(wanted(choices).flatMap(({ values }) => values ?? []));
  const counted = buckets.flatMap((bucket) => {
    const value = bucketValue(definition, bucket);
    return value === null ? [] : [{ value, count: bucket.count, isSelected: selected.has(value) }];
  });
  const missing = [...selected]
    .filter((value) => definition.kind === 'value' || value === IN_STOCK)
    .filter((value) => !counted.some((one) => one.value === value))
    .map((value) => ({ value, count: 0, isSelected: true }));
  return [...counted, ...missing].filter(({ count, isSelected }) => count > 0 || isSelected);
}

function bucketValue({ kind }: FacetDefinition, { value }: Bucket): string | null {
  if (kind === 'flag') return String(value) === 'true' ? IN_STOCK : null;
  return value === undefined ? null : String(value);
}

/** What a listing can be narrowed to between two ends. */
export interface CountedRange {
  /** On whole steps, so that nothing lies outside. */
  min: number;
  max: number;
  step: number;
  /** Ends that are chosen; null where it is open. */
  selectedMin: number | null;
  selectedMax: number | null;
  /** Counts over as many equal parts of the way from `min` to `max`; null where there are too many values to tell. */
  histogram: number[] | null;
}

/** Bars of a histogram, at most. */
const MOST_BARS = 24;
/** Steps from end to end, about: arrow keys get there, and no number looks odd. */
const STEPS = 100;

/** Null when there is nothing to choose: no values, or one only, and no choice to take back. */
export function countedRange(
  definition: FacetDefinition,
  [ascending = [], highest = []]: Buckets,
  choices: readonly FacetChoice[],
): CountedRange | null {
  if (definition.kind !== 'range') return null;
  const chosen = chosenRange(wanted(choices));
  const counted = ascending
    .map(({ value, count }) => ({ value: Number(value), count }))
    .filter(({ value, count }) => Number.isFinite(value) && count > 0);
  const values = [...counted, ...highest.map(({ value }) => ({ value: Number(value) }))].map(
    ({ value }) => value,
  );
  // With a choice that left nothing to count, its own ends are all there is to show.
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
    histogram: ascending.length < MOST_VALUES && max > min ? histogram(counted, { min, max, step }) : null,
  };
}

/** 1, 2 or 5 with zeros behind it, or the smallest step there is. */
function niceStep(wanted: number, smallest: number): number {
  if (wanted <= smallest) return smallest;
  const ten = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((factor) => tidy(factor * ten)).find((each) => each >= tidy(wanted));
  return Math.max(smallest, step ?? wanted);
}

/** Each product stands in the part that its value lies in, the last one included; one of several values in several. */
function histogram(
  counted: readonly { value: number; count: number }[],
  { min, max, step }: { min: number; max: number; step: number },
): number[] {
  const bars = Array.from({ length: Math.min(MOST_BARS, Math.round((max - min) / step)) }, () => 0);
  for (const { value, count } of counted) {
    const place = Math.min(bars.length - 1, Math.floor(((value - min) / (max - min)) * bars.length));
    bars[place] = (bars[place] ?? 0) + count;
  }
  return bars;
}

/** Without what binary fractions add: 0.1 + 0.2 is 0.3. */
function tidy(amount: number): number {
  return Number(amount.toFixed(6));
}

/** Of facets with choices that leave nothing together, the one to take back first; null when none of them alone helps. */
export function costliestFacet<Facet extends { countWithout: number | null }>(
  facets: readonly Facet[],
): Facet | null {
  const byGain = facets.toSorted((a, b) => (b.countWithout ?? 0) - (a.countWithout ?? 0));
  const [costliest] = byGain;
  return (costliest?.countWithout ?? 0) > 0 ? (costliest ?? null) : null;
}

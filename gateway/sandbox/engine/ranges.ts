/** Ranges of numbers, in filters and in facets: `from` is inclusive, `to` exclusive (wire-protocols 2.2). */
import type { FieldValue } from './columns.ts';

export interface Range {
  from?: number;
  to?: number;
}

/** Null for an invalid range: no bound, a bound that is no number, or an unknown key. */
export function readRange(json: Readonly<Record<string, unknown>>): Range | null {
  const keys = Object.keys(json);
  if (keys.length === 0 || keys.some((key) => key !== 'from' && key !== 'to')) return null;
  const range: Range = {};
  for (const key of keys as ('from' | 'to')[]) {
    const bound = numberOf(json[key]);
    if (bound === null) return null;
    range[key] = bound;
  }
  return range;
}

export function rangeTest({ from = -Infinity, to = Infinity }: Range): (value: FieldValue) => boolean {
  return (value) => typeof value === 'number' && value >= from && value < to;
}

/** Numbers may be sent as text. */
export function numberOf(json: unknown): number | null {
  if (typeof json !== 'number' && (typeof json !== 'string' || json.trim() === '')) return null;
  const number = Number(json);
  return Number.isFinite(number) ? number : null;
}

export function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

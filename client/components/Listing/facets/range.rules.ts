/** Numeric ranges in the address, on a slider and as text. */

/** Both ends included; null where it is open. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

export const openRange: NumberRange = { min: null, max: null };

export function isOpen({ min, max }: NumberRange): boolean {
  return min === null && max === null;
}

/** `250..900`; earlier addresses had `250-900`, single numbers, and several of them. */
const form = /^(\d{1,9}(?:\.\d{1,9})?)?(\.\.|-)?(\d{1,9}(?:\.\d{1,9})?)?$/;

/**
 * The range of a facet. A form without scripts sends its ends separately (`price-min=250&price-max=`); several ranges
 * of one facet are merged from the lowest end to the highest. Null when there is none.
 */
export function readRange(search: URLSearchParams, name: string): NumberRange | null {
  const ranges = search.getAll(name).flatMap((text) => parseRange(text) ?? []);
  const apart = { min: parseEnd(search.get(minName(name))), max: parseEnd(search.get(maxName(name))) };
  // The form's fields are the latest input.
  if (!isOpen(apart)) return inOrder(apart);
  if (ranges.length === 0) return null;
  const lows = ranges.flatMap(({ min }) => min ?? []);
  const highs = ranges.flatMap(({ max }) => max ?? []);
  const enclosingRange = {
    min: lows.length < ranges.length ? null : Math.min(...lows),
    max: highs.length < ranges.length ? null : Math.max(...highs),
  };
  return isOpen(enclosingRange) ? null : inOrder(enclosingRange);
}

/** Names of the two fields, for a form without scripts. */
export function minName(name: string): string {
  return `${name}-min`;
}
export function maxName(name: string): string {
  return `${name}-max`;
}

function parseRange(text: string): NumberRange | null {
  const [, min, mark, max] = form.exec(text) ?? [];
  if (mark === undefined) return min === undefined ? null : { min: Number(min), max: Number(min) };
  const range = { min: parseEnd(min ?? null), max: parseEnd(max ?? null) };
  return isOpen(range) ? null : range;
}

/** Parses a number with either decimal mark; null when invalid. */
export function parseEnd(text: string | null): number | null {
  const plain = (text ?? '').trim().replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(plain) ? Number(plain) : null;
}

export function writeRange({ min, max }: NumberRange): string {
  return `${min ?? ''}..${max ?? ''}`;
}

/** Reversed ends are swapped. */
export function inOrder({ min, max }: NumberRange): NumberRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** An end at or beyond its bound is open. */
export function withinBounds({ min, max }: NumberRange, bounds: Bounds): NumberRange {
  return {
    min: min === null || min <= bounds.min ? null : min,
    max: max === null || max >= bounds.max ? null : max,
  };
}

/** Positions of the two thumbs. */
export function thumbs({ min, max }: NumberRange, bounds: Bounds): { low: number; high: number } {
  const clamp = (end: number) => Math.min(Math.max(end, bounds.min), bounds.max);
  const low = clamp(min ?? bounds.min);
  return { low, high: Math.max(low, clamp(max ?? bounds.max)) };
}

/** Number format of a facet in the market, from the gateway. */
export interface AmountFormat {
  readonly prefix: string;
  readonly suffix: string;
  readonly group: string;
  readonly decimal: string;
  /** Fraction digits of an amount that is not whole. */
  readonly decimals: number;
}

/** `$1,250`, `$899.50`, `17,5 m`: decimals only where needed. */
export function amountText(
  amount: number,
  { prefix, suffix, group, decimal, decimals }: AmountFormat,
): string {
  const digits = Number.isInteger(amount) ? String(amount) : amount.toFixed(decimals);
  const [whole = '0', fraction] = digits.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, () => group);
  return prefix + (fraction === undefined ? grouped : grouped + decimal + fraction) + suffix;
}

/** `80–90 mm` with both ends; `words` describe open ones. */
export function rangeText(
  { min, max }: NumberRange,
  format: AmountFormat,
  words: { from: (amount: string) => string; upTo: (amount: string) => string },
): string {
  const text = (end: number) => amountText(end, format);
  if (min === null) return max === null ? '' : words.upTo(text(max));
  if (max === null) return words.from(text(min));
  if (min === max) return text(min);
  // The unit appears once: "80–90 mm", but "$250–$900".
  return `${format.prefix === '' ? amountText(min, { ...format, suffix: '' }) : text(min)}–${text(max)}`;
}

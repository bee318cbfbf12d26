/**
 * Whether a climbing skin fits a ski. Not specified; the trade's rule: a skin is cut to a waist and must leave the edges
 * free, and its tail clip takes up a few centimetres.
 */
import type { Specification } from '../products/specifications.rules.ts';
import { waistsOf, type SizedProduct } from '../addOns/brakeFit.rules.ts';

/** Millimetres that the ski may be wider than the waist that the skin is cut to. On a narrower ski it covers the edges. */
const WAIST_MARGIN_MM = 6;

/** Centimetres that skin and ski may differ in length. */
const LENGTH_MARGIN_CM = 3;

export interface SkinEntry extends SizedProduct {
  specs: readonly Specification[];
}

/** True for each of several possible waists; false when one of both is unknown. */
export function skinFitsWaist(skin: SkinEntry, waists: readonly number[]): boolean {
  const [cutTo] = waistsOf(skin, null);
  return (
    cutTo !== undefined &&
    waists.length > 0 &&
    waists.every((waist) => waist >= cutTo && waist - cutTo <= WAIST_MARGIN_MM)
  );
}

/**
 * Labels of its lengths that fit, the nearest first. Null for a skin without lengths, which fits every ski; empty while
 * the ski's length is unknown.
 */
export function skinLengths({ size_specs: sizes }: SkinEntry, skiLength: string | null): string[] | null {
  if (sizes.length === 0) return null;
  const length = Number(skiLength);
  if (skiLength === null || !Number.isFinite(length)) return [];
  const offBy = (label: string) => Math.abs(Number(label) - length);
  return sizes
    .map(({ size }) => size)
    .filter((label) => offBy(label) <= LENGTH_MARGIN_CM)
    .toSorted((a, b) => offBy(a) - offBy(b));
}

/**
 * How many colours a tile shows before its "+N" (catalogue.md 9: a +N link appears beyond 4 on small tiles and beyond 6
 * on large ones, N being the count minus 4 or 6).
 */

/** Colours shown on a tile by its width; a container query decides, not a script. */
export const swatchLimits = { small: 4, large: 6 } as const;

export type SwatchSize = keyof typeof swatchLimits;

/** Number after the plus sign; null when every colour is shown and there is no +N link. */
export function moreColours(count: number, size: SwatchSize): number | null {
  const limit = swatchLimits[size];
  return count > limit ? count - limit : null;
}

/** A swatch list is shown only with more than one colour (catalogue.md 5). */
export function hasSwatches(count: number): boolean {
  return count > 1;
}

/** Smallest tile size that shows the colour at this index; null when none does. */
export function shownFrom(index: number): SwatchSize | null {
  if (index < swatchLimits.small) return 'small';
  return index < swatchLimits.large ? 'large' : null;
}

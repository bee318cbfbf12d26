/** Layout of a facet's values, and how many are initially visible. */

/** colour: with swatches · number: short numbers in a row · list: stacked. */
export type FacetLayout = 'colour' | 'number' | 'list';

/** Up to this many values are all shown; a longer list shows this many until expanded. */
export const shownAtFirst = 8;
/** Numbers are short, so more of them fit. */
export const numbersShownAtFirst = 16;

interface ValueLike {
  readonly value: string;
  readonly label: string;
  readonly hex: string | null;
}

export function facetLayout(values: readonly ValueLike[]): FacetLayout {
  if (values.length > 0 && values.every((value) => value.hex !== null)) return 'colour';
  return values.length > 0 && values.every((value) => /^\d{1,4}$/.test(value.label)) ? 'number' : 'list';
}

/** The first values, and every selected one. */
export function visibleValues<V extends ValueLike>(
  values: readonly V[],
  showsAll: boolean,
  isChosen: (value: string) => boolean,
): readonly V[] {
  const limit = facetLayout(values) === 'number' ? numbersShownAtFirst : shownAtFirst;
  if (showsAll || values.length <= limit + 1) return values;
  return values.filter((value, index) => index < limit || isChosen(value.value));
}

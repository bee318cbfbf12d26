/** How the values of a facet are laid out, and how many of them at first. */

/** colour: with swatches · number: short numbers side by side · list: one below the other. */
export type FacetLayout = 'colour' | 'number' | 'list';

/** A facet of this many values or fewer shows them all; a longer one shows this many until asked. */
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

/** The first values, and every chosen one: a tick never hides. */
export function visibleValues<V extends ValueLike>(
  values: readonly V[],
  showsAll: boolean,
  isChosen: (value: string) => boolean,
): readonly V[] {
  const limit = facetLayout(values) === 'number' ? numbersShownAtFirst : shownAtFirst;
  if (showsAll || values.length <= limit + 1) return values;
  return values.filter((value, index) => index < limit || isChosen(value.value));
}

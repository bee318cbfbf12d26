/** What lists of products can be filtered and sorted by, and the checks of such arguments. */

/** Every facet of any market, as named in filters and URLs. */
export const facetNames = [
  'color',
  'length',
  'size',
  'waist',
  'radius',
  'terrain',
  'price',
  'availability',
] as const;
export type FacetName = (typeof facetNames)[number];

/** How several values are combined: any, all, or none of them (catalogue.md 3, Search). */
export type ChoiceType = 'any' | 'all' | 'none';

/** A filter on one facet: values, or a range from `min` to `max`. Facets are combined with AND. */
export interface FacetChoice {
  facet: string;
  /** `any` when absent. */
  type?: ChoiceType | null | undefined;
  values?: readonly string[] | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
}

export type ProductSort =
  | 'UID'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC'
  | 'RELEVANCE'
  | 'FEATURED'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'NEWEST'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

const MAX_FILTERS = 16;
const MAX_VALUES = 64;
/** Each value of an `all` or `none` filter becomes an engine filter, of which the engine takes 32 in total. */
const MAX_SINGLE_VALUES = 8;
const MAX_VALUE_LENGTH = 128;
/** The content service takes patterns of 200 characters, and escaping may double a prefix. */
export const MAX_PREFIX = 80;

/**
 * An error message for the developer, or null.
 *
 * @param offered what the list can be filtered by.
 * @param noun as the argument calls it.
 */
export function choicesFault(
  choices: readonly FacetChoice[],
  offered: readonly string[] = facetNames,
  noun = 'facet',
): string | null {
  if (choices.length > MAX_FILTERS) return `At most ${MAX_FILTERS} filters are allowed.`;
  if (choices.some(({ values }) => (values ?? []).length > MAX_VALUES))
    return `A filter has at most ${MAX_VALUES} values.`;
  const texts = choices.flatMap(({ facet, values }) => [facet, ...(values ?? [])]);
  if (texts.some((text) => text.length > MAX_VALUE_LENGTH))
    return `A ${noun} and its values have at most ${MAX_VALUE_LENGTH} characters.`;
  const unknown = choices.find(({ facet }) => !offered.includes(facet));
  if (unknown) return `'${unknown.facet}' is not a ${noun} here; use one of ${offered.join(', ')}.`;
  const reversed = choices.find(({ min, max }) => (min ?? -Infinity) > (max ?? Infinity));
  if (reversed)
    return `${noun} '${reversed.facet}': min ${reversed.min} is greater than max ${reversed.max}.`;
  const single = choices.filter(({ type }) => type === 'all' || type === 'none');
  const count = single.reduce((sum, { values }) => sum + Math.max(1, values?.length ?? 0), 0);
  return count > MAX_SINGLE_VALUES
    ? `Filters of types ALL and NONE have at most ${MAX_SINGLE_VALUES} values together.`
    : null;
}

/** A hint for the developer of a filter that says nothing; null when it has a value or an end. */
export function emptyChoiceHint({ facet, values, min, max }: FacetChoice): string | null {
  return (values ?? []).length > 0 || (min ?? max ?? null) !== null
    ? null
    : `The filter on '${facet}' has neither values nor min or max: it has no effect.`;
}

/** What content alone can filter by. */
export interface ContentFilter {
  isNew?: boolean | null | undefined;
  titlePrefix?: string | null | undefined;
}

/** An error message for a list by the search service, or null. */
export function contentFilterFault(filter: ContentFilter | null | undefined): string | null {
  const given = (['isNew', 'titlePrefix'] as const).find((name) => (filter?.[name] ?? null) !== null);
  return given === undefined ? null : `filter.${given} is not offered here; use it in Query.products.`;
}

/** An error message, or null. */
export function titlePrefixFault(prefix: string | null | undefined): string | null {
  if (prefix === null || prefix === undefined) return null;
  return prefix.trim() === '' || prefix.length > MAX_PREFIX
    ? `filter.titlePrefix must have 1 to ${MAX_PREFIX} characters.`
    : null;
}

/** The first of the offered ones when none is given; an error message for one that the list does not offer. */
export function checkedSort<Sort extends ProductSort>(
  given: ProductSort | null | undefined,
  offered: readonly [Sort, ...Sort[]],
): { sort: Sort } | string {
  const name = given ?? offered[0];
  const sort = offered.find((one) => one === name);
  return sort === undefined
    ? `sort ${name} is not offered here; use one of ${offered.join(', ')}.`
    : { sort };
}
